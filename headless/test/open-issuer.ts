import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type Client, createClient, type IssuerClientOptions } from '../src/client/index.ts'
import { hosted, hostedLoginFeature } from '../src/features/hosted-login/index.ts'
import type { HostedLoginOptions } from '../src/features/hosted-login/types.ts'
import { fakePorts } from './fake-ports.ts'
import { until } from './open-app.ts'

/** The origin of the application. */
export const origin = 'http://localhost:5173'
/** The application at the provider. */
export const clientId = 'lantern'

/** An `oidc-provider` on this machine, and the pages of an application that signs in there. */
export interface Issuer {
  readonly address: string
  /** The addresses of all requests of all pages, and those that pages were left for. */
  readonly journal: readonly string[]
  /** Opens a page of the application. With `before` it is in the tab of another page. */
  open(address: string, before?: IssuerPage): IssuerPage
  /** Signs in on the pages of the provider. Returns the address of the return. */
  signInThere(address: string | undefined): Promise<string>
  /** Signs in, and returns the page of the return. */
  signedIn(): Promise<IssuerPage>
  close(): Promise<void>
}

export interface IssuerPage {
  readonly client: Client
  readonly ports: ReturnType<typeof fakePorts>
}

/** The claims of the person, and the options of the application. */
export interface IssuerOptions extends Partial<HostedLoginOptions> {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Options of the client, beside `hostedLogin`. */
  readonly client?: Omit<IssuerClientOptions, 'hostedLogin' | 'baseUrl'> & { readonly baseUrl?: string }
  /** The assurance that the provider states after a sign-in with these `acr_values`. Default: none. */
  readonly acrOf?: (acrValues: unknown) => string | undefined
}

/** Starts the provider on a free port. Its clock is real, and so is that of the pages. */
export async function openIssuer({ claims, client = {}, acrOf, ...options }: IssuerOptions = {}): Promise<Issuer> {
  const server = createServer()
  const address = await listening(server)
  const name: string = 'oidc-provider'
  const { default: Provider }: ProviderModule = await import(name)
  const provider = new Provider(address, configurationOf(claims))
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    void finishInteraction(provider, { request, response }, acrOf)
  })
  const endpoints = await endpointsOf(address)
  const journal: string[] = []
  const noted: typeof fetch = (input, init) => {
    journal.push(String(input))
    return fetch(input, init)
  }

  function open(page: string, before?: IssuerPage): IssuerPage {
    const fresh = fakePorts({ fetch: noted, address: page })
    const clock = { ...fresh.clock, now: () => Date.now() }
    const ports = { ...fresh, clock, ...(before && { storage: before.ports.storage }) }
    const hostedLogin = hosted({ clientId, issuer: address, endpoints, ...options })
    const { baseUrl, ...others } = client
    const given = { ...others, ports, hostedLogin }
    return { client: createClient(baseUrl === undefined ? given : { ...given, baseUrl }), ports }
  }

  const issuer: Issuer = {
    address,
    get journal() {
      return journal
    },
    open,
    async signInThere(start = '') {
      journal.push(start)
      return returnOf(start)
    },
    async signedIn() {
      const before = open(`${origin}/reports`)
      await before.client.get(hostedLoginFeature).getSnapshot().signIn()
      const page = open(await issuer.signInThere(before.ports.page.opened[0]), before)
      page.client.get(hostedLoginFeature).subscribe(() => {})
      await until(() => page.client.get(hostedLoginFeature).getSnapshot().step.name === 'success')
      return page
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return issuer
}

/** The used part of `oidc-provider`, which has no types. */
interface ProviderModule {
  readonly default: new (issuer: string, configuration: object) => Provider
}

interface Provider {
  readonly Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
  callback(): RequestListener
  interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
}

interface Interaction {
  readonly prompt: { readonly name: string }
  readonly params: Readonly<Record<string, unknown>>
}

function configurationOf(claims: Readonly<Record<string, unknown>> = {}) {
  const lifetimes = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'RefreshToken', 'Session']
  const known = { email: 'ada@acme.test', name: 'Ada Admin', ...claims }
  return {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${origin}/oauth/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    acrValues: ['gold', 'silver'],
    pkce: { required: () => true },
    cookies: { keys: ['only for this test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    ttl: Object.fromEntries(lifetimes.map((kind) => [kind, 600])),
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...known }) }),
    claims: { openid: ['sub', 'acr', 'amr', 'auth_time'], email: ['email'], profile: Object.keys(known) },
  }
}

/** Signs Ada in and consents, without a form. */
async function finishInteraction(
  provider: Provider,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  acrOf: IssuerOptions['acrOf'],
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response)
  const finish = (result: object) => provider.interactionFinished(request, response, result)
  if (prompt.name === 'login') {
    const acr = acrOf?.(params['acr_values'])
    return finish({ login: { accountId: 'ada', ...(acr && { acr, amr: ['pwd', 'otp'] }) } })
  }
  const grant = new provider.Grant({ accountId: 'ada', clientId })
  grant.addOIDCScope(String(params['scope']))
  await finish({ consent: { grantId: await grant.save() } })
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The server of the test does not listen')
  return `http://127.0.0.1:${bound.port}`
}

/** The endpoints of the discovery document. */
async function endpointsOf(address: string) {
  const answer = await fetch(`${address}/.well-known/openid-configuration`)
  const found: Readonly<Record<string, string>> = await answer.json()
  const of = (name: string) => found[name] ?? ''
  return {
    authorization: of('authorization_endpoint'),
    token: of('token_endpoint'),
    keys: of('jwks_uri'),
    endSession: of('end_session_endpoint'),
  }
}

/** Follows the pages of the provider in a browser without cookies, until they lead back to the application. */
async function returnOf(start: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = start
  for (let hop = 0; hop < 12; hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`)
    if (location.startsWith(origin)) return location
    next = new URL(location, next).href
  }
  throw new Error('The pages of the provider lead nowhere')
}
