import { describe, expect, it } from 'vitest'
import { noise } from '../../test/noise.ts'
import { until } from '../../test/open-app.ts'
import { appUrl, openServer, type ServedBrowser } from '../../test/open-server.ts'
import { mePath } from '../../test/served-calls.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import type { ServerOptions } from './types.ts'

const me = '/identity/resources/users/v2/me'

/** Opens an application whose tokens have a claim of random text more. */
function openWith(length: number, options: Partial<ServerOptions> = {}) {
  const app = openServer(options)
  app.provider.emulator.arrange(({ users }) => {
    for (const one of users) one.metadata = JSON.stringify({ note: noise(length) })
  })
  return app
}

/** The bearer of the last call of the profile: others may follow by themselves. */
const lastOf = (requests: readonly Request[]) => bearers(requests.filter(({ url }) => url.endsWith(me))).at(-1)
const bearers = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('authorization')).filter((one) => one !== null)
const removeSession = ({ jar, cookie }: ServedBrowser) => {
  for (const name of cookie().match(/fe_session[^=]*/g) ?? []) {
    jar.take('http://localhost:3000', `${name}=; Path=/; Max-Age=0`)
  }
}

describe.each([false, true])('calls of a page with secureJwt %s, whose token the session cookie holds', (secureJwt) => {
  it('state their person and tenant alone, and reach the provider with the token', async () => {
    const app = openWith(5000, { secureJwt })
    const browser = app.openBrowser()
    await signIn(browser)
    expect((await browser.client.api.get(me)).email).toBe('admin@acme.test')
    const session = await app.server.sessionOf(browser.cookie())
    expect(session?.accessToken.length).toBeGreaterThan(5000)
    expect(bearers(browser.sent).length).toBeGreaterThan(2)
    for (const one of bearers(browser.sent)) expect(one.length).toBeLessThan(400)
    expect(lastOf(app.received)).toBe(`Bearer ${session?.accessToken}`)
  })

  it('are refused once the session is for another tenant, and the page follows to it', async () => {
    const app = openWith(10, { secureJwt })
    const browser = app.openBrowser()
    await signIn(browser)
    const other = snapshotOf(browser).tenants[1]?.tenantId ?? ''
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const authorization = String(bearers(browser.sent).at(-1))
    await browser.fetch('/api/frontegg/identity/resources/users/v1/tenant', {
      ...post,
      method: 'PUT',
      headers: { ...post.headers, authorization },
      body: JSON.stringify({ tenantId: other }),
    })
    await browser.fetch('/api/frontegg/identity/resources/auth/v1/user/token/refresh', post)
    await expect(browser.client.api.get(me)).rejects.toMatchObject({ code: 'session-changed', status: 409 })
    await until(() => snapshotOf(browser).user?.tenantId === other)
    expect((await browser.client.api.get(me)).email).toBe('admin@acme.test')
  })
})

