export type { FronteggNextJSSession, FronteggUserSession, FronteggUserTokens } from '../server/session.ts'
export {
  FronteggRouter,
  FronteggRouterProps,
  FronteggStaticPaths,
  FronteggStaticRouterProps,
} from './frontegg-router.ts'
export { getSession, withSSRSession } from './session.ts'
export { type FronteggCustomApp, type WithFronteggAppOptions, withFronteggApp } from './with-frontegg-app.tsx'
