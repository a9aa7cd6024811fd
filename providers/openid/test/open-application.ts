import { createContractCheck, type Violation } from '@portico/emulator/contract'
import { createServer, type Server, type ServerOptions } from '@portico/headless/server'
import { type CookieJar, createCookieJar } from '../../emulator/src/http/cookie-jar.ts'
import { type OpenIdOptions, type OpenIdProvider, openId } from '../src/index.ts'
import { clientId, clientSecret, type FakeIssuer, issuerUrl } from './fake-issuer.ts'

export const appUrl = 'https://app.example.com'

/** The server of an application whose people sign in at a fake issuer, and one browser. */
export interface Application {
  readonly provider: OpenIdProvider
  readonly server: Server
  readonly jar: CookieJar
  /** The codes of the faults that were reported, in order. */
  readonly faults: string[]
  /** The ways in which exchanges depart from the contract. */
  readonly violations: readonly Violation[]
  /** The answers to the page: bodies, and headers that scripts read. */
  readonly seen: string[]
  /** Opens a page. Returns the address that it leads to, or `null` if it is shown. */
  readonly visit: (path: string) => Promise<URL | null>
  /** Calls the provider by the server, as the page does. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
  /** Signs in at the issuer, and returns. */
  readonly signIn: (path?: string) => Promise<void>
  readonly cookie: () => string
}

/** Opens an application. Each exchange of the server with the provider is held against the contract. */
export function openApplication(
  issuer: FakeIssuer,
  options: Partial<OpenIdOptions> = {},
  serverOptions: Partial<ServerOptions> = {},
): Application {
  const faults: string[] = []
  const seen: string[] = []
  const violations: Violation[] = []
  const provider = openId({
    issuer: issuerUrl,
    clientId,
    clientSecret,
    fetch: issuer.fetch,
    onError: (thrown) => faults.push(codeOf(thrown)),
    ...options,
  })
  const check = createContractCheck()
  /** The contract has an identity token in each answer of a renewal, and a tenant for each person: an issuer need not. */
  const isFree = (path: string) => /\/(?:oauth\/token|me\/tenants)$/.test(path)
  async function checked(request: Request): Promise<Response> {
    const contentType = request.headers.get('content-type')
    const asked = {
      method: request.method,
      url: request.url.replace('/api/', '/'),
      contentType,
      body: await request.clone().text(),
    }
    const response = await provider(request)
    const { status, headers } = response
    const answer = { status, contentType: headers.get('content-type'), body: await response.clone().text() }
    const isKnown =
      !asked.url.endsWith('/backchannel-logout') && !(status === 200 && isFree(new URL(asked.url).pathname))
    if (isKnown) violations.push(...check(asked, answer))
    return response
  }
  const server = createServer({
    appUrl,
    clientId,
    clientSecret,
    provider: Object.assign(checked, { issuer: provider.issuer, hasEnded: provider.hasEnded }),
    encryptionPassword: 'a1'.repeat(32),
    hostedLogin: true,
    secureJwt: true,
    logLevel: 'silent',
    ...serverOptions,
  })

  const jar = createCookieJar(() => Date.now())
  const keep = (setCookies: readonly string[]) => {
    for (const one of setCookies) jar.take(appUrl, one)
  }
  const cookie = () => jar.header(appUrl)
  async function visit(path: string): Promise<URL | null> {
    const headers = { cookie: jar.header(appUrl + path), accept: 'text/html' }
    const verdict = await server.guard(new Request(new URL(path, appUrl), { headers }))
    keep(verdict.response ? verdict.response.headers.getSetCookie() : verdict.setCookies)
    const location = verdict.response?.headers.get('location')
    if (verdict.response && !location) throw new Error(`${verdict.response.status} ${await verdict.response.text()}`)
    return location ? new URL(location) : null
  }
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: cookie(), origin: appUrl, accept: 'text/html', ...init.headers }
    const response = await server.handle(new Request(`${appUrl}/api${path}`, { ...init, headers, redirect: 'manual' }))
    keep(response.headers.getSetCookie())
    seen.push(
      await response.clone().text(),
      JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie')),
    )
    return response
  }
  return {
    provider,
    server,
    jar,
    faults,
    seen,
    violations,
    visit,
    call,
    cookie,
    async signIn(path = '/account/login?redirectUrl=/reports') {
      const begun = await visit(path)
      const led = await call(`${begun?.pathname.replace('/api', '')}${begun?.search}`)
      const back = issuer.signIn(led.headers.get('location') ?? '')
      await visit(back.pathname + back.search)
    },
  }
}

export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'errorCode' in thrown ? String(thrown.errorCode) : String(thrown)
}
