export { type RestoreSession, type SessionHost, type SessionOptions, session } from './feature.ts'
export type { RenewalAsked, SessionSource } from './source.ts'
export type {
  Accepted,
  AcceptedBreachedPassword,
  AcceptedChallenge,
  AcceptedPasswordReset,
  AcceptedUnknown,
  AcceptedUser,
  AccessTokenOptions,
  Challenge,
  HeldRole,
  LoginAnswer,
  LogOutOptions,
  PasswordStanding,
  SessionActions,
  SessionEvents,
  SessionState,
  SessionStatus,
  Tenant,
  User,
} from './types.ts'
export { useSession } from './use-session.ts'
