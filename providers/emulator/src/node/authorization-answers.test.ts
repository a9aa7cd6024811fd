import { describe, expect, it } from 'vitest'
import {
  clientId,
  issuer,
  redirectUri,
  request,
  type ShapedAnswer,
  shapedProvider,
} from '../../test/shaped-provider.ts'
import type { SsoFaultCode } from '../calls/identity-fault.ts'
import { authorizationFault } from '../sso/oidc/reported-fault.ts'
import { oidcRefusal } from './oidc-refusal.ts'

/** A product with its wording, its answer, and the fault that it means. */
type Row = readonly [product: string, answer: ShapedAnswer, code: SsoFaultCode]

const invalid = (error: string, error_description = '') => ({ error, error_description })
const clientRefused =
  'Client authentication failed (e.g., unknown client, no client authentication included, or unsupported authentication method).'

describe('a refusal before a user is there ends the test of a connection', () => {
  const html = (words: string) =>
    `<!doctype html><title>Sign in</title><script>var client_id = 1</script><p>${words}</p>`
  const page = (status: number, words: string): ShapedAnswer => [status, html(words)]
  const led = (address: string): ShapedAnswer => [302, '', address]

  const rows: readonly Row[] = [
    ['Keycloak: address', page(400, 'Invalid parameter: redirect_uri'), 'redirect-uri-unregistered'],
    ['Keycloak: client', page(400, 'Client not found.'), 'client-unknown'],
    [
      'Entra ID: client, on a page with status 200',
      [
        200,
        '<script>$Config={"strServiceExceptionMessage":"AADSTS700016: Application with identifier \'x\' was not found"}</script>',
      ],
      'client-unknown',
    ],
    [
      'Entra ID: address',
      [
        200,
        '<script>$Config={"strServiceExceptionMessage":"AADSTS50011: The redirect URI \'x\' does not match"}</script>',
      ],
      'redirect-uri-unregistered',
    ],
    ['Okta: client', page(400, "Invalid value for 'client_id' parameter."), 'client-unknown'],
    [
      'Okta: address',
      page(400, "The 'redirect_uri' parameter must be a Login redirect URI in the client app settings"),
      'redirect-uri-unregistered',
    ],
    ['Authelia: client, without a page', [401, invalid('invalid_client', clientRefused)], 'client-unknown'],
    [
      'Cognito: address, on a page of its own',
      led(`/error?error=redirect_mismatch&client_id=${clientId}`),
      'redirect-uri-unregistered',
    ],
    ['Cognito: another reason', led(`/error?error=Client+is+not+enabled+for+OAuth2.0+flows.`), 'request-refused'],
    ['Glewlwyd: client, address or disabled client', [403, ''], 'request-refused'],
    [
      'Auth0: address',
      page(403, 'Callback URL mismatch. The provided redirect_uri is not in the list of allowed callback URLs.'),
      'redirect-uri-unregistered',
    ],
    ['Auth0: client', page(400, 'invalid_request: Unknown client: the-client'), 'client-unknown'],
    ['PingFederate: client', page(400, 'Unknown or invalid client_id'), 'client-unknown'],
    [
      'OneLogin: address',
      [400, invalid('invalid_redirect_uri', "redirect_uri did not match any client's registered redirect_uris")],
      'redirect-uri-unregistered',
    ],
    [
      'Google: client, on a page of its own',
      led(`/signin/oauth/error?authError=${btoa('\n\u000einvalid_client\u0012\u001fThe OAuth client was not found.')}`),
      'client-unknown',
    ],
    [
      'Google: address, on a page of its own',
      led(`/signin/oauth/error?authError=${btoa('\n\u0015redirect_uri_mismatch\u0012\u00b0You can not sign in')}`),
      'redirect-uri-unregistered',
    ],
    [
      'GitLab: client',
      page(401, 'Client authentication failed due to unknown client, no client authentication included…'),
      'client-unknown',
    ],
    ['GitLab: address', page(400, 'The redirect URI included is not valid.'), 'redirect-uri-unregistered'],
    [
      'ADFS: client',
      page(
        400,
        "MSIS9223: The received 'client_id' is invalid as no registered client was found with this client identifier.",
      ),
      'client-unknown',
    ],
    [
      'ADFS: address',
      page(
        400,
        "MSIS9224: The received 'redirect_uri' parameter is not a valid registered redirect URI for the client identifier",
      ),
      'redirect-uri-unregistered',
    ],
    [
      'Zitadel: address',
      [400, invalid('invalid_request', 'The requested redirect_uri is missing in the client configuration.')],
      'redirect-uri-unregistered',
    ],
    [
      'Authentik: client',
      page(400, 'Client ID Error: The client identifier (client_id) is missing or invalid.'),
      'client-unknown',
    ],
    [
      'Authentik: address',
      page(
        400,
        'Redirect URI Error: The request fails due to a missing, invalid, or mismatching redirection URI (redirect_uri).',
      ),
      'redirect-uri-unregistered',
    ],
    [
      'Logto: address',
      [
        400,
        invalid('invalid_redirect_uri', "`redirect_uri` did not match any of the client's registered `redirect_uris`."),
      ],
      'redirect-uri-unregistered',
    ],
    [
      'Ory Hydra: client, on a page of its own',
      led(
        'https://ui.idp.example/error?error=invalid_client&error_description=The+requested+OAuth+2.0+Client+does+not+exist.',
      ),
      'client-unknown',
    ],
    ['an error page without a reason', led('/oauth2/error'), 'request-refused'],
    ['a page with both names', page(400, 'Check client_id and redirect_uri'), 'request-refused'],
    ['a server that fails', page(500, 'Internal error'), 'request-refused'],
  ]

  it.each(rows)('%s', async (_, refusal, code) => {
    const { provider } = shapedProvider({ authorize: () => refusal })
    expect((await oidcRefusal(provider, request))?.code).toBe(code)
  })

  it('a refusal without a known reason has the status, and both values to compare', async () => {
    const { provider } = shapedProvider({ authorize: () => [403, ''] })
    expect(await oidcRefusal(provider, request)).toEqual({
      code: 'request-refused',
      expected: `client_id=${clientId} redirect_uri=${redirectUri}`,
      received: 'HTTP 403',
    })
  })

  it.each<readonly [string, ShapedAnswer]>([
    ['the user is not signed in', led(`${redirectUri}?error=login_required`)],
    ['the provider asks for consent', led(`${redirectUri}?error=consent_required`)],
    ['the provider leads to its own sign-in', led(`${issuer}/login?client_id=${clientId}`)],
    ['the provider shows its own sign-in', page(200, 'Sign in to the-client')],
  ])('no refusal is found if %s', async (_, shown) => {
    const { provider } = shapedProvider({ authorize: () => shown })
    expect(await oidcRefusal(provider, request)).toBeNull()
  })

  it('a provider that refuses only a request without a page is not at fault', async () => {
    const authorize = ({ searchParams }: URL) => (searchParams.has('prompt') ? page(400, 'No') : page(200, 'Sign in'))
    expect(await oidcRefusal(shapedProvider({ authorize }).provider, request)).toBeNull()
  })
})

