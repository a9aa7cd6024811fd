import { describe, expect, it } from 'vitest'
import { appUrl, openServer, type ServedApp } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import { tokenOf } from '../../test/token-of.ts'
import type { ServerOptions } from './types.ts'

const me = '/api/frontegg/identity/resources/users/v2/me'
const last = ({ received }: ServedApp) => received.at(-1)?.headers ?? new Headers()
const post = (path: string, init: RequestInit = {}) => {
  const headers = {
    cookie: 'fe_refresh_x=1',
    ...(!init.body && { 'content-type': 'application/json' }),
    ...init.headers,
  }
  return new Request(appUrl + path, { method: 'POST', body: '{}', ...init, headers })
}

/** A server before a provider that answers each call the same way. */
function before(answer: () => Response | Promise<Response>, options: Partial<ServerOptions> = {}) {
  const app = openServer()
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init))
    return answer()
  }
  const server = app.serve({ ports: { clock: app.clock, log: () => {}, fetch }, ...options })
  return { server, asked, clock: app.clock }
}

describe('a call through the server', () => {
  it('signs in, and the server knows the person by the sealed cookie', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    const { user } = snapshotOf(browser)
    const found = await app.server.sessionOf(browser.cookie())
    expect(found).toMatchObject({ user: { email: 'admin@acme.test' }, tenantId: user?.tenantId })
    expect(found?.expiresAt).toBe(app.clock.now() + 300_000)
  })

  it('renews the session in the browser and on the server', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    await app.clock.advance(400_000)
    expect(snapshotOf(browser).status).toBe('authenticated')
    expect(await app.server.sessionOf(browser.cookie())).not.toBeNull()
  })

  it('signs out in the browser, on the server and at the provider', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    await browser.client.session.logOut()
    expect(browser.cookie()).toBe('')
    expect(app.called()).toContain('logout')
    expect((await browser.fetch(me)).status).toBe(401)
  })

  it('signs out here also while the provider cannot be reached: no page of the server shows the person', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop' })
    await browser.client.session.logOut()
    expect(browser.cookie()).toBe('')
    expect((await browser.visit('/reports')).response?.status).toBe(307)
  })

  it('keeps no session of a token that the provider did not sign', async () => {
    const { server } = before(() => Response.json({ accessToken: tokenOf({ sub: 'ada', exp: 9_999_999_999 }) }))
    const answer = await server.handle(post('/api/frontegg/identity/resources/auth/v1/user'))
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('keeps no session of a token for another tenant, which a call of the portal asks for', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    const before = browser.cookie()
    const { tenantId } = snapshotOf(browser).tenants[1] ?? {}
    await browser.client.api.post('/identity/resources/users/v3/me/token', { body: { tenantId: String(tenantId) } })
    expect(browser.cookie()).toBe(before)
  })

  it('is answered like one that the page makes itself, with the trace id and the time of the provider', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    const answer = await browser.fetch(me)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('frontegg-trace-id')).toMatch(/\w+/)
    expect(await answer.json()).toMatchObject({ errors: [expect.any(String)] })
  })

  it('is never kept by a cache', async () => {
    const { headers } = await openServer().openBrowser().fetch(me)
    expect(headers.get('cache-control')).toBe('private, no-store, max-age=0')
    expect(headers.get('cdn-cache-control')).toBe('no-store')
    expect(headers.get('vary')).toContain('Cookie, Authorization')
  })

  it('carries the headers of the person and of the client, and no other', async () => {
    const app = openServer()
    const headers = {
      'accept-language': 'de',
      'user-agent': 'Lantern',
      'frontegg-source': 'admin-portal',
      'x-forwarded-for': '10.0.0.1',
      'x-middleware-subrequest': 'proxy',
      'x-frontegg-forwarded-for': '10.0.0.1',
      'x-frontegg-headers-verifier': 'guess',
      'frontegg-vendor-id': 'guess',
      connection: 'x-secret',
      cookie: 'theme=dark; fe_device_x=1; fe_session-x=2',
    }
    await app.server.handle(new Request(appUrl + me, { headers }))
    const sent = Object.fromEntries(last(app))
    expect(sent).toMatchObject({ 'accept-language': 'de', 'user-agent': 'Lantern', 'frontegg-source': 'admin-portal' })
    expect(sent).toMatchObject({ 'x-frontegg-middleware': 'true', 'accept-encoding': 'identity' })
    expect(sent['cookie']).toBe('fe_device_x=1; fe_session-x=2')
    for (const name of ['x-forwarded-for', 'x-middleware-subrequest', 'connection', 'frontegg-vendor-id'])
      expect(sent).not.toHaveProperty(name)
    expect(sent).not.toHaveProperty('x-frontegg-forwarded-for')
    expect(sent).not.toHaveProperty('x-frontegg-headers-verifier')
  })

  it('does not carry the session cookie', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    await browser.fetch(me)
    expect(browser.cookie()).toContain('fe_session-')
    expect(last(app).get('cookie')).toMatch(/^fe_refresh_\w+=\S+$/)
  })

  it('reports the address of the visitor with proof, if that is asked for', async () => {
    const forwardIp = { sharedSecret: 'shared', ipOf: ({ headers }: Request) => headers.get('x-real-ip') }
    const app = openServer({ forwardIp })
    await app.server.handle(new Request(appUrl + me, { headers: { 'x-real-ip': '203.0.113.7' } }))
    expect(Object.fromEntries(last(app))).toMatchObject({
      'x-frontegg-forwarded-for': '203.0.113.7',
      'x-frontegg-headers-verifier': 'shared',
      'frontegg-vendor-id': app.provider.emulator.snapshot().vendor.clientId,
    })
  })

  it.each(['auth/v1/user/token/refresh', 'auth/v1/logout', 'users/v1/activate'])(
    'has no bearer where the contract takes none: %s',
    async (end) => {
      const { server, asked } = before(() => Response.json({}))
      await server.handle(post(`/api/frontegg/identity/resources/${end}`, { headers: { authorization: 'Bearer x' } }))
      expect(asked[0]?.headers.has('authorization')).toBe(false)
    },
  )
})

