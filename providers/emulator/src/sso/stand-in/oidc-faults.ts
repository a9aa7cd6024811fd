import type { SsoFaultCode } from '../../calls/identity-fault.ts'
import type { Claims } from '../../tokens/access-token.ts'
import { groupFaults } from './group-faults.ts'

/** Errors with which the stand-in leads back to the application, by the code that a relying party finds. */
export const returnedRefusals: Partial<Record<SsoFaultCode, readonly [error: string, description: string]>> = {
  'access-denied': ['access_denied', 'The user refused the consent'],
  'consent-required': [
    'access_denied',
    'AADSTS65001: The user or administrator has not consented to use the application',
  ],
  'login-required': ['login_required', 'No user is signed in'],
  'not-assigned': ['access_denied', 'AADSTS50105: The user is not assigned to a role for the application'],
  'provider-error': ['server_error', 'Something went wrong'],
  'scope-refused': ['invalid_scope', 'One or more scopes are not configured for the client'],
  'client-refused': ['unauthorized_client', 'The client may not use this grant'],
}

/** Errors of the token endpoint, with their status. */
export const tokenRefusals: Partial<Record<SsoFaultCode, readonly [status: number, error: string]>> = {
  'client-secret-wrong': [401, 'invalid_client'],
  'code-refused': [400, 'invalid_grant'],
  'token-endpoint-failed': [503, ''],
}

/** Changes of the claims of an id token that has no fault yet. */
export const claimFaults: Partial<Record<SsoFaultCode, (claims: Claims) => Claims>> = {
  'audience-mismatch': (claims) => ({ ...claims, aud: 'another-client' }),
  'nonce-mismatch': (claims) => ({ ...claims, nonce: 'another' }),
  'id-token-expired': (claims) => ({ ...claims, exp: Number(claims['iat']) - 120 }),
  'clock-ahead': (claims) => ({ ...claims, ...movedBy(claims, 300), nbf: Number(claims['iat']) + 300 }),
  'clock-behind': (claims) => ({ ...claims, ...movedBy(claims, -600) }),
  'email-missing': without('email', 'email_verified'),
  'email-empty': (claims) => ({ ...without('email_verified')(claims), email: '' }),
  'scope-email-missing': without('email', 'email_verified'),
  'userinfo-failed': without('email', 'email_verified'),
  'userinfo-mismatch': without('email', 'email_verified'),
  'email-renamed': (claims) => ({ ...without('email', 'email_verified')(claims), upn: claims['email'] }),
  'email-invalid': (claims) => ({ ...claims, email: 'ACME\\sam' }),
  'email-unverified': (claims) => ({ ...claims, email_verified: false }),
  ...Object.fromEntries(
    Object.entries(groupFaults(['hasgroups', 'true'])).map(([code, groupsOf]) => [
      code,
      ({ groups, ...claims }: Claims) => ({
        ...claims,
        ...Object.fromEntries(groupsOf([groups].flat().map(String)).map(([name, ...values]) => [name, values])),
      }),
    ]),
  ),
}

/** All faults of the stand-in by OpenID Connect. */
export const oidcFaults: readonly string[] = [
  'discovery-unreachable',
  'discovery-invalid',
  'issuer-mismatch',
  'request-refused',
  'client-unknown',
  'redirect-uri-unregistered',
  ...Object.keys(returnedRefusals),
  'state-mismatch',
  ...Object.keys(tokenRefusals),
  'id-token-missing',
  'algorithm-unsupported',
  'key-unknown',
  'keys-unreachable',
  'signature-invalid',
  ...Object.keys(claimFaults),
]

function movedBy(claims: Claims, seconds: number): Claims {
  return { iat: Number(claims['iat']) + seconds, exp: Number(claims['exp']) + seconds }
}

function without(...names: readonly string[]): (claims: Claims) => Claims {
  return (claims) => Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)))
}
