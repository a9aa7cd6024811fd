import { existsSync } from 'node:fs'
import { createReactRouterServer } from '@portico/headless/react-router/server'

// The server of `npm start` does not read `.env` by itself. What the environment has already stays.
if (existsSync('.env')) process.loadEnvFile('.env')

/** The session on the server. Its settings are the variables PORTICO_… of `.env`. */
export const portico = createReactRouterServer({ public: ['/'] })
