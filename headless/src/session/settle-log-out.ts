import { logOutOwed } from './log-out-owed.ts'
import type { ScopeHost } from './scope.ts'

/** No log-out is owed any more: the provider has heard of it, or another session's cookie took the place of its. */
export function settleLogOut(host: ScopeHost): void {
  host.ports.storage.local.set(logOutOwed(host), null)
}