describe.each([false, true])('a forged stand-in with secureJwt %s', (secureJwt) => {
  const encoded = (text: string) => Buffer.from(text).toString('base64url')
  async function openSignedIn() {
    const app = openWith(10, { secureJwt })
    const browser = app.openBrowser()
    await signIn(browser)
    const { id, tenantId = '' } = snapshotOf(browser).user ?? {}
    const right = { sub: id, id, tenantId }
    async function call(authorization: string, headers: Record<string, string> = {}) {
      // The page goes on calling by itself.
      const request = new Request(`${appUrl}${mePath}?forged`, {
        headers: { cookie: browser.cookie(), authorization, ...headers },
      })
      const { status } = await app.server.handle(request)
      return [status, app.received.some(({ url }) => url.includes('forged'))]
    }
    return { app, right, call }
  }

  it.each([
    ['no claims', '{}'],
    ['no JSON', 'someone'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['no end', '['.repeat(100_000)],
  ])('is refused if it names nobody: %s', async (_, claims) => {
    const { call } = await openSignedIn()
    expect(await call(`Bearer redacted.${encoded(claims)}.redacted`)).toEqual([409, false])
  })

  it.each([
    ['another person', { sub: 'x', id: 'x' }],
    ['another tenant', { tenantId: 'x' }],
    ['no tenant', { tenantId: undefined }],
    ['an actor', { act: { sub: 'x' } }],
  ])('is refused if it names %s', async (_, others) => {
    const { call, right } = await openSignedIn()
    const claims = encoded(JSON.stringify({ ...right, ...others }))
    expect(await call(`Bearer redacted.${claims}.redacted`)).toEqual([409, false])
  })

  it.each(['redacted', 'redacted.', 'redacted..', 'redacted.!!!.redacted', 'redacted..redacted', 'redacted.a.b.c'])(
    'is refused in the form %s',
    async (form) => {
      const { call } = await openSignedIn()
      expect(await call(`Bearer ${form}`)).toEqual([409, false])
    },
  )

  it.each([
    ['with a scheme in small letters', (standIn: string) => `bearer ${standIn}`, 200],
    ['after two spaces', (standIn: string) => `Bearer  ${standIn}`, 200],
    ['twice', (standIn: string) => `Bearer ${standIn}, Bearer ${standIn}`, 409],
  ])('reaches no provider as it is: %s', async (_, headerOf, status) => {
    const { app, call, right } = await openSignedIn()
    const authorization = headerOf(`redacted.${encoded(JSON.stringify(right))}.redacted`)
    expect((await call(authorization))[0]).toBe(status)
    expect(bearers(app.received).join()).not.toContain('redacted')
  })

  it.each([{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'is refused for a page of another origin: %j',
    async (headers) => {
      const { call, right } = await openSignedIn()
      const authorization = `Bearer redacted.${encoded(JSON.stringify(right))}.redacted`
      expect(await call(authorization, headers)).toEqual([403, false])
      expect(await call(authorization, { 'sec-fetch-site': 'same-origin' })).toEqual([200, true])
    },
  )
})

describe('an answer of a server half', () => {
  it.each([
    ['a refused path', 'GET', '/api/none', {}],
    ['a refused method', 'TRACE2', mePath, {}],
    ['a foreign page', 'POST', mePath, { origin: 'https://evil.test' }],
    ['an ended session', 'POST', '/api/frontegg/identity/resources/auth/v1/user/token/refresh', {}],
    ['a call', 'GET', '/api/frontegg/flags', {}],
  ])('states that it is one: %s', async (_, method, path, headers) => {
    const { server } = openServer()
    const answer = await server.handle(new Request(appUrl + path, { method, headers }))
    expect(answer.headers.get('portico-session')).toBe('kept')
  })
})

describe('a page without secure session', () => {
  it('sends its token once the cookie of the session is gone, and loses nothing', async () => {
    const app = openWith(10)
    const browser = app.openBrowser()
    await signIn(browser)
    removeSession(browser)
    const before = app.called().length
    expect((await browser.client.api.get(me)).email).toBe('admin@acme.test')
    expect(app.called().slice(before)).not.toContain('refreshToken')
    const token = await browser.client.session.getAccessToken()
    expect(lastOf(browser.sent)).toBe(`Bearer ${token}`)
  })

  it('sends its token if each tab has a tenant of its own: the cookie holds that of one tab', async () => {
    const app = openWith(10)
    const browser = app.openBrowser({ tenantPerTab: true })
    await signIn(browser)
    await browser.client.api.get(me)
    const token = await browser.client.session.getAccessToken()
    expect(lastOf(browser.sent)).toBe(`Bearer ${token}`)
  })

  it('sends a token of its own that is not the one of the session', async () => {
    const app = openWith(10)
    const browser = app.openBrowser()
    await signIn(browser)
    const token = await browser.client.session.getAccessToken()
    await browser.client.api.get(me, { headers: { authorization: `Bearer ${token}` } })
    expect(lastOf(browser.sent)).toBe(`Bearer ${token}`)
  })
})

describe('a page in a secure session', () => {
  it('renews the session once its cookie is gone', async () => {
    const app = openWith(10, { secureJwt: true })
    const browser = app.openBrowser()
    await signIn(browser)
    removeSession(browser)
    await app.clock.advance(2000)
    const before = app.called().length
    expect((await browser.client.api.get(me)).email).toBe('admin@acme.test')
    expect(app.called().slice(before)).toContain('refreshToken')
  })
})
