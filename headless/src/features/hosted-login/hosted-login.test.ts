import { demoAuthenticatorSecret, demoPassword, totp } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../test/open-app.ts'
import { redirectToSignIn } from '../../client/way-back.ts'
import { session } from '../../session/feature.ts'
import { hosted, hostedLogin } from './index.ts'
import type { HostedLoginOptions } from './types.ts'

const clientId = 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca'
const origin = 'http://localhost:5173'
const me = 'admin@acme.test'

/** Opens an application with hosted login. */
function openHosted(app: AppOptions = {}, options: Partial<HostedLoginOptions> = {}): Promise<App> {
  return openApp({ address: `${origin}/reports?tab=2`, hostedLogin: hosted({ clientId, ...options }), ...app })
}

const hostedOf = ({ client }: App) => client.get(hostedLogin).getSnapshot()
const sessionOf = ({ client }: App) => client.get(session).getSnapshot()
const leftFor = ({ ports }: App) => new URL(ports.page.opened.at(-1) ?? 'nowhere:')
const times = (app: App, operation: string) => app.called().filter((one) => one === operation).length

/** Signs in on the page that the application left for; answers where that leads back to. */
async function signInThere(app: App, email = me, page = leftFor(app)): Promise<URL> {
  const form = locationOf(await app.browser.fetch(page))
  if (form.pathname === '/oauth/callback') return form
  const fill = (fields: Readonly<Record<string, string>>) =>
    app.browser.fetch(form, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await fill({ email, password: demoPassword })
  if (answer.status === 303) return locationOf(answer)
  const mfaToken = /name="mfaToken" value="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  return locationOf(await fill({ mfaToken, code: totp(demoAuthenticatorSecret, app.clock.now()) }))
}

const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '')

/** Opens the page that the person comes back to, in the same tab. */
async function comeBack(app: App, address: URL | string): Promise<App> {
  const { hostedLogin: source } = app.client.options
  app.client.dispose()
  const next = await openApp({
    beside: app,
    sameBrowser: true,
    address: String(address),
    starts: false,
    ...(source && { hostedLogin: hosted({ clientId }) }),
  })
  next.client.get(hostedLogin).subscribe(() => {})
  void next.client.start()
  return next
}

async function signIn(app: App): Promise<App> {
  await hostedOf(app).signIn()
  const back = await comeBack(app, await signInThere(app))
  await until(() => sessionOf(back).user !== null)
  await back.clock.advance(200)
  return back
}

