import { PorticoError } from '../core/errors.ts'
import { isProviderError } from '../http/provider-error.ts'

/** True if the provider itself ended a session. Other failures may be of the network between. */
export function isRefusal(thrown: unknown): boolean {
  if (!(thrown instanceof PorticoError)) return false
  const { code, status = 0 } = thrown
  if (code === 'oauth-refresh-refused' || code === 'silent-refresh-disabled') return true
  return status === 401 || ([400, 403].includes(status) && isProviderError(thrown))
}

/** True if a session cannot be renewed in this tab, though others may renew theirs. */
export function isOnlyHere(thrown: unknown): boolean {
  return thrown instanceof PorticoError && thrown.code === 'silent-refresh-disabled'
}
