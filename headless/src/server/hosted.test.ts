import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { inTime, until } from '../../test/open-app.ts'
import { appUrl, openServer, type ServedApp, type ServedBrowser } from '../../test/open-server.ts'
import { snapshotOf } from '../../test/served-sign-in.ts'
import { hostedOnServer } from '../features/hosted-login/index.ts'
import type { ServerOptions, Verdict } from './types.ts'

const me = 'admin@acme.test'
const locationOf = (response: Response | null) => new URL(response?.headers.get('location') ?? 'nowhere:')

/** An application with hosted login on its server, and a browser that has cookies at the provider too. */
function openHosted(options: Partial<ServerOptions> = {}) {
  const app = openServer({ hostedLogin: true, ...options })
  const browser = app.openBrowser({ hostedLogin: hostedOnServer(), keepSessionAlive: false })
  const { fetch: atProvider } = app.provider.openBrowser()
  return { app, browser, atProvider }
}

/** Signs in on the provider's page, and returns where that leads back to. */
async function signInThere(
  { atProvider }: Pick<ReturnType<typeof openHosted>, 'atProvider'>,
  address: URL,
): Promise<string> {
  const form = locationOf(await atProvider(address))
  const body = new URLSearchParams({ email: me, password: demoPassword })
  const back = form.pathname === '/oauth/callback' ? form : locationOf(await atProvider(form, { method: 'POST', body }))
  return back.pathname + back.search
}

async function signIn(
  opened: ReturnType<typeof openHosted>,
  path = '/account/login?redirectUrl=/reports',
): Promise<Verdict> {
  const { response } = await opened.browser.visit(path)
  return opened.browser.visit(await signInThere(opened, locationOf(response)))
}

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
    await signIn(opened)
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
    await signIn(opened)
    for (let turn = 0; turn < 3; turn++) {
      await opened.app.clock.advance(301_000)
      expect(await opened.browser.visit('/reports')).toMatchObject({ response: null, session: { user: { email: me } } })
    }
    expect(opened.app.provider.emulator.snapshot().sessions.some(({ ended }) => ended === 'reused')).toBe(false)
  })

  it('renews for the page, whose client knows nothing of hosted login but where it is', async () => {
    const opened = openHosted({ secureJwt: true })
    await signIn(opened)
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
    await signIn(opened)
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
      const { response } = await signIn(opened, `/account/login?redirectUrl=${encodeURIComponent(back)}`)
      expect(locationOf(response).href).toBe(`${appUrl}/`)
    }
  })

  it('is not begun by a prefetch or an image', async () => {
    const { browser } = openHosted()
    expect((await browser.visit('/account/login', { headers: { 'sec-purpose': 'prefetch' } })).response).toBeNull()
    expect((await browser.visit('/account/logout', { headers: { 'sec-fetch-dest': 'image' } })).response).toBeNull()
    expect(browser.cookie()).toBe('')
  })
})

describe('a return that cannot be trusted', () => {
  const failed = async ({ response }: Verdict) => [response?.status, await response?.text()]

  it.each([
    ['of another browser', '/oauth/callback?code=x&state=unknown'],
    ['without a state', '/oauth/callback?code=x'],
    ['with nothing', '/oauth/callback'],
  ])('%s shows a page that does not start again by itself', async (_, path) => {
    const { app, browser } = openHosted()
    const [status, html] = await failed(await browser.visit(path))
    expect([status, html]).toEqual([400, expect.stringContaining('href="/account/login"')])
    expect(app.logged.join()).toContain('attempt-unknown')
    expect(browser.cookie()).toBe('')
  })

  it('that was used before opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    await opened.browser.visit(back)
    expect((await failed(await opened.browser.visit(back)))[0]).toBe(400)
  })

  it('of another state opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    const state = new URL(back, appUrl).searchParams.get('state') ?? ''
    // The cookie is found by the first characters.
    const [status] = await failed(await opened.browser.visit(back.replace(state, `${state.slice(0, 12)}-other`)))
    expect(status).toBe(400)
  })

  it('of an attempt that is older than ten minutes opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    await opened.app.clock.advance(601_000)
    expect((await failed(await opened.browser.visit(back)))[0]).toBe(400)
  })

  it('of another issuer opens nothing', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const back = await signInThere(opened, locationOf(response))
    expect((await failed(await opened.browser.visit(`${back}&iss=https://evil.test`)))[0]).toBe(400)
  })

  it('that the provider refused says so', async () => {
    const opened = openHosted()
    const { response } = await opened.browser.visit('/account/login')
    const state = locationOf(response).searchParams.get('state')
    const [status] = await failed(await opened.browser.visit(`/oauth/callback?error=access_denied&state=${state}`))
    expect(status).toBe(400)
    expect(opened.app.logged.join()).toContain('access_denied')
  })

  it('is answered by the page of the application, if there is one', async () => {
    const failurePage = ({ code }: { code: string }) => new Response(`Own page: ${code}`, { status: 400 })
    const { browser } = openHosted({ failurePage })
    expect(await failed(await browser.visit('/oauth/callback?state=x'))).toEqual([400, 'Own page: attempt-unknown'])
  })

  it('shows no markup of the provider', async () => {
    const opened = openHosted({ routes: { loginUrl: '/in?a="><script>' } })
    const [, html] = await failed(await opened.browser.visit('/oauth/callback'))
    expect(html).not.toContain('<script>')
  })
})

describe('a page with hosted login on the server', () => {
  it('leads a signed-out person to the sign-in by a new document', async () => {
    const { browser } = openHosted()
    browser.client.options.hostedLogin?.signIn(browser.client)
    await until(() => browser.ports.page.opened.length > 0)
    expect(browser.ports.page.opened).toEqual([`${appUrl}/account/login?redirectUrl=%2F`])
  })

  it('does not lead there again within half a minute, as the session may not be kept', async () => {
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
