import { createNextServer } from '@portico/headless/next/server'

/** The session on the server. Its settings are the variables PORTICO_… of `.env`. */
export const portico = createNextServer({ public: ['/', '/icon.svg'] })
