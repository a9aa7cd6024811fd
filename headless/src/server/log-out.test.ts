import { describe, expect, it } from 'vitest'
import { appUrl, openServer, type ServedApp, type ServedBrowser } from '../../test/open-server.ts'
import { serverBefore } from '../../test/served-calls.ts'
import { openHosted, signInHosted } from '../../test/served-hosted.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import type { ServerOptions } from './types.ts'

const auth = '/api/frontegg/identity/resources/auth/v1'
const refresh = `${auth}/user/token/refresh`
const json = { 'content-type': 'application/json', origin: appUrl }
const send = ({ server }: Pick<ServedApp, 'server'>, path: string, cookie: string, body = '{}') =>
  server.handle(new Request(appUrl + path, { method: 'POST', headers: { ...json, cookie }, body }))
const removed = (setCookies: readonly string[]) =>
  setCookies.filter((text) => text.includes('Max-Age=0')).map((text) => /^fe_[a-z]+/.exec(text)?.[0])
const logOut = ({ fetch }: ServedBrowser) => fetch(`${auth}/logout`, { method: 'POST', body: '{}', headers: json })

async function openSpent(options: Partial<ServerOptions> = {}) {
  const app = openServer(options)
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  await app.clock.advance(0)
  const spent = browser.cookie()
  await browser.fetch(refresh, { method: 'POST', body: '{}', headers: json })
  return { app, browser, spent }
}

/** Every way to get the session of cookies. */
async function expectSignedOut(app: ServedApp, cookie: string) {
  const answer = await app.clock.work(() => send(app, refresh, cookie))
  expect(answer.status).toBe(401)
  expect(removed(answer.headers.getSetCookie()).sort()).toEqual(['fe_refresh', 'fe_session'])
  expect(answer.headers.getSetCookie().every((text) => text.includes('Max-Age=0'))).toBe(true)
  expect(await app.server.sessionOf(cookie)).toBeNull()
  const renewed = await app.clock.work(() => app.server.renew(cookie))
  expect(renewed).toMatchObject({ session: null, isUnreachable: false, cookie: null })
  expect(removed(renewed.setCookies).sort()).toEqual(['fe_refresh', 'fe_session'])
  const page = new Request(`${appUrl}/reports`, { headers: { cookie } })
  const { response } = await app.clock.work(() => app.server.guard(page))
  expect(response?.status).toBe(307)
  expect(removed(response?.headers.getSetCookie() ?? []).sort()).toEqual(['fe_refresh', 'fe_session'])
}

describe.each([false, true])('a log-out with secureJwt %s', (secureJwt) => {
  it('a kept answer of a renewal is refused after the log-out', async () => {
    const { app, browser, spent } = await openSpent({ secureJwt })
    await logOut(browser)
    await expectSignedOut(app, spent)
  })

  it('the cookies that the log-out presented are refused', async () => {
    const { app, browser } = await openSpent({ secureJwt })
    const presented = browser.cookie()
    await logOut(browser)
    await expectSignedOut(app, presented)
  })

  it('the cookies that a renewal led to are refused after a log-out with the former ones', async () => {
    const { app, browser, spent } = await openSpent({ secureJwt })
    const led = browser.cookie()
    await send(app, `${auth}/logout`, spent)
    await expectSignedOut(app, led)
  })

  it('all cookies of a chain of renewals are refused, whichever of them the log-out presented', async () => {
    for (const at of [0, 1, 2, 3]) {
      const { app, browser, spent } = await openSpent({ secureJwt })
      const chain = [spent, browser.cookie()]
      for (let turn = 0; turn < 2; turn++) {
        await browser.fetch(refresh, { method: 'POST', body: '{}', headers: json })
        chain.push(browser.cookie())
      }
      await send(app, `${auth}/logout`, chain[at] ?? '')
      for (const cookie of chain) await expectSignedOut(app, cookie)
    }
  })

  it('a renewal that is in flight while the log-out passes is refused', async () => {
    const { app, browser } = await openSpent({ secureJwt })
    const cookie = browser.cookie()
    app.provider.emulator.faults.add({
      operation: 'refreshToken',
      kind: 'delay',
      delayMs: 5000,
      when: 'after',
      times: 1,
    })
    const waiting = [send(app, refresh, cookie), send(app, refresh, cookie)]
    const page = app.server.renew(cookie.replace(/fe_session[^;]*/, ''))
    await app.clock.advance(1000)
    await send(app, `${auth}/logout`, cookie)
    await app.clock.advance(10_000)
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(401)
      expect(removed(answer.headers.getSetCookie()).sort()).toEqual(['fe_refresh', 'fe_session'])
      expect(answer.headers.getSetCookie()).toHaveLength(2)
    }
    expect(await app.server.sessionOf(cookie)).toBeNull()
    expect((await page).session).toBeNull()
    await expectSignedOut(app, cookie)
  })

  it('a renewal for another tenant is refused after the log-out', async () => {
    const { app, browser, spent } = await openSpent({ secureJwt })
    const body = JSON.stringify({ tenantId: snapshotOf(browser).tenants[1]?.tenantId })
    await logOut(browser)
    const answer = await send(app, refresh, spent, body)
    expect(answer.status).toBe(401)
  })

  it('a log-out by the address of a window ends the kept renewals', async () => {
    const { app, browser, spent } = await openSpent({ secureJwt })
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
    await browser.fetch('/api/frontegg/oauth/logout', { headers })
    await expectSignedOut(app, spent)
  })

  it('a log-out that the provider never answers still ends the kept renewals', async () => {
    const { app, browser, spent } = await openSpent({ secureJwt })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop' })
    expect((await logOut(browser)).status).toBe(502)
    await expectSignedOut(app, spent)
  })

  it('another server of the same process refuses the renewals too', async () => {
    const renewals = new Map()
    const { app, browser, spent } = await openSpent({ secureJwt, renewals })
    await logOut(browser)
    await expectSignedOut({ ...app, server: app.serve() }, spent)
  })

  it('a session of a log-out is refused until its token has ended', async () => {
    const app = openServer({ secureJwt })
    const browser = app.openBrowser({ keepSessionAlive: false })
    await signIn(browser)
    const presented = browser.cookie()
    await logOut(browser)
    await app.clock.advance(200_000)
    expect(await app.server.sessionOf(presented)).toBeNull()
    // A server that knows nothing of the log-out shows that the token has not ended yet.
    expect(await app.serve().sessionOf(presented)).not.toBeNull()
  })

  it('a session that a renewal led to is refused until its token has ended, after a log-out with ended cookies', async () => {
    const app = openServer({ secureJwt })
    const browser = app.openBrowser({ keepSessionAlive: false })
    await signIn(browser)
    await app.clock.advance(301_000)
    const spent = browser.cookie()
    await browser.fetch(refresh, { method: 'POST', body: '{}', headers: json })
    const led = browser.cookie()
    expect(await app.server.sessionOf(led)).not.toBeNull()
    await send(app, `${auth}/logout`, spent)
    await app.clock.advance(200_000)
    expect(await app.server.sessionOf(led)).toBeNull()
  })

  it('a silent authorization in flight opens nothing after the log-out', async () => {
    const { app, browser } = await openSpent({ secureJwt })
    const cookie = browser.cookie()
    app.provider.emulator.faults.add({
      operation: 'authorizeSilently',
      kind: 'delay',
      delayMs: 5000,
      when: 'after',
      times: 1,
    })
    const waiting = send(app, '/api/frontegg/oauth/authorize/silent', cookie)
    await app.clock.advance(1000)
    await send(app, `${auth}/logout`, cookie)
    await app.clock.advance(10_000)
    const answer = await waiting
    expect(answer.status).toBe(401)
    expect(removed(answer.headers.getSetCookie()).sort()).toEqual(['fe_refresh', 'fe_session'])
    expect(answer.headers.getSetCookie()).toHaveLength(2)
  })
})

