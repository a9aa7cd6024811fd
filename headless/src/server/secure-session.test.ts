import { describe, expect, it } from 'vitest'
import { inTime } from '../../test/open-app.ts'
import { appUrl, openServer } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import { tenantsFeature } from '../features/tenants/index.ts'

async function openSecure() {
  const app = openServer({ secureJwt: true })
  const browser = app.openBrowser()
  await signIn(browser)
  return { app, browser }
}

const usable = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{20,}/

describe('a secure session', () => {
  it('signs in, renews and switches tenants, and no script can read a token', async () => {
    const { app, browser } = await openSecure()
    const { seen } = browser
    await browser.client.session.refresh()
    const [, other] = snapshotOf(browser).tenants
    await inTime(
      app.clock,
      browser.client
        .get(tenantsFeature)
        .getSnapshot()
        .switchTenant({ tenantId: String(other?.tenantId) }),
    )
    expect(snapshotOf(browser).tenant?.tenantId).toBe(other?.tenantId)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.join()).not.toMatch(usable)
    expect(seen.join()).not.toMatch(/refresh_?token/i)
    expect(await browser.client.session.getAccessToken()).toMatch(/^redacted\.eyJ[\w-]+\.redacted$/)
  })

  it('adds the token of the cookie to calls', async () => {
    const { app, browser } = await openSecure()
    const me = await browser.client.api.get('/identity/resources/users/v2/me')
    expect(me.email).toBe('admin@acme.test')
    expect(app.received.at(-1)?.headers.get('authorization')).toMatch(/^Bearer eyJ/)
  })

  it('believes no token of the browser', async () => {
    const { app, browser } = await openSecure()
    const other = app.openBrowser()
    await signIn(other, 'reader@acme.test')
    const stolen = (await app.server.sessionOf(other.cookie()))?.accessToken
    const headers = { authorization: `Bearer ${stolen}` }
    const answer = await browser.fetch('/api/frontegg/identity/resources/users/v2/me', { headers })
    expect(await answer.json()).toMatchObject({ email: 'admin@acme.test' })
    const nobody = await app.openBrowser().fetch('/api/frontegg/identity/resources/users/v2/me', { headers })
    expect(nobody.status).toBe(401)
  })

  it('a secure session acts in another tenant with a token that no other session can use', async () => {
    const { app, browser } = await openSecure()
    const tenantId = String(snapshotOf(browser).tenants[1]?.tenantId)
    const { accessToken } = await browser.client.api.post('/identity/resources/users/v3/me/token', {
      body: { tenantId },
    })
    expect(accessToken).not.toMatch(usable)
    const headers = { authorization: `Bearer ${accessToken}` }
    await browser.client.api.get('/identity/resources/users/v2/me', { headers })
    const sent = app.received.at(-1)?.headers.get('authorization') ?? ''
    expect((await app.server.verifyToken(sent.slice(7)))['tenantId']).toBe(tenantId)

    const thief = app.openBrowser()
    await signIn(thief, 'reader@acme.test')
    await thief.fetch('/api/frontegg/identity/resources/users/v2/me', { headers })
    const used = app.received.at(-1)?.headers.get('authorization') ?? ''
    expect((await app.server.verifyToken(used.slice(7)))['email']).toBe('reader@acme.test')
  })

  it('a secure session drops the old cookie after a tenant switch, even if the new token cannot be verified', async () => {
    const { app, browser } = await openSecure()
    const tenantId = String(snapshotOf(browser).tenants[1]?.tenantId)
    app.provider.emulator.faults.add({ operation: 'getJsonWebKeySet', kind: 'drop' })
    const other = app.serve()
    const headers = { 'content-type': 'application/json', cookie: browser.cookie(), origin: appUrl }
    const body = JSON.stringify({ tenantId })
    const answer = await other.handle(
      new Request(`${appUrl}/api/frontegg/identity/resources/auth/v1/user/token/refresh`, {
        method: 'POST',
        headers,
        body,
      }),
    )
    expect(answer.status).toBe(200)
    const kept = answer.headers.getSetCookie().filter((text) => text.startsWith('fe_session-'))
    expect(kept).toEqual([expect.stringContaining('Max-Age=0')])
  })

  it('signs out', async () => {
    const { app, browser } = await openSecure()
    await browser.client.session.logOut()
    expect(browser.cookie()).toBe('')
    expect(app.called()).toContain('logout')
  })
})
