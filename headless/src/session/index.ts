export { session, type SessionHost } from './feature.ts'
export { useSession } from './use-session.ts'
export type {
  Accepted,
  AccessTokenOptions,
  Challenge,
  HeldRole,
  LoginAnswer,
  SessionActions,
  SessionEvents,
  SessionState,
  SessionStatus,
  Tenant,
  User,
} from './types.ts'
