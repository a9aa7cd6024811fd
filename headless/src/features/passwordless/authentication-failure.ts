import { genericErrorCode, PorticoError } from '../../core/errors.ts'
import { isRefused } from '../../core/is-refused.ts'
import { passwordlessErrors } from './errors.ts'

/** What a sign-in failed by: the provider's own words, or 'Failed to authenticate' where it refuses without any. */
export function authenticationFailure(thrown: unknown): unknown {
  if (!(thrown instanceof PorticoError) || thrown.code !== genericErrorCode) return thrown
  if (!isRefused(thrown)) return thrown
  const { status, traceId, retryAfter } = thrown
  return new PorticoError(passwordlessErrors.failedToAuthenticate, 'Failed to authenticate', {
    status,
    traceId,
    retryAfter,
    cause: thrown,
  })
}
