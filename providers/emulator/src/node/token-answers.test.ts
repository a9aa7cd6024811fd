import { describe, expect, it } from 'vitest'
import { answer, type ShapedAnswer, shapedProvider } from '../../test/shaped-provider.ts'
import { IdentityFault, type SsoFaultCode } from '../calls/identity-fault.ts'
import { oidcIdentity } from './oidc-party.ts'

/** A product with its wording, its answer, and the fault that it means. */
type Row = readonly [product: string, answer: ShapedAnswer, code: SsoFaultCode]

const invalid = (error: string, error_description = '') => ({ error, error_description })
const clientRefused =
  'Client authentication failed (e.g., unknown client, no client authentication included, or unsupported authentication method).'

describe('the reason of a refused code is read from the error of the token endpoint', () => {
  const rows: readonly Row[] = [
    ['Keycloak 12: secret', [401, invalid('unauthorized_client', 'Invalid client secret')], 'client-secret-wrong'],
    [
      'Keycloak 20: secret',
      [401, invalid('unauthorized_client', 'Invalid client or Invalid client credentials')],
      'client-secret-wrong',
    ],
    ['Keycloak: code', [400, invalid('invalid_grant', 'Code not valid')], 'code-refused'],
    [
      'Entra ID: secret',
      [401, invalid('invalid_client', 'AADSTS7000215: Invalid client secret provided. Ensure the secret being sent…')],
      'client-secret-wrong',
    ],
    [
      'Entra ID: ended secret',
      [401, invalid('invalid_client', "AADSTS7000222: The provided client secret keys for app 'x' are expired.")],
      'client-secret-wrong',
    ],
    [
      'Entra ID: registered as a page',
      [
        400,
        invalid(
          'invalid_request',
          "AADSTS9002327: Tokens issued for the 'Single-Page Application' client-type may only be redeemed via cross-origin requests.",
        ),
      ],
      'client-refused',
    ],
    [
      'Entra ID: registered as a public client',
      [401, invalid('invalid_client', 'AADSTS700025: Client is public so neither …client_secret should be presented.')],
      'client-refused',
    ],
    [
      'Okta: secret',
      [401, invalid('invalid_client', 'The client secret supplied for a confidential client is invalid.')],
      'client-secret-wrong',
    ],
    [
      'Okta: grant',
      [400, invalid('unauthorized_client', 'The client is not authorized to use the provided grant type.')],
      'client-refused',
    ],
    ['Authelia: secret', [401, invalid('invalid_client', clientRefused)], 'client-secret-wrong'],
    ['Cognito: secret', [400, invalid('invalid_client', 'invalid_client_secret')], 'client-secret-wrong'],
    ['Cognito: code', [400, invalid('invalid_grant')], 'code-refused'],
    ['Glewlwyd: secret', [403, invalid('unauthorized_client')], 'client-secret-wrong'],
    ['Auth0: secret', [401, invalid('access_denied', 'Unauthorized')], 'client-secret-wrong'],
    [
      'Auth0: grant',
      [403, invalid('unauthorized_client', "Grant type 'authorization_code' not allowed for the client.")],
      'client-refused',
    ],
    ['Auth0: code', [403, invalid('invalid_grant', 'Invalid authorization code')], 'code-refused'],
    [
      'PingFederate: secret',
      [401, invalid('invalid_client', 'Invalid client or client credentials.')],
      'client-secret-wrong',
    ],
    [
      'PingOne: way of the secret',
      [401, invalid('invalid_client', 'Request denied: Unsupported authentication method')],
      'client-secret-wrong',
    ],
    ['OneLogin: secret', [401, invalid('invalid_client', 'client authentication failed')], 'client-secret-wrong'],
    [
      'OneLogin: an older interface',
      [401, { status: { error: true, code: 401, type: 'Unauthorized' } }],
      'client-secret-wrong',
    ],
    ['Google: secret', [401, invalid('invalid_client', 'Unauthorized')], 'client-secret-wrong'],
    ['Google: address', [400, invalid('redirect_uri_mismatch', 'Bad Request')], 'redirect-uri-unregistered'],
    [
      'GitLab: code',
      [
        400,
        invalid(
          'invalid_grant',
          'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
        ),
      ],
      'code-refused',
    ],
    [
      'GitLab: secret',
      [
        401,
        invalid(
          'invalid_client',
          'Client authentication failed due to unknown client, no client authentication included…',
        ),
      ],
      'client-secret-wrong',
    ],
    [
      'ADFS: secret',
      [
        400,
        invalid('invalid_client', 'MSIS9622: Client authentication failed. Please verify the credential provided…'),
      ],
      'client-secret-wrong',
    ],
    ['Authentik: secret', [400, invalid('invalid_client', clientRefused)], 'client-secret-wrong'],
    [
      'Zitadel: secret',
      [401, invalid('invalid_client', 'Errors.User.Machine.Secret.NotExisting')],
      'client-secret-wrong',
    ],
    ['Logto: secret', [401, invalid('invalid_client', 'client authentication failed')], 'client-secret-wrong'],
    ['Slack: secret, with status 200', [200, { ok: false, error: 'bad_client_secret' }], 'client-secret-wrong'],
    ['a gateway in front of a provider', [502, '<h1>Bad gateway</h1>'], 'token-endpoint-failed'],
    ['an error that no table has', [400, invalid('slow_down')], 'provider-error'],
  ]

  it.each(rows)('%s', async (_, refusal, code) => {
    const { provider } = shapedProvider({ refuse: () => refusal })
    expect((await faultOf(oidcIdentity(provider, answer())))?.code).toBe(code)
  })
})

async function faultOf(identity: Promise<unknown>) {
  const error = await identity.catch((thrown: unknown) => thrown)
  return error instanceof IdentityFault ? error.fault : null
}
