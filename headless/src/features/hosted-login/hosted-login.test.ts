import { describe, expect, it } from 'vitest'
import { type App, inTime, openApp, until } from '../../../test/open-app.ts'
import {
  clientId,
  comeBack,
  hostedOf,
  leftFor,
  me,
  openHosted,
  openReturn,
  origin,
  sessionOf,
  signIn,
  signInThere,
  times,
} from '../../../test/open-hosted.ts'
import { redirectToSignIn } from '../../client/redirect-to-sign-in.ts'
import { hostedLoginFeature } from './index.ts'

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

  it('leaves despite an active session if the password is required', async () => {
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
    const back = await signIn(app)
    expect(await back.client.session.getAccessToken()).toMatch(/^eyJ/)
    expect(kept.length).toBeGreaterThan(0)
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
  /** Starts the application at the return address, without a page that shows it. */
  async function returnOf(app: App) {
    const next = await openReturn(app, await signInThere(app))
    void next.client.start()
    return next
  }

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

  it('stays after stay, and moves on after continueNow', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const back = await comeBack(app, await signInThere(app))
    await until(() => hostedOf(back).step.name === 'success')
    hostedOf(back).stay()
    expect(hostedOf(back).step).toMatchObject({ name: 'success', isStaying: true })
    await back.clock.advance(60_000)
    expect(back.ports.page.url()?.pathname).toBe('/oauth/callback')
    hostedOf(back).continueNow()
    expect(back.ports.page.url()?.pathname).not.toBe('/oauth/callback')
  })

  it('waits for the exchange before anything else asks for a token', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const silent = times(app, 'authorizeSilently')
    const back = await comeBack(app, await signInThere(app))
    await until(() => sessionOf(back).user !== null)
    expect(times(back, 'authorizeSilently')).toBe(silent)
  })

  it('waits for the exchange also where the code of its page comes after that of the session', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const silent = times(app, 'authorizeSilently')
    const next = await returnOf(app)
    await next.clock.advance(3000)
    next.client.get(hostedLoginFeature).subscribe(() => {})
    await until(() => hostedOf(next).step.name === 'success')
    expect(times(next, 'authorizeSilently')).toBe(silent)
    expect(next.provider.emulator.snapshot().sessions.map(({ ended }) => ended)).toEqual([null])
  })

  it('the session does not wait forever for a callback page that never loads', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const next = await returnOf(app)
    await next.clock.advance(11_000)
    await until(() => sessionOf(next).status === 'authenticated')
    expect(times(next, 'exchangeOAuthToken')).toBe(0)
  })

  it('exchanges after the renewal of another tab, which spends the same cookie', async () => {
    const tab = await openHosted({ hasTabs: true, signedInAs: me })
    const other = await openHosted({ beside: tab, sameBrowser: true })
    await inTime(other.clock, hostedOf(other).signIn({ prompt: 'login' }))
    const address = await signInThere(other)
    tab.provider.emulator.faults.add({ operation: 'authorizeSilently', kind: 'delay', delayMs: 1000, times: 1 })
    const silent = times(tab, 'authorizeSilently')
    const renewed = tab.client.session.refresh()
    await inTime(
      tab.clock,
      until(() => times(tab, 'authorizeSilently') > silent),
    )
    const back = await comeBack(other, address)
    await inTime(
      back.clock,
      until(() => hostedOf(back).step.name === 'success'),
    )
    expect(await inTime(tab.clock, renewed)).toMatchObject({ ok: true, value: 'authenticated' })
    expect(tab.provider.emulator.snapshot().sessions.some(({ ended }) => ended === 'reused')).toBe(false)
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

  it('reports the refusal of the provider', async () => {
    const app = await openHosted()
    await hostedOf(app).signIn()
    const state = leftFor(app).searchParams.get('state')
    const back = await comeBack(app, `${origin}/oauth/callback?error=access_denied&error_description=No&state=${state}`)
    await until(() => hostedOf(back).step.name === 'failed')
    expect(hostedOf(back).step).toMatchObject({ failure: { code: 'access_denied', message: 'No' } })
  })

  it('leads to the login, without what it brought, where people sign in on a page of the application’s own', async () => {
    const app = await openApp({ address: `${origin}/oauth/callback?code=abc&state=x` })
    app.client.get(hostedLoginFeature).subscribe(() => {})
    expect(app.ports.page.moves).toEqual([{ path: '/account/login', replace: true }])
    // An exchange would be sent before this call.
    await app.client.api.get('/vendors/public')
    expect(times(app, 'getVendorPublicInfo')).toBe(1)
    expect(times(app, 'exchangeOAuthToken')).toBe(0)
  })

  it('a callback without parameters is invalid for a signed-out user and continues for a signed-in one', async () => {
    const app = await openHosted()
    const back = await comeBack(app, `${origin}/oauth/callback`)
    await until(() => hostedOf(back).step.name === 'invalid')
    const signedIn = await signIn(await openHosted())
    const reloaded = await comeBack(signedIn, `${origin}/oauth/callback`)
    await until(() => hostedOf(reloaded).step.name === 'success')
    expect(times(reloaded, 'exchangeOAuthToken')).toBe(1)
  })
})
