import { createTanStackStartServer } from '@portico/headless/tanstack-start'

/** The session on the server. Its settings are the variables PORTICO_… of `.env`. */
export const portico = createTanStackStartServer({ public: ['/'] })
