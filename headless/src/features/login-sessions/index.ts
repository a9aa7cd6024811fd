export { loginSessionErrors } from './errors.ts'
export { loginSessionsFeature } from './feature.ts'
export type { LoginSession, LoginSessionsActions, LoginSessionsState } from './types.ts'
export { useLoginSessions } from './use-login-sessions.ts'
