import { describe, expect, it } from 'vitest'
import { inTime, until } from '../../test/open-app.ts'
import { appUrl, type ServedApp, type ServedBrowser } from '../../test/open-server.ts'
import { locationOf, me, openHosted, signInHosted, signInThere } from '../../test/served-hosted.ts'
import { snapshotOf } from '../../test/served-sign-in.ts'
import { hostedOnServer } from '../features/hosted-login/index.ts'

const emailIn = async ({ server }: ServedApp, browser: ServedBrowser) =>
  (await server.sessionOf(browser.cookie()))?.user.email

describe('hosted login on the server', () => {
  it('leads to the provider with a challenge, and back to the page with a session', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login?redirectUrl=%2Freports%3Ftab%3D2&login_hint=ada')
    const address = locationOf(response)
    expect(address.origin + address.pathname).toBe('http://localhost:4400/frontegg/oauth/authorize')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${appUrl}/oauth/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: 'ada',
    })
    const back = await opened.browser.visit(await signInThere(opened, address))
    expect([back.response?.status, locationOf(back.response).href]).toEqual([303, `${appUrl}/reports?tab=2`])
    expect(await emailIn(opened.app, opened.browser)).toBe(me)
    expect(opened.browser.cookie()).not.toContain('attempt')
  })

  it('exchanges the code with the secret of the application and the verifier', async () => {
    const opened = openHosted()
    await signInHosted(opened)
    const call = opened.app.received.find(({ url }) => url.endsWith('/oauth/token'))
    const body = JSON.parse((await call?.clone().text()) ?? '{}')
    expect(body).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: `${appUrl}/oauth/callback`,
      client_id: opened.app.provider.emulator.snapshot().vendor.clientId,
      client_secret: 'portico-demo-client-secret',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('renews with the refresh token of the cookie, which is good once', async () => {
    const opened = openHosted()
    await signInHosted(opened)
    for (let turn = 0; turn < 3; turn++) {
      await opened.app.clock.advance(301_000)
      expect(await opened.browser.visit('/reports')).toMatchObject({ response: null, session: { user: { email: me } } })
    }
    expect(opened.app.provider.emulator.snapshot().sessions.some(({ ended }) => ended === 'reused')).toBe(false)
  })

  it('renews for the page, whose client knows nothing of hosted login but where it is', async () => {
    const opened = openHosted({ secureJwt: true })
    await signInHosted(opened)
    const { client } = opened.browser
    await inTime(opened.app.clock, client.start())
    await inTime(opened.app.clock, client.session.refresh())
    expect(snapshotOf(opened.browser)).toMatchObject({ status: 'authenticated', user: { email: me } })
    expect(await client.session.getAccessToken()).toMatch(/^redacted\..+\.redacted$/)
    expect((await client.api.get('/identity/resources/users/v2/me')).email).toBe(me)
  })

  it('signs two tabs in at once, each to its page', async () => {
    const opened = openHosted()
    const [one, two] = [
      await opened.browser.visit('/account/login?redirectUrl=/one'),
      await opened.browser.visit('/account/login?redirectUrl=/two'),
    ]
    const backs = [
      await signInThere(opened, locationOf(one.response)),
      await signInThere(opened, locationOf(two.response)),
    ]
    const ends = [await opened.browser.visit(backs[1] ?? ''), await opened.browser.visit(backs[0] ?? '')]
    expect(ends.map(({ response }) => locationOf(response).pathname)).toEqual(['/two', '/one'])
  })

  it('ends the session here and at the provider', async () => {
    const opened = openHosted()
    await signInHosted(opened)
    const { response } = await opened.browser.visit('/account/logout')
    const address = locationOf(response)
    expect(address.origin + address.pathname).toBe('http://localhost:4400/frontegg/oauth/logout')
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${appUrl}/`)
    expect(opened.browser.cookie()).toBe('')
    expect(locationOf(await opened.atProvider(address)).href).toBe(`${appUrl}/`)
    const again = await opened.browser.visit('/account/login')
    expect(locationOf(await opened.atProvider(locationOf(again.response))).pathname).not.toBe('/oauth/callback')
  })

  it('leads to no foreign page and to no route that acts', async () => {
    for (const back of ['https://evil.test/', '//evil.test', '/account/logout', 'javascript:alert(1)']) {
      const opened = openHosted()
      const { response } = await signInHosted(opened, `/account/login?redirectUrl=${encodeURIComponent(back)}`)
      expect(locationOf(response).href).toBe(`${appUrl}/`)
    }
  })

  it('hosted login on the server is neither begun nor ended by a prefetch, an image or a script', async () => {
    const opened = openHosted()
    const { browser } = opened
    await signInHosted(opened)
    const cookie = browser.cookie()
    const others: readonly Readonly<Record<string, string>>[] = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of others) {
      expect((await browser.visit('/account/login', { headers })).response).toBeNull()
      expect((await browser.visit('/account/logout', { headers })).response).toBeNull()
    }
    expect(browser.cookie()).toBe(cookie)
  })

  it('keeps each attempt for its return alone, and short enough for a cookie', async () => {
    const { browser } = openHosted()
    const { response } = await browser.visit(`/account/login?redirectUrl=/reports?q=${'x'.repeat(4000)}`)
    const [text = ''] = response?.headers.getSetCookie() ?? []
    expect(text).toContain('Path=/oauth/callback;')
    expect(text.length).toBeLessThan(4096)
    expect(browser.cookie()).toBe('')
  })

  it('shows no token in an address of a secure session, nor one that is no id token', async () => {
    for (const options of [{ secureJwt: true }, { bearer: 'access_token' }] as const) {
      const opened = openHosted(options)
      await signInHosted(opened)
      const { response } = await opened.browser.visit('/account/logout')
      expect(locationOf(response).searchParams.has('id_token_hint')).toBe(false)
    }
    const usual = openHosted()
    await signInHosted(usual)
    expect(locationOf((await usual.browser.visit('/account/logout')).response).searchParams.has('id_token_hint')).toBe(
      true,
    )
  })
})

describe('a page with hosted login on the server', () => {
  it('leads a signed-out person to the sign-in by a new document', async () => {
    const { browser } = openHosted()
    browser.client.options.hostedLogin?.signIn(browser.client)
    await until(() => browser.ports.page.opened.length > 0)
    expect(browser.ports.page.opened).toEqual([`${appUrl}/account/login?redirectUrl=%2F`])
  })

  it('a page does not redirect to the sign-in again within half a minute, as the session may not be kept', async () => {
    const { app, browser } = openHosted()
    browser.client.options.hostedLogin?.signIn(browser.client)
    await until(() => browser.ports.page.opened.length > 0)
    const again = app.openBrowser({ hostedLogin: hostedOnServer(), ports: browser.ports })
    again.client.options.hostedLogin?.signIn(again.client)
    await until(() => browser.ports.page.moves.length > 0)
    expect(browser.ports.page.moves.at(-1)?.path).toBe('/oauth/callback')
    expect(browser.ports.page.opened).toHaveLength(1)
  })

  it('asks for a second factor there, and signs out there', async () => {
    const { browser } = openHosted()
    await browser.client.options.hostedLogin?.stepUp(browser.client, { maxAge: 60 })
    await browser.client.options.hostedLogin?.leave(browser.client)
    const [stepUp = '', logOut] = browser.ports.page.opened
    expect(Object.fromEntries(new URL(stepUp).searchParams)).toMatchObject({
      acr_values: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
      max_age: '60',
      redirectUrl: '/',
    })
    expect(logOut).toBe(`${appUrl}/account/logout`)
  })
})
