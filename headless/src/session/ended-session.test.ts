import { describe, expect, it } from 'vitest'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { givePassword, openLogin } from '../../test/open-login.ts'
import { loginFeature } from '../features/login/feature.ts'
import { isSameSite } from './ended-session.ts'
import { sessionFeature } from './feature.ts'

const otherSite = 'https://app.lantern.example/account/login'
const statusOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status
const warnings = ({ ports }: App) => ports.lines.filter((line) => line.includes('the browser may block'))

/** Opens an application with a signed-in user. The browser has dropped the cookie of the provider. */
async function openWithoutCookie(address: string) {
  const app = await openLogin({ address })
  await givePassword(app, 'admin@acme.test')
  await until(() => statusOf(app) === 'authenticated')
  // The part that notes the sign-in loads after it.
  await import('./ended-session.ts')
  app.browser.clearCookies()
  return app
}

describe('the first renewal after a sign-in', () => {
  it('a first renewal refused on a page of another site logs one warning with the remedies', async () => {
    const app = await openWithoutCookie(otherSite)
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('unauthenticated')
    await until(() => warnings(app).length > 0)
    await app.client.session.refresh()
    expect(warnings(app)).toEqual([expect.stringMatching(/localhost:4400 .*lantern\.example.*own domain.*server/)])
  })

  it('a first renewal refused on a page of the same site logs no warning', async () => {
    const app = await openWithoutCookie('http://localhost:5173/account/login')
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('unauthenticated')
    await app.clock.advance(1000)
    expect(warnings(app)).toEqual([])
  })

  it('a first renewal that succeeds proves the cookie, and a later refusal logs no warning', async () => {
    const app = await openLogin({ address: otherSite })
    await givePassword(app, 'admin@acme.test')
    await app.client.session.refresh()
    app.browser.clearCookies()
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('unauthenticated')
    await app.clock.advance(1000)
    expect(warnings(app)).toEqual([])
  })

  it('a renewal refused for a session from an earlier visit logs no warning', async () => {
    const app = await openApp({ address: otherSite, signedInAs: 'admin@acme.test' })
    app.browser.clearCookies()
    await app.client.session.refresh()
    await app.clock.advance(1000)
    expect(warnings(app)).toEqual([])
  })
})

/** Opens the application again in the same tab, and returns what the first step of the login shows. */
async function reload(app: App) {
  const reloaded = await openApp({ beside: app, sameBrowser: true, address: app.ports.page.url()?.href ?? '' })
  const login = reloaded.client.get(loginFeature)
  login.subscribe(() => {})
  await until(() => statusOf(reloaded) === 'unauthenticated')
  await reloaded.clock.advance(1000)
  const { step } = login.getSnapshot()
  return { lines: warnings(reloaded), notice: step.name === 'preLogin' ? step.notice : step.name }
}

describe('a reload after a sign-in whose cookie the browser dropped', () => {
  it('a reload on a page of another site logs the warning, and the login shows why the session is gone', async () => {
    const app = await openWithoutCookie(otherSite)
    const { lines, notice } = await reload(app)
    expect(lines).toEqual([expect.stringContaining('(cookie-blocked)')])
    expect(notice).toBe('cookieBlocked')
  })

  it('the login shows it once: a second reload is that of a visitor without a session', async () => {
    const app = await openWithoutCookie(otherSite)
    await reload(app)
    expect(await reload(app)).toEqual({ lines: [], notice: null })
  })

  it('a refusal without a reload shows it at the login as well', async () => {
    const app = await openWithoutCookie(otherSite)
    await app.client.session.refresh()
    const login = app.client.get(loginFeature)
    await until(() => login.getSnapshot().step.name === 'preLogin')
    await until(() => warnings(app).length > 0)
    expect(login.getSnapshot().step).toMatchObject({ notice: 'cookieBlocked' })
  })

  it('an event reports it, for statistics', async () => {
    const app = await openWithoutCookie(otherSite)
    const seen: unknown[] = []
    app.client.on('cookieBlocked', (payload) => seen.push(payload))
    await app.client.session.refresh()
    await until(() => seen.length > 0)
    expect(seen).toEqual([{ provider: 'http://localhost:4400' }])
  })

  it('a reload on a page of the same site shows nothing', async () => {
    const app = await openWithoutCookie('http://localhost:5173/account/login')
    expect(await reload(app)).toEqual({ lines: [], notice: null })
  })

  it('a reload after a renewal that succeeded shows nothing', async () => {
    const app = await openLogin({ address: otherSite })
    await givePassword(app, 'admin@acme.test')
    await app.client.session.refresh()
    app.browser.clearCookies()
    expect(await reload(app)).toEqual({ lines: [], notice: null })
  })

  it('a reload after a log-out shows nothing', async () => {
    const app = await openWithoutCookie(otherSite)
    await app.client.session.logOut()
    expect(await reload(app)).toEqual({ lines: [], notice: null })
  })

  it('a reload more than a day after the sign-in shows nothing, because the session may be over', async () => {
    const app = await openWithoutCookie(otherSite)
    app.client.dispose()
    await app.clock.advance(24 * 3_600_000)
    expect(await reload(app)).toEqual({ lines: [], notice: null })
  })
})

