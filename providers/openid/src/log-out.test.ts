import { describe, expect, it } from 'vitest'
import { clientId, issuerUrl, openFakeIssuer } from '../test/fake-issuer.ts'
import { appUrl, openApplication } from '../test/open-application.ts'

const me = '/frontegg/identity/resources/users/v2/me'

describe('a log-out', () => {
  it('revokes the refresh token, ends the session of the issuer, and leads back', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    const before = app.cookie()
    const begun = await app.visit('/account/logout')
    const led = await app.call(`${begun?.pathname.replace('/api', '')}${begun?.search}`)
    const to = new URL(led.headers.get('location') ?? '')
    expect([to.origin + to.pathname, Object.fromEntries(to.searchParams)]).toEqual([
      `${issuerUrl}/end`,
      { post_logout_redirect_uri: `${appUrl}/`, client_id: clientId },
    ])
    expect(issuer.calls).toContain('POST /revoke')
    expect((await app.server.renewSession(before)).session).toBeNull()
    expect(app.faults).toEqual([])
  })

  it.each([
    ['leads back by itself where the issuer has no page for it', `${appUrl}/goodbye`, `${appUrl}/goodbye`],
    ['leads to no other site', 'https://evil.test/', `${appUrl}/`],
    ['leads to no address that is none', 'javascript:alert(1)', `${appUrl}/`],
  ])('%s', async (_, given, expected) => {
    const issuer = await openFakeIssuer({
      document: { end_session_endpoint: undefined, revocation_endpoint: undefined },
    })
    const app = openApplication(issuer)
    const led = await app.call(`/frontegg/oauth/logout?post_logout_redirect_uri=${encodeURIComponent(given)}`)
    expect(led.headers.get('location')).toBe(expected)
  })

  it.each([
    ['its session', { sid: 'a-session', sub: 'ada' }],
    ['its person', { sub: 'ada' }],
  ])('of the issuer ends %s here', async (_, claims) => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    expect(await app.server.sessionOf(app.cookie())).not.toBeNull()
    const logout_token = await issuer.logOutToken(claims)
    const body = new URLSearchParams({ logout_token })
    const url = `${appUrl}/api/frontegg/oauth/backchannel-logout`
    const answer = await app.server.handle(new Request(url, { method: 'POST', body }))
    expect(answer.status).toBe(200)
    expect(await app.server.sessionOf(app.cookie())).toBeNull()
    expect((await app.server.renewSession(app.cookie())).session).toBeNull()
    expect((await app.call(me)).status).toBe(401)
    expect(issuer.forms).toHaveLength(1)
  })

  it.each([
    ['another session', { sid: 'another', sub: 'ada' }],
    ['a token of another issuer', { sid: 'a-session', iss: 'https://evil.test' }],
    ['a token for another application', { sid: 'a-session', aud: 'another' }],
    ['a token with a nonce', { sid: 'a-session', nonce: 'n' }],
    ['a token without the event', { sid: 'a-session', events: {} }],
    [
      'a token with an event of a wrong type',
      { sid: 'a-session', events: 'http://schemas.openid.net/event/backchannel-logout' },
    ],
    ['a token of nobody', {}],
    ['a token whose session is no text', { sid: 7, sub: ['ada'] }],
  ])('of the issuer with %s ends no session', async (what, claims) => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    const logout_token = await issuer.logOutToken(claims)
    const url = `${appUrl}/api/frontegg/oauth/backchannel-logout`
    const answer = await app.provider(new Request(url, { method: 'POST', body: new URLSearchParams({ logout_token }) }))
    expect(answer.status).toBe(what === 'another session' ? 200 : 400)
    expect(await app.server.sessionOf(app.cookie())).not.toBeNull()
  })

  it('of the issuer is known to each process that has its store', async () => {
    const kept = new Map<string, string>()
    const store = {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: string) => void kept.set(key, value),
    }
    const issuer = await openFakeIssuer()
    const [one, two] = [openApplication(issuer, { store }), openApplication(issuer, { store })]
    await one.signIn()
    const body = new URLSearchParams({ logout_token: await issuer.logOutToken({ sid: 'a-session' }) })
    await two.provider(new Request(`${appUrl}/api/frontegg/oauth/backchannel-logout`, { method: 'POST', body }))
    expect(await one.server.sessionOf(one.cookie())).toBeNull()
  })
})
