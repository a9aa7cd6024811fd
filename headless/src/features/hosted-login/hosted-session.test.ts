import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../test/open-app.ts'
import {
  comeBack,
  hostedOf,
  leftFor,
  me,
  openHosted,
  origin,
  sessionOf,
  signIn,
  signInThere,
  times,
} from '../../../test/open-hosted.ts'
import { redirectToSignIn } from '../../client/redirect-to-sign-in.ts'
import { sessionFeature } from '../../session/feature.ts'
import { hostedRenewalKey } from '../../session/scope.ts'
import { logOutRouteFeature } from '../log-out/index.ts'
import { hostedOnServer } from './hosted-on-server.ts'
import { memoryOf } from './memory.ts'

describe('a token of hosted login', () => {
  it('a hosted token is renewed by the refresh token ahead of its expiry', async () => {
    const app = await signIn(await openHosted())
    const exchanges = times(app, 'exchangeOAuthToken')
    await app.clock.advance(240_000)
    await until(() => times(app, 'exchangeOAuthToken') === exchanges + 1)
    expect(times(app, 'refreshToken')).toBe(0)
    expect(sessionOf(app).status).toBe('authenticated')
  })

  it('a hosted token is obtained after a reload by a silent authorize', async () => {
    const app = await signIn(await openHosted())
    app.client.dispose()
    const next = await openHosted({ beside: app, sameBrowser: true })
    expect(sessionOf(next).user?.email).toBe(me)
    expect(times(next, 'exchangeOAuthToken')).toBe(1)
  })

  it('a hosted token that another tab has renewed is not requested with a spent refresh token', async () => {
    const app = await signIn(await openHosted())
    const other = await openHosted({ beside: app, sameBrowser: true })
    for (const one of [app, other, other, app]) {
      expect(await one.client.session.refresh()).toEqual({ ok: true, value: 'authenticated' })
    }
  })

  it('a hosted token that has expired is renewed silently in a tab without a refresh token', async () => {
    const app = await signIn(await openHosted())
    app.client.dispose()
    const next = await openHosted({ beside: app, sameBrowser: true, keepSessionAlive: false })
    next.ports.storage.local.set(hostedRenewalKey(next.client), 'another tab')
    await next.clock.advance(301_000)
    const silent = times(next, 'authorizeSilently')
    expect(await next.client.session.getAccessToken()).toMatch(/^eyJ/)
    expect(times(next, 'authorizeSilently')).toBe(silent + 1)
  })

  it('a hosted token that has expired is renewed even if the provider keys must be read first', async () => {
    const app = await signIn(await openHosted())
    app.client.dispose()
    const next = await openHosted({ beside: app, sameBrowser: true, keepSessionAlive: false })
    memoryOf(next.client).keys = null
    await next.clock.advance(301_000)
    expect(await next.client.session.getAccessToken()).toMatch(/^eyJ/)
  })

  it('a refused renewal of a hosted token ends the session', async () => {
    const app = await signIn(await openHosted())
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) one.ended = 'revoked'
    })
    expect(await app.client.session.refresh()).toEqual({ ok: true, value: 'unauthenticated' })
  })

  it('a refused renewal of a hosted token rejects with the message of the specification', async () => {
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

  it('a hosted token is not requested silently if silentRefresh is off', async () => {
    const app = await openHosted({ signedInAs: me }, { silentRefresh: false })
    expect([sessionOf(app).status, times(app, 'authorizeSilently')]).toEqual(['unauthenticated', 0])
  })

  it('a hosted token that cannot be renewed keeps the user', async () => {
    const app = await signIn(await openHosted())
    app.provider.emulator.faults.add({ operation: 'exchangeOAuthToken', kind: 'drop', times: 1 })
    expect(await app.client.session.refresh()).toMatchObject({ ok: false, reason: 'failed' })
    expect(sessionOf(app)).toMatchObject({ status: 'stale', user: { email: me } })
    expect((await app.client.session.refresh()).ok).toBe(true)
  })
})

/** Redirects a signed-out user to the sign-in at once, as `RedirectToSignIn` does, even during a log-out. */
function followGate({ client }: App): void {
  const isSignedOut = () => client.get(sessionFeature).getSnapshot().status === 'unauthenticated'
  let was = isSignedOut()
  client.get(sessionFeature).subscribe(() => {
    if (isSignedOut() && !was) redirectToSignIn(client)
    was = isSignedOut()
  })
}

