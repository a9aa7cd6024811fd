import { demoClientSecret } from '@portico/emulator'
import { createTestProvider, type TestProvider } from '@portico/emulator/testing'
import { type CookieJar, createCookieJar } from '../../providers/emulator/src/http/cookie-jar.ts'
import { checkedFetch } from '../../providers/emulator/src/openapi/check.ts'
import { makePasswordsQuick } from '../../test/quick-passwords.ts'
import { type Client, type ClientOptions, createClient } from '../src/client/index.ts'
import { createServer, type Server, type ServerOptions, type Verdict } from '../src/server/index.ts'
import { type FakeClock, type FakePorts, fakeClock, fakePorts } from './fake-ports.ts'

export const appUrl = 'http://localhost:3000'
export const password = 'a1'.repeat(32)

/** The server half of an application, between browsers and an emulator. */
export interface ServedApp {
  readonly provider: TestProvider
  readonly clock: FakeClock
  readonly server: Server
  /** The options of the server, for another one over it. */
  readonly options: ServerOptions
  /** The lines of the server's log. */
  readonly logged: readonly string[]
  /** The requests that reached the provider. */
  readonly received: readonly Request[]
  /** Returns the operations that were called at the provider, in order. */
  readonly called: () => readonly string[]
  readonly openBrowser: (options?: Partial<ClientOptions>) => ServedBrowser
  /** Starts another server of the same application and provider. */
  readonly serve: (options?: Partial<ServerOptions>) => Server
}

/** A browser whose page is served by the application. */
export interface ServedBrowser {
  readonly client: Client
  readonly ports: FakePorts
  readonly jar: CookieJar
  /** Returns the `Cookie` header for the application. */
  readonly cookie: () => string
  /** The bodies of all answers to the page, which its scripts can read. */
  readonly seen: readonly string[]
  /** The requests of the page. */
  readonly sent: readonly Request[]
  /** Calls the application as its page does. */
  readonly fetch: typeof fetch
  /** Requests a page from the guard. The cookies of its verdict are stored. */
  readonly visit: (path: string, init?: VisitOptions) => Promise<Verdict>
}

/** A request for a page. */
export interface VisitOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly public?: readonly string[]
  readonly server?: Server
}

/**
 * Opens an application with a server. Every exchange with the provider is checked against the contract, except under a
 * fault.
 */
export function openServer(options: Partial<ServerOptions> = {}, clock: FakeClock = fakeClock()): ServedApp {
  const provider = createTestProvider({ realTime: clock.now, wait: clock.sleep, origins: [appUrl, providerUrl] })
  makePasswordsQuick(provider.emulator)
  const { vendor } = provider.emulator.snapshot()
  const logged: string[] = []
  const received: Request[] = []
  const direct: typeof fetch = async (input, init) => provider.emulator.fetch(new Request(input, init))
  const checked = checkedFetch(direct)
  const ports = {
    clock,
    log: (_: string, ...parts: unknown[]) => void logged.push(parts.join(' ')),
    fetch: ((input, init) => {
      received.push(new Request(input, init))
      const isFaulty = provider.emulator.faults.list().length > 0
      return clock.work(() => (isFaulty ? direct(input, init) : checked(input, init)))
    }) satisfies typeof fetch,
  }
  const whole: ServerOptions = {
    appUrl,
    baseUrl: provider.baseUrl,
    clientId: vendor.clientId,
    clientSecret: demoClientSecret,
    encryptionPassword: password,
    ports,
    ...options,
  }
  const serve = (more: Partial<ServerOptions> = {}) => createServer({ ...whole, ...more })
  const server = serve()
  return {
    provider,
    clock,
    server,
    options: whole,
    logged,
    received,
    serve,
    called: () => provider.emulator.journal.entries().map(({ operation }) => operation),
    openBrowser: (more) => openBrowser({ clock, server }, more),
  }
}

const providerUrl = 'http://localhost:4400'

function openBrowser(
  { clock, server }: Pick<ServedApp, 'clock' | 'server'>,
  more: Partial<ClientOptions> = {},
): ServedBrowser {
  const jar = createCookieJar(clock.now)
  const seen: string[] = []
  const sent: Request[] = []
  const keep = async (response: Response) => {
    for (const one of response.headers.getSetCookie()) jar.take(appUrl, one)
    seen.push(await response.clone().text())
    return response
  }
  const send: typeof fetch = async (input, init = {}) => {
    const request = new Request(new URL(String(input), appUrl), { ...init, redirect: 'manual' })
    const headers = new Headers(request.headers)
    headers.set('cookie', jar.header(request.url))
    headers.set('sec-fetch-site', 'same-origin')
    if (request.method !== 'GET' && !headers.has('origin')) headers.set('origin', appUrl)
    sent.push(new Request(request.url, { method: request.method, headers }))
    return keep(await clock.work(() => server.handle(new Request(request, { headers }))))
  }
  const ports = fakePorts({ fetch: send, clock, address: `${appUrl}/` })
  return {
    client: createClient({ baseUrl: () => '/api', ports, ...more }),
    ports,
    jar,
    seen,
    sent,
    cookie: () => jar.header(appUrl),
    fetch: send,
    async visit(path, { method = 'GET', headers = {}, public: open, server: other = server } = {}) {
      const request = new Request(appUrl + path, { method, headers: { ...headers, cookie: jar.header(appUrl + path) } })
      const verdict = await clock.work(() => other.guard(request, open ? { public: open } : {}))
      const setCookies = verdict.response ? verdict.response.headers.getSetCookie() : verdict.setCookies
      for (const one of setCookies) jar.take(appUrl, one)
      return verdict
    },
  }
}
