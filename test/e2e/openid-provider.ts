import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'

/** An issuer of the package `oidc-provider`, with pages of its own. */
export interface OidcProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly stop: () => Promise<void>
}

/** Its value of `acr` for a second factor. */
export const secondFactor = 'urn:example:mfa'

/** The used part of `oidc-provider`, which has no types. */
interface ProviderModule {
  readonly default: new (issuer: string, configuration: object) => Provider
  readonly interactionPolicy: {
    readonly base: () => { get(name: string): { readonly checks: { add(check: object): void } } }
    readonly Check: new (reason: string, description: string, isMissing: (context: Context) => boolean) => object
  }
}

interface Provider {
  callback(): RequestListener
  interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ readonly params: Params }>
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  readonly Grant: new (of: object) => Grant
}

type Params = Readonly<Record<string, string | undefined>>

interface Grant {
  addOIDCScope(scope: string): void
  save(): Promise<string>
}

interface Context {
  readonly oidc: {
    readonly provider: Provider
    readonly params: Params
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string; readonly acr?: string }
  }
}

/** Starts an issuer for an application. It rotates refresh tokens or not, and reports log-outs to the application. */
export async function startOidcProvider(appUrl: string, rotates: boolean): Promise<OidcProvider> {
  const name: string = 'oidc-provider'
  const { default: Provider, interactionPolicy }: ProviderModule = await import(name)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const [clientId, clientSecret] = ['lantern', 'a-secret-of-the-test']
  const policy = interactionPolicy.base()
  const asksForMore = ({ oidc }: Context) =>
    oidc.params['acr_values'] === secondFactor && oidc.session.acr !== secondFactor
  policy.get('login').checks.add(new interactionPolicy.Check('second_factor', 'A second factor is needed', asksForMore))
  const lifetimes = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'RefreshToken', 'Session']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appUrl}/oauth/callback`],
        post_logout_redirect_uris: [`${appUrl}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        backchannel_logout_uri: `${appUrl}/api/frontegg/oauth/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    acrValues: [secondFactor],
    pkce: { required: () => true },
    cookies: { keys: ['only for this test'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    rotateRefreshToken: rotates,
    ttl: Object.fromEntries(lifetimes.map((kind) => [kind, 600])),
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Its own options have a dispatcher that this version of Node does not take.
    fetch: (address: string, { method, headers, body }: RequestInit) =>
      fetch(address, { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null }),
    interactions: { policy, url: (_: Context, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }: Context) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: `${sub}@acme.test`,
        name: 'Ada Admin',
        org_id: 'acme',
        org_name: 'Acme',
        roles: ['admin'],
      }),
    }),
    claims: {
      openid: ['sub', 'sid', 'acr', 'amr', 'auth_time', 'org_id', 'org_name', 'roles'],
      email: ['email'],
      profile: ['name'],
    },
  })
  const known = provider.callback()
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (!/^\/interaction\/[^/]+$/.test(request.url ?? '')) return known(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const isSecond = params['acr_values'] === secondFactor
    if (request.method === 'POST') {
      const login = {
        accountId: 'ada',
        ...(isSecond ? { acr: secondFactor, amr: ['pwd', 'mfa', 'otp'] } : { amr: ['pwd'] }),
      }
      return provider.interactionFinished(request, response, { login })
    }
    const label = isSecond ? 'Prove it is you' : 'Sign in here'
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Issuer</title><form method="post"><button>${label}</button></form>`)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
