import { PorticoError } from '../../core/errors.ts'
import { isRefused } from '../../core/is-refused.ts'
import { isWordless } from '../../http/provider-error.ts'
import { passwordlessErrors } from './errors.ts'

/** The error of a failed sign-in: the provider's message, or 'Failed to authenticate' if it sends none. */
export function authenticationFailure(thrown: unknown): unknown {
  if (!(thrown instanceof PorticoError) || !isWordless(thrown)) return thrown
  if (!isRefused(thrown)) return thrown
  const { status, traceId, retryAfter } = thrown
  return new PorticoError(passwordlessErrors.failedToAuthenticate, 'Failed to authenticate', {
    status,
    traceId,
    retryAfter,
    cause: thrown,
  })
}
