export { createReactRouterServer } from './react-router-server.ts'
export type { ReactRouterServer, ReactRouterServerOptions, RequestArguments, RequestContext } from './types.ts'
