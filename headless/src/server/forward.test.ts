import { describe, expect, it } from 'vitest'
import { appUrl, openServer, type ServedApp } from '../../test/open-server.ts'
import { mePath, post, serverBefore } from '../../test/served-calls.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import { tokenOf } from '../../test/token-of.ts'

const last = ({ received }: ServedApp) => received.at(-1)?.headers ?? new Headers()

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
    expect((await browser.fetch(mePath)).status).toBe(401)
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
    const { server } = serverBefore(() => Response.json({ accessToken: tokenOf({ sub: 'ada', exp: 9_999_999_999 }) }))
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

  it('a call through the server is answered like a direct one, with the trace id of the provider', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    const answer = await browser.fetch(mePath)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('frontegg-trace-id')).toMatch(/\w+/)
    expect(await answer.json()).toMatchObject({ errors: [expect.any(String)] })
  })

  it('a call through the server is never kept by a cache', async () => {
    const { headers } = await openServer().openBrowser().fetch(mePath)
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
    await app.server.handle(new Request(appUrl + mePath, { headers }))
    const sent = Object.fromEntries(last(app))
    expect(sent).toMatchObject({ 'accept-language': 'de', 'user-agent': 'Lantern', 'frontegg-source': 'admin-portal' })
    expect(sent).toMatchObject({ 'x-frontegg-middleware': 'true', 'accept-encoding': 'identity' })
    expect(sent['cookie']).toBe('fe_device_x=1')
    for (const name of ['x-forwarded-for', 'x-middleware-subrequest', 'connection', 'frontegg-vendor-id'])
      expect(sent).not.toHaveProperty(name)
    expect(sent).not.toHaveProperty('x-frontegg-forwarded-for')
    expect(sent).not.toHaveProperty('x-frontegg-headers-verifier')
  })

  it('a call through the server does not carry the session cookie', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    await browser.fetch(mePath)
    expect(browser.cookie()).toContain('fe_session-')
    expect(last(app).get('cookie')).toMatch(/^fe_refresh_\w+=\S+$/)
  })

  it('reports the address of the visitor with proof, if that is asked for', async () => {
    const forwardIp = { sharedSecret: 'shared', ipOf: ({ headers }: Request) => headers.get('x-real-ip') }
    const app = openServer({ forwardIp })
    await app.server.handle(new Request(appUrl + mePath, { headers: { 'x-real-ip': '203.0.113.7' } }))
    expect(Object.fromEntries(last(app))).toMatchObject({
      'x-frontegg-forwarded-for': '203.0.113.7',
      'x-frontegg-headers-verifier': 'shared',
      'frontegg-vendor-id': app.provider.emulator.snapshot().vendor.clientId,
    })
  })

  it.each(['auth/v1/user/token/refresh', 'auth/v1/logout', 'users/v1/activate'])(
    'a call through the server has no bearer if the contract accepts none: %s',
    async (end) => {
      const { server, asked } = serverBefore(() => Response.json({}))
      await server.handle(post(`/api/frontegg/identity/resources/${end}`, { headers: { authorization: 'Bearer x' } }))
      expect(asked[0]?.headers.has('authorization')).toBe(false)
    },
  )
})

describe('a log-out', () => {
  const cookie = 'fe_refresh_x=1'
  const gone = (answer: Response) => answer.headers.getSetCookie().filter((text) => text.includes('Max-Age=0')).length

  it.each(['/api/frontegg/x/logout', '/api/frontegg/identity/resources/auth/v1/logout'])(
    'an image of another site does not log out: %s',
    async (path) => {
      const { server } = serverBefore(() => Response.json({}, { status: 404 }))
      const headers = { cookie, 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }
      expect(gone(await server.handle(new Request(appUrl + path, { headers })))).toBe(0)
    },
  )

  it.each([
    ['a window', 'document', 200, 1],
    ['an image', 'image', 403, 0],
    ['a script', 'empty', 403, 0],
  ])(
    'the provider’s log-out ends the session for a window of another site alone: %s',
    async (_, dest, status, count) => {
      const { server } = serverBefore(() => Response.json({}))
      const headers = { cookie, 'sec-fetch-dest': dest, 'sec-fetch-site': 'cross-site' }
      const answer = await server.handle(new Request(`${appUrl}/api/frontegg/oauth/logout`, { headers }))
      expect([answer.status, gone(answer)]).toEqual([status, count])
    },
  )

  it('ends the session here even if the provider refuses or cannot be reached', async () => {
    const path = '/api/frontegg/identity/resources/auth/v1/logout'
    const refusing = serverBefore(() => Response.json({}, { status: 401 }))
    expect(gone(await refusing.server.handle(post(path)))).toBe(1)
    const dead = serverBefore(() => Promise.reject(new TypeError('no connection')))
    const answer = await dead.server.handle(post(path))
    expect([answer.status, gone(answer)]).toEqual([502, 1])
  })
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
  ])('a path that is no operation is not forwarded: %s', async (path) => {
    const app = openServer()
    expect((await app.server.handle(new Request(appUrl + path))).status).toBe(404)
    expect(app.received).toEqual([])
  })

  it('a path without the prefix is forwarded if the contract has it', async () => {
    const app = openServer()
    const answer = await app.server.handle(new Request(`${appUrl}/api/.well-known/jwks.json`))
    expect(await answer.json()).toMatchObject({ keys: [{ kty: 'RSA' }] })
  })

  it('a path below another path of the application is forwarded if the server is configured so', async () => {
    const app = openServer({ proxyPath: '/auth/' })
    const answer = await app.server.handle(new Request(`${appUrl}/auth/frontegg/flags`))
    expect(app.called().at(-1)).toBeDefined()
    expect(answer.status).not.toBe(404)
  })

  it('the return path of SAML accepts a form of the SAML provider, without any cookie', async () => {
    const { server, asked } = serverBefore(() => new Response(null, { status: 302, headers: { location: appUrl } }))
    const body = new URLSearchParams({ SAMLResponse: 'x' })
    const answer = await server.handle(
      post('/api/frontegg/saml/callback', { body, headers: { origin: 'https://idp.test' } }),
    )
    expect([answer.status, asked[0]?.url]).toEqual([302, 'http://localhost:4400/auth/saml/callback'])
    expect(asked[0]?.headers.has('cookie')).toBe(false)
    expect(await asked[0]?.text()).toBe('SAMLResponse=x')
  })
})
