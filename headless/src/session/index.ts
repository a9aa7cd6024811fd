export { type SessionHost, session } from './feature.ts'
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
export { useSession } from './use-session.ts'