describe('a log-out', () => {
  it('a person signs in again right after the log-out, also in the browser that never got its answer', async () => {
    const { app, browser } = await openSpent()
    const kept = browser.cookie()
    await send(app, `${auth}/logout`, kept)
    expect(browser.cookie()).toBe(kept)
    const again = app.openBrowser({ keepSessionAlive: false })
    for (const pair of kept.split('; ')) again.jar.take(appUrl, pair)
    await signIn(again)
    expect((await app.server.sessionOf(again.cookie()))?.user.email).toBe('admin@acme.test')
    await app.clock.advance(301_000)
    const renewed = await app.clock.work(() => app.server.renew(again.cookie()))
    expect(renewed.session?.user.email).toBe('admin@acme.test')
  })

  it('the answer of a log-out opens no session, whatever the provider sends', async () => {
    const headers = { 'set-cookie': 'fe_refresh_x=2; HttpOnly', 'content-type': 'application/json' }
    const { server } = serverBefore(() => new Response('{"accessToken":"a.b.c"}', { headers }))
    const answer = await send({ server }, `${auth}/logout`, 'fe_refresh_x=1')
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^fe_refresh_x=;.*Max-Age=0/)])
  })

  it('a session without a refresh token is refused too', async () => {
    const { app, browser } = await openSpent()
    const session = browser.cookie().replace(/fe_refresh[^;]*(?:; )?/, '')
    expect(await app.server.sessionOf(session)).not.toBeNull()
    await logOut(browser)
    expect(await app.server.sessionOf(session)).toBeNull()
  })

  it('the sessions of other browsers go on', async () => {
    const { app, browser } = await openSpent()
    const other = app.openBrowser({ keepSessionAlive: false })
    await signIn(other)
    await logOut(browser)
    expect((await app.server.sessionOf(other.cookie()))?.user.email).toBe('admin@acme.test')
  })

  it('an ended session adds no token to calls of a secure session', async () => {
    const { app, browser } = await openSpent({ secureJwt: true })
    const cookie = browser.cookie()
    await logOut(browser)
    const path = `${appUrl}/api/frontegg/identity/resources/users/v2/me`
    const answer = await app.server.handle(new Request(path, { headers: { cookie } }))
    expect(answer.status).toBe(401)
    expect(app.received.at(-1)?.headers.has('authorization')).toBe(false)
  })

  it.each([false, true])('a hosted log-out ends kept renewals, with secureJwt %s', async (secureJwt) => {
    const opened = openHosted({ secureJwt })
    await signInHosted(opened)
    const { app, browser } = opened
    await app.clock.advance(301_000)
    const spent = browser.cookie()
    await browser.visit('/reports')
    const led = browser.cookie()
    expect(await app.server.sessionOf(led)).not.toBeNull()
    await browser.visit('/account/logout')
    for (const cookie of [spent, led]) {
      expect(await app.server.sessionOf(cookie)).toBeNull()
      expect((await app.clock.work(() => app.server.renew(cookie))).session).toBeNull()
      const answer = await app.clock.work(() => send(app, refresh, cookie))
      expect([answer.status, removed(answer.headers.getSetCookie())]).toEqual([401, ['fe_session']])
    }
  })
})
