import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { listenOnLoopback } from './listen-on-loopback.ts'

/** An identity provider of a company that speaks OpenID Connect, with pages of its own. */
export interface OidcIdentityProvider {
  /** Where it is. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What it says of whoever signs in as somebody, beside the address. */
  readonly claims: { email_verified?: boolean | string; name: string }
  /** Ends it. */
  readonly stop: () => Promise<void>
}

/** Serves one on loopback. Whoever signs in is who they say they are; the name is their address. */
export async function startOidcIdentityProvider(redirectUris: readonly string[]): Promise<OidcIdentityProvider> {
  const server = createServer()
  const { url: issuer, stop } = await listenOnLoopback(server)
  const claims: OidcIdentityProvider['claims'] = { email_verified: true, name: 'Olga Okafor' }
  const [clientId, clientSecret] = ['portico', 'a-secret-of-the-test-and-no-other-place']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a-key-of-the-test'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, ...claims }),
    }),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  server.on('request', provider.callback())
  return { issuer, clientId, clientSecret, claims, stop }
}
