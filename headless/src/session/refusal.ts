import { PorticoError } from '../core/errors.ts'
import { isProviderError } from '../http/answer.ts'

/** Whether the provider itself ended a session: all else may be the network between. */
export function isRefusal(thrown: unknown): boolean {
  if (!(thrown instanceof PorticoError)) return false
  const { status = 0 } = thrown
  return status === 401 || ([400, 403].includes(status) && isProviderError(thrown))
}
