export { sessionFeature } from './feature.ts'
export type { RenewalAsked, RestoreSession, SessionHost, SessionOptions, SessionSource } from './host.ts'
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
