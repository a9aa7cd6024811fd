export { createTanStackStartServer } from './tanstack-start-server.ts'
export type { GuardedRequest, SessionContext, TanStackStartServer, TanStackStartServerOptions } from './types.ts'