describe('the reason of an error that returns is read from the error of the authorization endpoint', () => {
  it.each<readonly [product: string, error: string, description: string, code: SsoFaultCode]>([
    [
      'Keycloak',
      'unauthorized_client',
      'Client is not allowed to initiate browser login. Standard flow is disabled for the client.',
      'client-refused',
    ],
    ['Keycloak', 'invalid_scope', 'Invalid scopes: openid profile email', 'scope-refused'],
    ['Entra ID', 'access_denied', 'AADSTS65004: User declined to consent to access the app.', 'consent-required'],
    [
      'Entra ID',
      'invalid_client',
      'AADSTS650052: The app needs access to a service that your organization has not subscribed to',
      'consent-required',
    ],
    [
      'Entra ID',
      'access_denied',
      'AADSTS53003: Access has been blocked by Conditional Access policies.',
      'request-denied',
    ],
    ['Okta', 'access_denied', 'User is not assigned to the client application.', 'not-assigned'],
    ['Cognito', 'invalid_request', 'invalid_scope', 'scope-refused'],
    ['Auth0', 'access_denied', 'Service not enabled within domain', 'access-denied'],
    ['Google', 'access_denied', '', 'access-denied'],
    ['ADFS', 'server_error', 'MSIS9604', 'provider-error'],
    [
      'a description that names a client',
      'server_error',
      'invalid client certificate of the database',
      'provider-error',
    ],
  ])('%s: %s, %s', (_, error, description, code) => {
    expect(authorizationFault({ error, description, clientId, redirectUri }).code).toBe(code)
  })
})
