import { type ScopeHost, sessionScopeOf } from './scope.ts'

/** A log-out that the provider has not confirmed is stored, so that its cookie does not restore the session. */
export function isLogOutOwed(host: ScopeHost): boolean {
  return host.ports.storage.local.get(keyOf(host)) !== null
}

/** Stores that the provider has to confirm a log-out. */
export function oweLogOut(host: ScopeHost): void {
  host.ports.storage.local.set(keyOf(host), 'true')
}

/** Deletes the mark: the provider has confirmed the log-out, or the cookie of another session has replaced the former one. */
export function clearOwedLogOut(host: ScopeHost): void {
  host.ports.storage.local.set(keyOf(host), null)
}

function keyOf(host: ScopeHost): string {
  return `portico-log-out-pending:${sessionScopeOf(host)}`
}
