export { type Environment, environmentVariables, optionsFromEnv } from './environment.ts'
export { serverErrors } from './errors.ts'
export { createServer } from './server.ts'
export type {
  FormerSession,
  ForwardIp,
  GuardOptions,
  LedTokens,
  Profiles,
  ReadAnswer,
  Renewal,
  RenewalResult,
  Renewals,
  RenewedSession,
  Server,
  ServerCookie,
  ServerMemory,
  ServerOptions,
  ServerProvider,
  ServerSession,
  Verdict,
} from './types.ts'
