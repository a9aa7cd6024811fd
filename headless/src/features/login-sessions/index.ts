export { loginSessionErrors } from './errors.ts'
export { loginSessions } from './feature.ts'
export type {
  LoginSession,
  LoginSessionsActions,
  LoginSessionsState,
  RemoveLoginSessionInput,
} from './types.ts'
export { useLoginSessions } from './use-login-sessions.ts'
