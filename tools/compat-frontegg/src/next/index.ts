export * from '../index.ts'
export type { FronteggNextJSSession, FronteggUserSession, FronteggUserTokens } from './server/session.ts'
