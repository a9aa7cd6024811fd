import { describe, expect, it } from 'vitest'
import { openServer, type ServedApp } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'

const refresh = '/api/frontegg/identity/resources/auth/v1/user/token/refresh'
const times = ({ called }: ServedApp) => called().filter((operation) => operation === 'refreshToken').length
const ended = ({ provider }: ServedApp) =>
  provider.emulator.snapshot().sessions.filter(({ ended: how }) => how === 'reused')

async function openEnded(options: Parameters<typeof openServer>[0] = {}) {
  const app = openServer(options)
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  await app.clock.advance(301_000)
  const before = times(app)
  return { app, browser, renewals: () => times(app) - before }
}

describe('a session that has ended', () => {
  it('an ended session is null until it is renewed', async () => {
    const { app, browser } = await openEnded()
    const cookie = browser.cookie()
    expect(await app.server.sessionOf(cookie)).toBeNull()
    const { session, setCookies, cookie: next } = await app.server.renew(cookie)
    expect(session?.user.email).toBe('admin@acme.test')
    expect(setCookies.map((text) => text.split('=')[0])).toEqual([
      expect.stringMatching(/^fe_refresh_/),
      expect.stringMatching(/^fe_session-/),
    ])
    expect((await app.server.sessionOf(next))?.accessToken).toBe(session?.accessToken)
  })

  it('an ended session is renewed once for simultaneous requests, at one server, at another, or from the browser', async () => {
    const renewals = new Map()
    const { app, browser, renewals: made } = await openEnded({ renewals })
    const cookie = browser.cookie()
    const other = app.serve()
    const [one, two, three, answer] = await Promise.all([
      app.server.renew(cookie),
      app.server.renew(cookie),
      other.renew(cookie),
      browser.fetch(refresh, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    ])
    expect(made()).toBe(1)
    const tokens = [one, two, three].map(({ session }) => session?.accessToken)
    expect(new Set([...tokens, (await answer.json()).accessToken]).size).toBe(1)
    expect(ended(app)).toEqual([])
  })

  it('an ended session is renewed once for requests that left before the first response arrived', async () => {
    const { app, browser, renewals } = await openEnded()
    const cookie = browser.cookie()
    const first = await app.server.renew(cookie)
    await app.clock.advance(59_000)
    expect((await app.server.renew(cookie)).session?.accessToken).toBe(first.session?.accessToken)
    expect(renewals()).toBe(1)
    expect(ended(app)).toEqual([])
  })

  it('an ended session is renewed for another tenant with the cookies of the first renewal', async () => {
    const { app, browser, renewals } = await openEnded()
    const [, other] = snapshotOf(browser).tenants
    const body = JSON.stringify({ tenantId: other?.tenantId })
    const headers = { 'content-type': 'application/json' }
    const [own, changed] = await Promise.all([
      app.server.renew(browser.cookie()),
      browser.fetch(refresh, { method: 'POST', body, headers }),
    ])
    const { accessToken } = await changed.json()
    expect((await app.server.verifyToken(accessToken))['tenantId']).toBe(other?.tenantId)
    expect(own.session?.tenantId).not.toBe(other?.tenantId)
    expect([renewals(), ended(app)]).toEqual([2, []])
    expect((await app.server.renew(browser.cookie())).session?.tenantId).toBe(other?.tenantId)
  })

  it('a renewal without a session cookie has no session, and makes no call', async () => {
    const { app, renewals } = await openEnded()
    for (const cookie of [null, undefined, '', 'theme=dark'])
      expect(await app.server.renew(cookie)).toMatchObject({ session: null, isUnreachable: false, setCookies: [] })
    expect(renewals()).toBe(0)
  })

  it('a renewal that the provider refuses leaves no session cookie', async () => {
    const { app, browser } = await openEnded()
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    const { session, isUnreachable, setCookies, cookie } = await app.server.renew(`theme=dark; ${browser.cookie()}`)
    expect({ session, isUnreachable, cookie }).toEqual({ session: null, isUnreachable: false, cookie: 'theme=dark' })
    expect(setCookies).toEqual([expect.stringMatching(/^fe_refresh_.*Max-Age=0/)])
  })

  it.each([
    ['drops the call', { kind: 'drop' }],
    ['fails', { kind: 'status', status: 503 }],
  ] as const)('stays as it is if the provider %s', async (_, fault) => {
    const { app, browser } = await openEnded()
    app.provider.emulator.faults.add({ operation: 'refreshToken', ...fault, times: 1 })
    const cookie = browser.cookie()
    expect(await app.server.renew(cookie)).toMatchObject({ session: null, isUnreachable: true, cookie })
  })

  it('goes on with the new refresh token of an answer that cannot be read', async () => {
    const { app, browser } = await openEnded()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'brokenBody', times: 1 })
    const { session, isUnreachable, cookie } = await app.server.renew(browser.cookie())
    expect({ session, isUnreachable }).toEqual({ session: null, isUnreachable: true })
    expect((await app.server.renew(cookie)).session?.user.email).toBe('admin@acme.test')
    expect(ended(app)).toEqual([])
  })

  it('an ended session is renewed after an outage', async () => {
    const { app, browser } = await openEnded()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status: 503, times: 1 })
    await app.server.renew(browser.cookie())
    expect((await app.server.renew(browser.cookie())).session?.user.email).toBe('admin@acme.test')
  })

  it('a renewed session is kept for late requests no longer than a minute', async () => {
    const renewals = new Map()
    const { app, browser } = await openEnded({ renewals })
    await app.server.renew(browser.cookie())
    expect(renewals.size).toBe(1)
    await app.clock.advance(59_000)
    expect(renewals.size).toBe(1)
    await app.clock.advance(1000)
    expect(renewals.size).toBe(0)
  })
})
