import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../test/open-app.ts'
import { givePassword, openLogin } from '../../test/open-login.ts'
import { isSameSite } from './blocked-cookie.ts'
import { sessionFeature } from './feature.ts'

const otherSite = 'https://app.lantern.example/account/login'
const statusOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status
const warnings = ({ ports }: App) => ports.lines.filter((line) => line.includes('the browser may block'))

/** Opens an application with a signed-in user. The browser has dropped the cookie of the provider. */
async function openWithoutCookie(address: string) {
  const app = await openLogin({ address })
  await givePassword(app, 'admin@acme.test')
  await until(() => statusOf(app) === 'authenticated')
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
