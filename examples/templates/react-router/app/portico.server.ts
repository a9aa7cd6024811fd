import { createReactRouterServer } from '@portico/headless/react-router/server'

/** The session on the server. Its settings are the variables PORTICO_… of `.env`. */
export const portico = createReactRouterServer({ public: ['/'] })
