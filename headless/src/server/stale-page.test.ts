import { describe, expect, it } from 'vitest'
import { until } from '../../test/open-app.ts'
import { openServer } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'

const rows = '/api/frontegg/team/resources/members/v1/someone'

/** Two tabs over one session cookie. The second has chosen another tenant, and the first has no message of it. */
async function openTwoTabs() {
  const app = openServer({ secureJwt: true })
  const browser = app.openBrowser()
  await signIn(browser)
  const shown = await browser.client.session.getAccessToken()
  const other = snapshotOf(browser).tenants[1]?.tenantId ?? ''
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const body = JSON.stringify({ tenantId: other })
  const bearer = { authorization: `Bearer ${shown}` }
  await browser.fetch('/api/frontegg/identity/resources/users/v1/tenant', {
    ...post,
    method: 'PUT',
    headers: { ...post.headers, ...bearer },
    body,
  })
  await browser.fetch('/api/frontegg/identity/resources/auth/v1/user/token/refresh', post)
  return { app, browser, bearer, other }
}

describe('a page of a secure session that shows a former tenant', () => {
  it.each(['DELETE', 'GET'])('its %s is refused with 409, and reaches no provider', async (method) => {
    const { app, browser, bearer } = await openTwoTabs()
    const received = app.received.length
    const answer = await browser.fetch(rows, { method, headers: bearer })
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { errors: ['You are in another account now. Nothing was sent'], errorCode: 'session-changed' },
    ])
    expect(app.received.length).toBe(received)
  })

  it('a call of the client fails with that code, and the page follows to the present tenant', async () => {
    const { browser, other } = await openTwoTabs()
    await expect(browser.client.api.get('/identity/resources/users/v2/me')).rejects.toMatchObject({
      code: 'session-changed',
      status: 409,
    })
    await until(() => snapshotOf(browser).user?.tenantId === other)
    expect((await browser.client.api.get('/identity/resources/users/v2/me')).email).toBe('admin@acme.test')
  })

  it('a call without a bearer is answered for the session, as before', async () => {
    const { browser } = await openTwoTabs()
    expect((await browser.fetch('/api/frontegg/identity/resources/users/v2/me')).status).toBe(200)
  })
})
