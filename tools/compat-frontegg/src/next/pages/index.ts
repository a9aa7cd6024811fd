export type { NextOptions, ServerPart } from '../client-provider.tsx'
export type { PageRequest } from '../server/server.ts'
export type { FronteggNextJSSession, FronteggUserSession, FronteggUserTokens } from '../server/session.ts'
export {
  FronteggRouter,
  FronteggRouterProps,
  FronteggStaticPaths,
  FronteggStaticRouterProps,
} from './frontegg-router.ts'
export { getSession, type PageContext, type SignInRedirect, withSSRSession } from './session.ts'
export {
  type FronteggAppProps,
  type FronteggCustomApp,
  type InitialContext,
  type WithFronteggAppOptions,
  withFronteggApp,
} from './with-frontegg-app.tsx'