describe('a signed-out person', () => {
  it('a signed-out user is redirected to the provider page once, however often it is requested', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    redirectToSignIn(app.client)
    await app.clock.advance(1000)
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('a signed-out user who returns without a session is not redirected away again', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.client.dispose()
    const back = await openHosted({ beside: app, sameBrowser: true })
    redirectToSignIn(back.client)
    await until(() => back.ports.page.url()?.pathname === '/oauth/callback')
    expect(back.ports.page.opened).toEqual([])
  })

  it('a return to the kept page offers the sign-in with the return address, without another redirect', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.ports.page.comeBack()
    await until(() => app.ports.page.moves.length > 0)
    expect(app.ports.page.moves).toEqual([{ path: '/oauth/callback?redirectUrl=%2Freports%3Ftab%3D2', replace: true }])
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('a return to the kept page also offers the sign-in if the application server signs users in', async () => {
    const app = await openHosted({ hostedLogin: hostedOnServer() })
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.ports.page.comeBack()
    await until(() => app.ports.page.moves.length > 0)
    expect(app.ports.page.url()?.pathname).toBe('/oauth/callback')
  })

  it('a user who has signed in meanwhile stays on the kept page', async () => {
    const app = await openHosted()
    redirectToSignIn(app.client)
    await until(() => app.ports.page.opened.length === 1)
    app.browser.signIn(me)
    app.ports.page.comeBack()
    await until(() => sessionOf(app).user !== null)
    await app.clock.advance(1000)
    expect(app.ports.page.moves).toEqual([])
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

  it.each([
    ['the page', undefined, '/frontegg/oauth/logout'],
    ['the server of the application', hostedOnServer(), '/account/logout'],
  ])(
    'a sign-out by %s is not overtaken by the redirect to the sign-in before the page unloads',
    async (_, by, pathname) => {
      const app = await openHosted({ signedInAs: me, ...(by && { hostedLogin: by }) })
      app.provider.emulator.faults.add({ operation: 'logout', kind: 'delay', delayMs: 100 })
      followGate(app)
      void app.client.session.logOut()
      for (let step = 0; step < 20; step++) await app.clock.advance(500)
      expect(app.ports.page.opened.map((address) => new URL(address).pathname)).toEqual([pathname])
    },
  )

  it('a sign-out by its route goes to the provider and is not overtaken by the login', async () => {
    const app = await openHosted({ signedInAs: me, address: `${origin}/account/logout` })
    app.client.get(logOutRouteFeature).subscribe(() => {})
    await until(() => app.ports.page.opened.length > 0)
    for (let step = 0; step < 5; step++) await app.clock.advance(500)
    expect(app.client.get(logOutRouteFeature).getSnapshot().step.name).toBe('loggedOut')
    expect(app.ports.page.opened.map((address) => new URL(address).pathname)).toEqual(['/frontegg/oauth/logout'])
  })

  it('the redirect to the sign-in waits for a sign-out, however slow the provider is', async () => {
    const app = await openHosted({ signedInAs: me })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'delay', delayMs: 8000 })
    followGate(app)
    void hostedOf(app).signOut({ returnTo: '/bye' })
    await app.clock.advance(7000)
    expect(app.ports.page.opened).toEqual([])
    await app.clock.advance(5000)
    expect(leftFor(app).searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/bye`)
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it.each([0, 1000])('leaves a kept page that offers the sign-in, %i ms later', async (later) => {
    const app = await openHosted({ signedInAs: me })
    followGate(app)
    await app.client.session.logOut()
    await app.clock.advance(later)
    app.ports.page.comeBack()
    await until(() => app.ports.page.moves.length > 0)
    expect(app.ports.page.moves).toEqual([{ path: '/oauth/callback?redirectUrl=%2Freports%3Ftab%3D2', replace: true }])
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('sends the id token, so that the provider shows no confirmation', async () => {
    const app = await signIn(await openHosted())
    await hostedOf(app).signOut()
    expect(leftFor(app).searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const answer = await app.browser.fetch(leftFor(app))
    expect(answer.headers.get('location')).toBe(`${origin}/`)
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])(
    'a sign-out never redirects to %s',
    async (returnTo) => {
      const app = await signIn(await openHosted())
      await hostedOf(app).signOut({ returnTo })
      expect(leftFor(app).searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`)
    },
  )

  it('a sign-out by the session alone also redirects to the provider', async () => {
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

  it('reports a missing second factor', async () => {
    const app = await openHosted()
    await hostedOf(app).stepUp()
    const back = await comeBack(app, await signInThere(app))
    await until(() => hostedOf(back).step.name === 'failed')
    expect(hostedOf(back).step).toMatchObject({ failure: { message: 'MFA is not enrolled' } })
  })
})

describe('without hosted login', () => {
  it('the hook reports the missing option', async () => {
    const app = await openApp()
    expect(await hostedOf(app).signIn()).toMatchObject({ ok: false, error: { code: 'hosted-login-missing' } })
  })
})