describe('a path', () => {
  it.each([
    '/frontegg/identity/resources/users/v2/me',
    '/api/identity/resources/users/v2/me',
    '/api//evil.test/frontegg/x',
    '/api/frontegg/..%2f..%2fadmin',
    '/api/frontegg/%2e%2e/admin',
    '/api/frontegg/a%5cb',
    '/api/frontegg//evil.test/x',
    '/api/fronteggs/x',
  ])('that is no operation leads nowhere: %s', async (path) => {
    const app = openServer()
    expect((await app.server.handle(new Request(appUrl + path))).status).toBe(404)
    expect(app.received).toEqual([])
  })

  it('without the prefix is forwarded if the contract has it', async () => {
    const app = openServer()
    const answer = await app.server.handle(new Request(`${appUrl}/api/.well-known/jwks.json`))
    expect(await answer.json()).toMatchObject({ keys: [{ kty: 'RSA' }] })
  })

  it('below another path of the application is forwarded if the server is told so', async () => {
    const app = openServer({ proxyPath: '/auth/' })
    const answer = await app.server.handle(new Request(`${appUrl}/auth/frontegg/flags`))
    expect(app.called().at(-1)).toBeDefined()
    expect(answer.status).not.toBe(404)
  })

  it('of the return from a SAML provider takes a form of that provider, without any cookie', async () => {
    const { server, asked } = before(() => new Response(null, { status: 302, headers: { location: appUrl } }))
    const body = new URLSearchParams({ SAMLResponse: 'x' })
    const answer = await server.handle(
      post('/api/frontegg/saml/callback', { body, headers: { origin: 'https://idp.test' } }),
    )
    expect([answer.status, asked[0]?.url]).toEqual([302, 'http://localhost:4400/auth/saml/callback'])
    expect(asked[0]?.headers.has('cookie')).toBe(false)
    expect(await asked[0]?.text()).toBe('SAMLResponse=x')
  })
})

