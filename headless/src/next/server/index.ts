export { createNextServer } from './next-server.ts'
export type { CookieSource, NextServer, NextServerOptions, RouteHandlers } from './types.ts'
