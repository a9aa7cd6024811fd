import { describe, expect, it } from 'vitest'
import { appUrl, openServer } from '../../test/open-server.ts'
import { signIn } from '../../test/served-sign-in.ts'
import type { Verdict } from './types.ts'

const leadsTo = ({ response }: Verdict) =>
  response && [response.status, response.headers.get('location')?.replace(appUrl, '') ?? null]

async function openSignedIn() {
  const app = openServer()
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  // The flags of the user load in parallel with the sign-in.
  await app.clock.advance(0)
  return { app, browser }
}

describe('a page', () => {
  it('a page of a signed-in user is shown, with their session and without a call', async () => {
    const { app, browser } = await openSignedIn()
    const calls = app.received.length
    const verdict = await browser.visit('/reports')
    expect(verdict).toMatchObject({ response: null, session: { user: { email: 'admin@acme.test' } }, setCookies: [] })
    expect(app.received.length).toBe(calls)
  })

  it('leads a signed-out person to the sign-in, with the way back and the tenant', async () => {
    const browser = openServer().openBrowser()
    expect(leadsTo(await browser.visit('/reports?tab=2&tenantId=acme'))).toEqual([
      307,
      '/account/login?redirectUrl=%2Freports%3Ftab%3D2%26tenantId%3Dacme&tenantId=acme',
    ])
    expect(leadsTo(await browser.visit('/'))).toEqual([307, '/account/login'])
  })

  it('leads to a sign-in of another origin with its whole address as the way back', async () => {
    const app = openServer({ routes: { loginUrl: 'https://login.example.com/in' } })
    expect(leadsTo(await app.openBrowser().visit('/reports'))).toEqual([
      307,
      `https://login.example.com/in?redirectUrl=${encodeURIComponent(`${appUrl}/reports`)}`,
    ])
  })

  it('a redirect to the sign-in is not cached, and sends no referrer', async () => {
    const { response } = await openServer().openBrowser().visit('/reports')
    expect(response?.headers.get('cache-control')).toBe('private, no-store, max-age=0')
    expect(response?.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each(['/account/login', '/account/reset-password', '/account/saml/callback', '/api/frontegg/flags'])(
    'a page of Portico is shown without a session: %s',
    async (path) => {
      expect(await openServer().openBrowser().visit(path)).toMatchObject({ response: null, session: null })
    },
  )

  it('leads a signed-out person on an allowed origin to the sign-in there', async () => {
    const origin = 'https://acme.example.com'
    const app = openServer({ allowedOrigins: [origin], routes: { loginUrl: 'https://login.example.com/in' } })
    const there = openServer({ allowedOrigins: [origin] })
    const ask = async ({ server }: ReturnType<typeof openServer>) =>
      (await server.guard(new Request(`${origin}/reports`))).response?.headers.get('location')
    expect(await ask(there)).toBe(`${origin}/account/login?redirectUrl=%2Freports`)
    expect(await ask(app)).toBe(`https://login.example.com/in?redirectUrl=${encodeURIComponent(`${origin}/reports`)}`)
  })

  it('an application page below the proxy path needs a session, and answers 401 without one', async () => {
    const { browser } = await openSignedIn()
    expect((await browser.visit('/api/reports')).response).toBeNull()
    const nobody = openServer().openBrowser()
    expect((await nobody.visit('/api/reports')).response?.status).toBe(401)
    expect((await nobody.visit('/api/reports', { public: ['/api/reports'] })).response).toBeNull()
  })

  it('a public page is shown without a session, and to a signed-in user with their session', async () => {
    const { app, browser } = await openSignedIn()
    const open = { public: ['/', '/docs/*'] }
    for (const path of ['/', '/docs/a/b'])
      expect(await app.openBrowser().visit(path, open)).toMatchObject({ response: null, session: null })
    expect(leadsTo(await app.openBrowser().visit('/documents', open))?.[0]).toBe(307)
    await app.clock.advance(301_000)
    expect((await browser.visit('/docs/a', open)).response).toBeNull()
    expect(await browser.visit('/docs/a', open)).toMatchObject({ session: { user: { email: 'admin@acme.test' } } })
  })
})

describe('an ambiguous path', () => {
  const paths = [
    '/pricing/..%2fteam',
    '/pricing/..;/team',
    '/pricing/.;/team',
    '/pricing/..;a=b/team',
    '/pricing/%252e%252e%252fteam',
    '/pricing/..%5cteam',
    '/pricing//team',
    '/pricing/%2e%2e%2fteam',
    '/pricing/x%00',
    '/pricing/%2Fteam',
  ]

  it.each(paths)('needs a session, though its beginning is public: %s', async (path) => {
    const open = { public: ['/pricing/*'] }
    expect(leadsTo(await openServer().openBrowser().visit(path, open))?.[0]).toBe(307)
    const { browser } = await openSignedIn()
    expect((await browser.visit(path, open)).response).toBeNull()
  })

  it.each(['/pricing/caf%C3%A9', '/pricing/a%20b', '/pricing/a;b', '/pricing/v1..v2', '/pricing/~x'])(
    'a public path with characters of other languages stays public: %s',
    async (path) => {
      expect(
        (
          await openServer()
            .openBrowser()
            .visit(path, { public: ['/pricing/*'] })
        ).response,
      ).toBeNull()
    },
  )
})

describe('a page after the session has ended', () => {
  it('a page is shown with a renewed session, whose cookies the page and the browser get', async () => {
    const { app, browser } = await openSignedIn()
    await app.clock.advance(301_000)
    const verdict = await browser.visit('/reports')
    if (verdict.response) throw new Error('It led away')
    expect(verdict.session?.user.email).toBe('admin@acme.test')
    expect((await app.server.sessionOf(verdict.cookie))?.accessToken).toBe(verdict.session?.accessToken)
    expect((await app.server.sessionOf(browser.cookie()))?.accessToken).toBe(verdict.session?.accessToken)
  })

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['next-router-prefetch', '1'],
  ])('an ended session is not renewed for a prefetch, whose response the browser may drop: %s', async (name, value) => {
    const { app, browser } = await openSignedIn()
    await app.clock.advance(301_000)
    const calls = app.received.length
    const verdict = await browser.visit('/reports', { headers: { [name]: value } })
    expect([verdict.response?.status, app.received.length]).toEqual([401, calls])
    expect(verdict.response?.headers.get('cache-control')).toContain('no-store')
  })

  it('leads to the sign-in if the provider ended it, and the cookies go', async () => {
    const { app, browser } = await openSignedIn()
    await app.clock.advance(301_000)
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    expect(leadsTo(await browser.visit('/reports'))).toEqual([307, '/account/login?redirectUrl=%2Freports'])
    expect(browser.cookie()).toBe('')
  })

  it('leads to the sign-in if the provider cannot be reached, and the cookies stay', async () => {
    const { app, browser } = await openSignedIn()
    await app.clock.advance(301_000)
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    expect(leadsTo(await browser.visit('/reports'))?.[0]).toBe(307)
    expect(browser.cookie()).toContain('fe_refresh_')
  })

  it('answers 401 where no page is asked for', async () => {
    const { response } = await openServer().openBrowser().visit('/reports', { method: 'POST' })
    expect(response?.status).toBe(401)
  })

  it.each(['fe_session-x=1.garbage', 'fe_session-b6adfe4cd6954c04b95f3ec9fd0c6cca=1.a.b.c.d.e; x', '; ;=;=', '\u00ff'])(
    'a page with a broken cookie redirects to the sign-in: %j',
    async (cookie) => {
      const verdict = await openServer().openBrowser().visit('/reports', { headers: { cookie } })
      expect(verdict.response?.status).toBe(307)
    },
  )
})