describe('two addresses', () => {
  it.each([
    ['http://localhost:5173', 'http://localhost:4400', true],
    ['https://app.acme.com', 'https://auth.acme.com', true],
    ['https://acme.com', 'https://auth.acme.com', true],
    ['https://app.acme.com', 'https://acme.frontegg.com', false],
    ['http://app.acme.com', 'https://auth.acme.com', false],
    ['http://127.0.0.1:5173', 'http://localhost:4400', false],
    ['http://10.1.0.1', 'http://10.2.0.1', false],
  ])('%s and %s: one site: %s', (one, other, isOne) => {
    expect(isSameSite(new URL(one), new URL(other))).toBe(isOne)
  })
})

describe('a session that the provider has ended', () => {
  async function openWithEndedSession() {
    const app = await openLogin({ address: 'http://localhost:5173/account/login' })
    await givePassword(app, 'admin@acme.test')
    await until(() => statusOf(app) === 'authenticated')
    await app.client.session.refresh()
    const events: unknown[] = []
    app.client.on('sessionEnded', (payload) => events.push(payload))
    return { app, events }
  }
  const noticeOf = ({ client }: App) => {
    const { step } = client.get(loginFeature).getSnapshot()
    return step.name === 'preLogin' ? step.notice : step.name
  }

  it('is explained at the login, and emitted', async () => {
    const { app, events } = await openWithEndedSession()
    app.browser.clearCookies()
    await app.client.session.refresh()
    await until(() => noticeOf(app) === 'sessionEnded')
    expect(events).toEqual([{ reason: 'sessionEnded' }])
  })

  it('is not explained after a log-out', async () => {
    const { app, events } = await openWithEndedSession()
    await app.client.session.logOut()
    await app.clock.advance(1000)
    expect([noticeOf(app), events]).toEqual([null, []])
  })

  it('is not explained to a visitor without a session', async () => {
    const app = await openLogin({ address: 'http://localhost:5173/account/login' })
    await app.client.session.refresh()
    await app.clock.advance(1000)
    expect(noticeOf(app)).toBeNull()
  })

  it('is explained no more once somebody has signed in elsewhere', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const events: unknown[] = []
    app.client.on('sessionEnded', (payload) => events.push(payload))
    app.browser.clearCookies()
    await app.client.session.refresh()
    await until(() => events.length === 1)
    app.browser.signIn('reader@acme.test')
    await app.client.session.refresh()
    expect(statusOf(app)).toBe('authenticated')
    await app.client.session.logOut()
    app.client.get(loginFeature).subscribe(() => {})
    await app.clock.advance(1000)
    expect(noticeOf(app)).toBeNull()
  })

  it('is explained in every tab, and in none after a log-out', async () => {
    for (const end of ['refusal', 'log-out'] as const) {
      const app = await openApp({ signedInAs: 'admin@acme.test', hasTabs: true })
      const other = await openApp({ beside: app, sameBrowser: true })
      await until(() => statusOf(other) === 'authenticated')
      const events: unknown[] = []
      other.client.on('sessionEnded', (payload) => events.push(payload))
      if (end === 'refusal') {
        app.browser.clearCookies()
        await inTime(app.clock, app.client.session.refresh())
      } else await inTime(app.clock, app.client.session.logOut())
      await until(() => statusOf(other) === 'unauthenticated')
      other.client.get(loginFeature).subscribe(() => {})
      await app.clock.advance(1000)
      expect(events).toEqual(end === 'refusal' ? [{ reason: 'sessionEnded' }] : [])
      expect(noticeOf(other)).toBe(end === 'refusal' ? 'sessionEnded' : null)
    }
  })

  it('is explained by the next login if the first one is left before its code has loaded', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const events: unknown[] = []
    app.client.on('sessionEnded', (payload) => events.push(payload))
    app.browser.clearCookies()
    await app.client.session.refresh()
    await until(() => events.length === 1)
    const login = app.client.get(loginFeature)
    const leave = login.subscribe(() => {})
    leave()
    await app.clock.advance(5000)
    login.subscribe(() => {})
    await until(() => noticeOf(app) === 'sessionEnded')
  })
})
