import { type ScopeHost, sessionScopeOf } from './scope.ts'

/** Where a log-out the provider has not heard of is kept, so that its cookie does not bring the session back. */
export function logOutOwed(host: ScopeHost): string {
  return `portico-log-out-pending:${sessionScopeOf(host)}`
}