describe('a call from a page of another origin', () => {
  const login = '/api/frontegg/identity/resources/auth/v1/logout'
  it.each([
    ['names its origin', { origin: 'https://evil.test' }],
    ['is opaque', { origin: 'null' }],
    ['is known by the browser alone', { 'sec-fetch-site': 'cross-site' }],
    ['is on another subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('is refused before the provider sees it: it %s', async (_, headers) => {
    const app = openServer()
    const answer = await app.server.handle(post(login, { headers }))
    expect([answer.status, (await answer.json()).errorCode]).toEqual([403, 'foreign-origin'])
    expect(app.received).toEqual([])
    expect(app.logged.join()).toContain('allowedOrigins')
  })

  it('is answered for an allowed origin, with its cookies', async () => {
    const origin = 'https://admin.example.com'
    const app = openServer({ allowedOrigins: [origin] })
    const asked = await app.server.handle(
      new Request(appUrl + login, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'content-type,frontegg-source' },
      }),
    )
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type,frontegg-source')
    const answer = await app.server.handle(post(login, { headers: { origin } }))
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  })

  it('gets no permission otherwise', async () => {
    const app = openServer()
    const asked = await app.server.handle(
      new Request(appUrl + login, { method: 'OPTIONS', headers: { origin: 'https://evil.test' } }),
    )
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it('that comes from no browser is answered', async () => {
    const app = openServer()
    expect((await app.server.handle(post(login))).status).toBeLessThan(300)
  })
})

describe('cookies of the provider', () => {
  const setCookie = 'fe_refresh_x=1; Domain=provider.test; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
  const answering = (options: Partial<ServerOptions> = {}) => {
    const headers = new Headers({ 'set-cookie': setCookie })
    headers.append('set-cookie', 'tracking=1; Domain=provider.test')
    return before(() => new Response('{}', { headers }), options).server.handle(new Request(appUrl + me))
  }

  it('become cookies of the application, without what needs https', async () => {
    expect((await answering()).headers.getSetCookie()).toEqual(['fe_refresh_x=1; Path=/; HttpOnly'])
  })

  it('stay secure under https, in the domain of the application', async () => {
    const answer = await answering({ appUrl: 'https://app.example.com', cookie: { domain: 'example.com' } })
    expect(answer.headers.getSetCookie()).toEqual([
      'fe_refresh_x=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned; Domain=example.com',
    ])
  })
})

describe('an answer of the provider', () => {
  it('that redirects is passed on, and not followed', async () => {
    const { server, asked } = before(
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    )
    const answer = await server.handle(new Request(appUrl + me))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/'])
    expect(asked).toHaveLength(1)
  })

  it('that is a file is passed on as it is', async () => {
    const bytes = Uint8Array.from([0, 255, 128, 10])
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }
    const answer = await before(() => new Response(bytes, { headers })).server.handle(new Request(appUrl + me))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-disposition')).toBe('attachment')
  })

  it('that never comes is a 502 in the form of the provider, after half a minute', async () => {
    const app = openServer()
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    const waiting = app.serve({ ports: { clock: app.clock, fetch, log: () => {} } }).handle(new Request(appUrl + me))
    await app.clock.advance(30_000)
    const answer = await waiting
    expect([answer.status, (await answer.json()).errorCode]).toEqual([502, 'provider-unreachable'])
  })

  it('of a provider that cannot be reached lets the page keep its session', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    await browser.client.session.refresh()
    expect(snapshotOf(browser)).toMatchObject({ status: 'stale', user: { email: 'admin@acme.test' } })
    expect(browser.cookie()).toContain('fe_session-')
  })
})

describe('a body', () => {
  it('of more than ten megabytes is refused', async () => {
    const app = openServer()
    const body = new Uint8Array(10 * 1024 * 1024 + 1)
    const answer = await app.server.handle(post('/api/frontegg/identity/resources/auth/v1/user', { body }))
    expect([answer.status, (await answer.json()).errorCode]).toEqual([413, 'body-too-large'])
    expect(app.received).toEqual([])
  })
})
