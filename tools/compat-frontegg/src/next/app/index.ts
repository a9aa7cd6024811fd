export type { FronteggNextJSSession, FronteggUserSession, FronteggUserTokens } from '../server/session.ts'
export { FronteggAppProvider, type FronteggAppProviderProps } from './frontegg-app-provider.tsx'
export { FronteggAppRouter, type FronteggAppRouterProps } from './frontegg-app-router.ts'
export { getAppSession, getAppUserSession, getAppUserTokens } from './session.ts'