describe('signing in', () => {
  it('leaves for the page of the provider with everything that protects the way back', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const { pathname, searchParams } = leftFor(app)
    expect(pathname).toBe('/frontegg/oauth/authorize')
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: clientId,
      scope: 'openid email profile',
      redirect_uri: `${origin}/oauth/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('makes state, nonce and challenge anew each time', async () => {
    const app = await openHosted()
    for (let time = 0; time < 3; time++) await hostedOf(app).signIn()
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(new Set(app.ports.page.opened.map((to) => new URL(to).searchParams.get(name))).size).toBe(3)
    }
  })

  it('names the application, the tenant, the organization, and what the page is to jump to', async () => {
    const app = await openHosted(
      { address: `${origin}/?tenantId=t1`, tenantResolver: () => 'acme' },
      { appId: 'the-app', scope: 'openid' },
    )
    const directAction = { type: 'social-login', data: 'gööglé' } as const
    await hostedOf(app).signIn({ directAction, loginHint: me, prompt: 'login', params: { theme: 'dark', state: 'x' } })
    const { searchParams } = leftFor(app)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'the-app',
      tenantId: 't1',
      organization: 'acme',
      prompt: 'login',
      login_hint: me,
      theme: 'dark',
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const bytes = Uint8Array.from(atob(searchParams.get('login_direct_action') ?? ''), (one) => one.charCodeAt(0))
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(directAction)
  })

  it('finds a session of the provider without leaving', async () => {
    const app = await openHosted({ signedInAs: me, address: `${origin}/account/login` })
    expect(sessionOf(app).user?.email).toBe(me)
    await hostedOf(app).signIn()
    expect(app.ports.page.opened).toEqual([])
    expect(app.ports.page.url()?.pathname).toBe('/')
  })

  it('leaves although somebody is signed in where the password is asked for', async () => {
    const app = await openHosted({ signedInAs: me })
    await hostedOf(app).signIn({ prompt: 'login' })
    expect(leftFor(app).searchParams.get('prompt')).toBe('login')
  })

  it('comes back to the page it left, with a user', async () => {
    const app = await signIn(await openHosted())
    expect(sessionOf(app)).toMatchObject({ status: 'authenticated', user: { email: me } })
    expect(hostedOf(app).step.name).toBe('success')
    expect(app.ports.page.url()?.href).toBe(`${origin}/reports?tab=2`)
  })

  it('sends the id token with calls, or the access token where that is asked for', async () => {
    const app = await signIn(await openHosted())
    const token = await app.client.session.getAccessToken()
    expect(JSON.parse(atob(token?.split('.')[1] ?? ''))).toHaveProperty('nonce')
    const other = await openHosted({ beside: app, sameBrowser: true }, { bearer: 'access_token' })
    expect(sessionOf(other).user?.email).toBe(me)
  })

  it('keeps no token anywhere but in memory', async () => {
    const kept: string[] = []
    const app = await openHosted()
    for (const store of Object.values(app.ports.storage)) {
      const { set } = store
      const watched = (key: string, text: string | null) => {
        kept.push(String(text))
        set(key, text)
      }
      Object.assign(store, { set: watched })
    }
    await signIn(app)
    expect(kept.join()).not.toMatch(/eyJ|\.\d+\.[\da-f]{64}/)
  })

  it('goes through a route of its own for coming back', async () => {
    const routes = { hostedLoginRedirectUrl: '/welcome' }
    const app = await openHosted({ routes })
    await hostedOf(app).signIn()
    expect(leftFor(app).searchParams.get('redirect_uri')).toBe(`${origin}/welcome`)
  })
})

describe('coming back', () => {
  it('takes everything out of the address before the call, and calls once', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const back = await comeBack(app, await signInThere(app))
    await until(() => hostedOf(back).step.name === 'success')
    expect(back.ports.page.moves[0]).toEqual({ path: '/oauth/callback', replace: true })
    void hostedOf(back).resume()
    await back.clock.advance(500)
    expect(times(back, 'exchangeOAuthToken')).toBe(1)
  })

  it('waits for the exchange before anything else asks for a token', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const silent = times(app, 'authorizeSilently')
    const back = await comeBack(app, await signInThere(app))
    await until(() => sessionOf(back).user !== null)
    expect(times(back, 'authorizeSilently')).toBe(silent)
  })

  it('exchanges nothing for a state it never sent', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const address = await signInThere(app)
    address.searchParams.set('state', 'forged')
    const back = await comeBack(app, address)
    await until(() => hostedOf(back).step.name === 'failed')
    expect(hostedOf(back).step).toMatchObject({ failure: { code: 'state-unknown' } })
    expect(times(back, 'exchangeOAuthToken')).toBe(0)
  })

  it('takes a state once', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const address = await signInThere(app)
    const back = await comeBack(app, address)
    await until(() => hostedOf(back).step.name === 'success')
    const again = await comeBack(back, address)
    await until(() => hostedOf(again).step.name === 'failed')
    expect(times(again, 'exchangeOAuthToken')).toBe(1)
    expect(sessionOf(again).status).not.toBe('unauthenticated')
  })

  it('shows why the exchange failed, with its trace id, and goes nowhere by itself', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const address = await signInThere(app)
    app.provider.emulator.advance(61_000)
    const back = await comeBack(app, address)
    await until(() => hostedOf(back).step.name === 'failed' && sessionOf(back).status !== 'restoring')
    expect(hostedOf(back).step).toMatchObject({
      failure: { code: 'ER-OAUTH-CODE-INVALID', traceId: expect.any(String) },
    })
    const left = back.ports.page.opened.length
    redirectToSignIn(back.client)
    await back.clock.advance(60_000)
    expect(back.ports.page.opened).toHaveLength(left)
  })

  it('says what the provider refused', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const state = leftFor(app).searchParams.get('state')
    const back = await comeBack(app, `${origin}/oauth/callback?error=access_denied&error_description=No&state=${state}`)
    await until(() => hostedOf(back).step.name === 'failed')
    expect(hostedOf(back).step).toMatchObject({ failure: { code: 'access_denied', message: 'No' } })
  })

  it('to nothing is no sign-in, and somebody who is signed in moves on', async () => {
    const app = await openHosted()
    const back = await comeBack(app, `${origin}/oauth/callback`)
    await until(() => hostedOf(back).step.name === 'invalid')
    const signedIn = await signIn(await openHosted())
    const reloaded = await comeBack(signedIn, `${origin}/oauth/callback`)
    await until(() => hostedOf(reloaded).step.name === 'success')
    expect(times(reloaded, 'exchangeOAuthToken')).toBe(1)
  })
})

describe('a token of hosted login', () => {
  it('is renewed by the refresh token ahead of its end', async () => {
    const app = await signIn(await openHosted())
    const exchanges = times(app, 'exchangeOAuthToken')
    await app.clock.advance(240_000)
    await until(() => times(app, 'exchangeOAuthToken') === exchanges + 1)
    expect(times(app, 'refreshToken')).toBe(0)
    expect(sessionOf(app).status).toBe('authenticated')
  })

  it('is had after a reload by a silent authorize', async () => {
    const app = await signIn(await openHosted())
    app.client.dispose()
    const next = await openHosted({ beside: app, sameBrowser: true })
    expect(sessionOf(next).user?.email).toBe(me)
    expect(times(next, 'exchangeOAuthToken')).toBe(1)
  })

  it('that another tab has renewed is not asked for by a refresh token that is spent', async () => {
    const app = await signIn(await openHosted())
    const other = await openHosted({ beside: app, sameBrowser: true })
    for (const one of [app, other, other, app]) {
      expect(await one.client.session.refresh()).toEqual({ ok: true, value: 'authenticated' })
    }
  })

  it('that is refused ends the session, and says so', async () => {
    const app = await signIn(await openHosted())
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    expect(await app.client.session.refresh()).toEqual({ ok: true, value: 'unauthenticated' })
  })

  it('that is refused is told in the words of the specification', async () => {
    const app = await signIn(await openHosted())
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    const asked = { signal: new AbortController().signal, tenantId: null }
    await expect(app.client.options.hostedLogin?.renew(app.client, asked)).rejects.toThrow(
      "couldn't refresh user token with oauth service",
    )
    const off = await openHosted({}, { silentRefresh: false })
    await expect(off.client.options.hostedLogin?.renew(off.client, asked)).rejects.toThrow('silent refresh is disabled')
  })

  it('is not looked for silently where that is off', async () => {
    const app = await openHosted({ signedInAs: me }, { silentRefresh: false })
    expect([sessionOf(app).status, times(app, 'authorizeSilently')]).toEqual(['unauthenticated', 0])
  })

  it('that cannot be had keeps the user', async () => {
    const app = await signIn(await openHosted())
    app.provider.emulator.faults.add({ operation: 'exchangeOAuthToken', kind: 'drop', times: 1 })
    expect(await app.client.session.refresh()).toMatchObject({ ok: false, reason: 'failed' })
    expect(sessionOf(app)).toMatchObject({ status: 'stale', user: { email: me } })
    expect((await app.client.session.refresh()).ok).toBe(true)
  })
})

describe('a signed-out person', () => {
  it('is led to the page of the provider, once, however often it is asked for', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    redirectToSignIn(app.client)
    await app.clock.advance(1000)
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('who comes back without a session is not sent away again', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.client.dispose()
    const back = await openHosted({ beside: app, sameBrowser: true })
    redirectToSignIn(back.client)
    await until(() => back.ports.page.url()?.pathname === '/oauth/callback')
    expect(back.ports.page.opened).toEqual([])
  })
})

describe('signing out', () => {
  it('ends the session at the provider and comes back', async () => {
    const app = await signIn(await openHosted())
    await hostedOf(app).signOut({ returnTo: '/bye' })
    expect(sessionOf(app).user).toBe(null)
    expect(leftFor(app).pathname).toBe('/frontegg/oauth/logout')
    expect(leftFor(app).searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/bye`)
    const left = app.ports.page.opened.length
    redirectToSignIn(app.client)
    await app.clock.advance(10_000)
    expect(app.ports.page.opened).toHaveLength(left)
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])('never leads to %s', async (returnTo) => {
    const app = await signIn(await openHosted())
    await hostedOf(app).signOut({ returnTo })
    expect(leftFor(app).searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`)
  })

  it('by the session alone leaves for the provider as well', async () => {
    const app = await signIn(await openHosted())
    await app.client.session.logOut()
    expect(leftFor(app).pathname).toBe('/frontegg/oauth/logout')
  })
})

describe('a step-up', () => {
  const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

  it('asks for a second factor, and how old it may be', async () => {
    const app = await signIn(await openHosted())
    await hostedOf(app).stepUp({ maxAge: 300 })
    expect(Object.fromEntries(leftFor(app).searchParams)).toMatchObject({ acr_values: multiFactor, max_age: '300' })
    await hostedOf(app).stepUp()
    expect(leftFor(app).searchParams.has('max_age')).toBe(false)
  })

  it('comes back with the second factor in the token', async () => {
    const app = await openHosted()
    await hostedOf(app).stepUp()
    const back = await comeBack(app, await signInThere(app, 'mfa@acme.test'))
    await until(() => hostedOf(back).step.name === 'success')
    expect(sessionOf(back).user?.acr).toBe(multiFactor)
  })

  it('says so where there is none to give', async () => {
    const app = await openHosted()
    await hostedOf(app).stepUp()
    const back = await comeBack(app, await signInThere(app))
    await until(() => hostedOf(back).step.name === 'failed')
    expect(hostedOf(back).step).toMatchObject({ failure: { message: 'MFA is not enrolled' } })
  })
})

describe('without hosted login', () => {
  it('the hook says what is missing', async () => {
    const app = await openApp()
    expect(await hostedOf(app).signIn()).toMatchObject({ ok: false, error: { code: 'hosted-login-missing' } })
  })
})
