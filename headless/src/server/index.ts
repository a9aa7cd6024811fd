export { type Environment, optionsFromEnv } from './environment.ts'
export { serverErrors } from './errors.ts'
export { createServer } from './server.ts'
export type {
  ForwardIp,
  GuardOptions,
  ReadAnswer,
  Renewal,
  Renewals,
  RenewedSession,
  Server,
  ServerCookie,
  ServerOptions,
  ServerSession,
  Verdict,
} from './types.ts'
