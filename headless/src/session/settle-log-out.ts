import type { Ports } from '../core/ports/ports.ts'
import { logOutOwed } from './log-out-owed.ts'

/** No log-out is owed any more: the provider has heard of it, or another session's cookie took the place of its. */
export function settleLogOut(client: { readonly name: string; readonly ports: Ports }): void {
  client.ports.storage.local.set(logOutOwed(client), null)
}
