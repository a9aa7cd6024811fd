import { fault, type SsoFault, type SsoFaultCode } from '../../calls/identity-fault.ts'
import { isNotAssigned } from '../saml/response-fault.ts'
import { entraCodeIn } from './entra-codes.ts'

/** An error as OAuth reports it, and the values of the request that it may be about. */
export interface Reported {
  readonly error: string
  readonly description?: string
  readonly clientId: string
  readonly redirectUri: string
}

/**
 * The fault of an error of the authorization endpoint, by its code. The client is not authenticated there: an invalid client is
 * one that is not known.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1
 */
export function authorizationFault(reported: Reported): SsoFault {
  const { error, description = '' } = reported
  const code =
    entraCodeIn(description) ??
    (error === 'access_denied' && isNotAssigned(description) ? 'not-assigned' : undefined) ??
    (error === 'invalid_request' ? (parameterIn(description) ?? authorizationCodes[description]) : undefined) ??
    authorizationCodes[error]
  return faultWith(code ?? 'provider-error', reported)
}

/**
 * The fault of an error of the token endpoint, by its code. The authorization endpoint has accepted the client id before, so a
 * client that is refused has another secret, or sends it in another way.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-5.2
 */
export function tokenRefusal(reported: Reported, status: number | null): SsoFault {
  const { error, description = '' } = reported
  const isAboutGrant = error === 'unauthorized_client' && /\bgrant/i.test(description)
  const code =
    entraCodeIn(description) ??
    (isAboutGrant ? 'client-refused' : undefined) ??
    (status === 401 && error !== 'invalid_grant' ? 'client-secret-wrong' : undefined) ??
    tokenCodes[error]
  return faultWith(code ?? 'provider-error', reported)
}

/** The parameter that a text names, as the fault of its value; `undefined` if it names neither or both. */
export function parameterIn(text: string): 'redirect-uri-unregistered' | 'client-unknown' | undefined {
  const namesClient = /\bclient[_ ]?id\b|\b(?:unknown|invalid)[_ ]client\b|\bclient (?:was |is )?not found/i.test(text)
  const namesAddress = /redirect(?:[_ ]ur[il]|_mismatch)/i.test(text)
  if (namesClient === namesAddress) return undefined
  return namesClient ? 'client-unknown' : 'redirect-uri-unregistered'
}

/** The scopes of every sign-in. */
export const scopes = 'openid profile email'

function faultWith(code: SsoFaultCode, { error, description = '', clientId, redirectUri }: Reported): SsoFault {
  const expected: Partial<Record<SsoFaultCode, string>> = {
    'client-unknown': clientId,
    'redirect-uri-unregistered': redirectUri,
    'scope-refused': scopes,
  }
  return fault(code, expected[code] ?? null, description.trim() || error)
}

type Codes = Readonly<Record<string, SsoFaultCode>>

const authorizationCodes: Codes = {
  access_denied: 'access-denied',
  account_selection_required: 'login-required',
  consent_required: 'consent-required',
  interaction_required: 'login-required',
  invalid_client: 'client-unknown',
  invalid_redirect_uri: 'redirect-uri-unregistered',
  invalid_scope: 'scope-refused',
  login_required: 'login-required',
  redirect_mismatch: 'redirect-uri-unregistered',
  redirect_uri_mismatch: 'redirect-uri-unregistered',
  unauthorized_client: 'client-refused',
  unsupported_response_type: 'client-refused',
}

const tokenCodes: Codes = {
  access_denied: 'access-denied',
  bad_client_secret: 'client-secret-wrong',
  invalid_client: 'client-secret-wrong',
  invalid_grant: 'code-refused',
  invalid_scope: 'scope-refused',
  redirect_uri_mismatch: 'redirect-uri-unregistered',
  unauthorized_client: 'client-secret-wrong',
  unsupported_grant_type: 'client-refused',
}
