import { fault, type SsoFault, type SsoFaultCode } from '../../calls/identity-fault.ts'
import { isNotAssigned } from '../saml/response-fault.ts'

/** An error as OAuth reports it, and the values of the request that it may be about. */
export interface Reported {
  readonly error: string
  readonly description?: string
  readonly clientId: string
  readonly redirectUri: string
}

/**
 * The fault of an error that an identity provider reported: by its code, and by the words of Entra where one code has many reasons.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1
 */
export function reportedFault({ error, description = '', clientId, redirectUri }: Reported): SsoFault {
  const reason = description.trim() || error
  const code = codeOf(error, reason)
  const expected: Partial<Record<SsoFaultCode, string>> = {
    'client-unknown': clientId,
    'redirect-uri-unregistered': redirectUri,
    'scope-refused': scopes,
  }
  return fault(code, expected[code] ?? null, reason)
}

/** The scopes of every sign-in. */
export const scopes = 'openid profile email'

function codeOf(error: string, reason: string): SsoFaultCode {
  if (isNotAssigned(reason)) return 'not-assigned'
  if (/AADSTS(?:65001|65004|90094|90008)/.test(reason) || error === 'consent_required') return 'consent-required'
  if (/AADSTS(?:50011|900971)|redirect[_ ]ur[il]/i.test(reason) || error === 'redirect_uri_mismatch')
    return 'redirect-uri-unregistered'
  if (/AADSTS(?:700016|90002)|(?:unknown|invalid) client(?:[_ ]id)?\b|client (?:was |is )?not found/i.test(reason))
    return 'client-unknown'
  return codes[error] ?? 'provider-error'
}

const codes: Readonly<Record<string, SsoFaultCode>> = {
  access_denied: 'access-denied',
  account_selection_required: 'login-required',
  interaction_required: 'login-required',
  login_required: 'login-required',
  invalid_client: 'client-secret-wrong',
  invalid_grant: 'code-refused',
  invalid_scope: 'scope-refused',
  unauthorized_client: 'client-refused',
  unsupported_grant_type: 'client-refused',
  unsupported_response_type: 'client-refused',
}
