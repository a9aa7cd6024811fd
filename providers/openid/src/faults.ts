import { Refusal } from '@portico/headless/provider'
import {
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'

/** The issuer did not answer, or not in time. The session goes on. */
export const unreachable = (cause?: unknown): Refusal =>
  fault(503, 'ER-OPENID-UNREACHABLE', 'The identity provider cannot be reached. Try again in a moment', cause)

/** The document of the issuer is another one's, or names no safe endpoints. */
export const discoveryFault = (cause?: unknown): Refusal =>
  fault(502, 'ER-OPENID-DISCOVERY', 'The document of the identity provider cannot be trusted', cause)

/** An answer of the issuer that cannot be read. */
export const answerFault = (cause?: unknown): Refusal =>
  fault(502, 'ER-OPENID-ANSWER', 'The answer of the identity provider cannot be read. Try again', cause)

/** An error of the token endpoint, for the one who asked. Only a refused grant is about the session; no other fault ends it. */
export function tokenFault(thrown: unknown, isRenewal: boolean): Refusal {
  if (thrown instanceof Refusal) return thrown
  const code = thrown instanceof ResponseBodyError ? thrown.error : thrown === 'invalid_grant' ? thrown : ''
  if (refusedGrants.has(code)) {
    return isRenewal
      ? fault(401, 'ER-OPENID-ENDED', 'Your session has ended. Sign in again', thrown)
      : fault(400, 'ER-OPENID-CODE', 'The sign-in was not finished. Try again', thrown)
  }
  if (code !== '' || thrown instanceof WWWAuthenticateChallengeError)
    return fault(
      502,
      'ER-OPENID-CLIENT',
      'The identity provider refuses this application. Its settings must be corrected',
      thrown,
    )
  if (thrown instanceof OperationProcessingError && thrown.code === JWT_TIMESTAMP_CHECK)
    return fault(502, 'ER-OPENID-CLOCK', 'The clocks of this server and of the identity provider differ', thrown)
  return answerFault(thrown)
}

/** Errors that the person alone can mend, by a new sign-in. */
const refusedGrants = new Set([
  'invalid_grant',
  'interaction_required',
  'login_required',
  'consent_required',
  'access_denied',
])

function fault(status: number, code: string, message: string, cause: unknown): Refusal {
  return Object.assign(new Refusal(status, code, message), cause !== undefined && { cause })
}
