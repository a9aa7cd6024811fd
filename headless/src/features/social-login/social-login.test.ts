import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../test/open-app.ts'
import {
  backAt,
  be,
  callback,
  followed,
  leave,
  loginOf,
  open,
  roundTrip,
  see,
  socialOf,
} from '../../../test/open-social.ts'
import { sessionFeature } from '../../session/feature.ts'
import { socialLoginFeature } from './index.ts'

describe('the providers that are offered', () => {
  it('the offered providers are the active ones', async () => {
    const app = await open()
    await see(app)
    expect(socialOf(app).providers).toEqual([
      expect.objectContaining({ id: 'google', name: 'Google', mode: 'social-login' }),
    ])
  })

  it('the offered providers include those of the vendor’s own', async () => {
    const app = await open()
    app.provider.emulator.arrange(({ federation }) => {
      const authorizationUrl = 'https://id.lantern.test/authorize'
      federation?.social.push({ id: 'lantern', displayName: 'Lantern ID', authorizationUrl, active: true })
    })
    await see(app)
    expect(socialOf(app).providers?.at(-1)).toMatchObject({ name: 'Lantern ID', mode: 'custom-social-login' })
  })

  it('each offered provider appears once, however often it is listed', async () => {
    const app = await open()
    app.provider.emulator.arrange(({ federation }) => {
      const lantern = { id: 'lantern', authorizationUrl: 'https://id.lantern.test/authorize', active: true }
      federation?.social.push({ ...lantern, displayName: 'Lantern ID' }, { ...lantern, displayName: 'Lantern' })
    })
    await see(app)
    expect(socialOf(app).providers?.map(({ id }) => id)).toEqual(['google', 'lantern'])
  })

  it.each(['okta', 'constructor'])('a provider of unknown type is offered by id and address: %s', async (type) => {
    const address = '/identity/resources/auth/v2/user/sso/default/other/prelogin'
    const row = { type, redirectUrl: callback, active: true, customised: false, authorizationUrl: address }
    const app = await open({
      logLevel: 'warn',
      instead: ({ pathname }) =>
        pathname.endsWith('/sso/v2') ? Promise.resolve(Response.json([row, { ...row, type: 'google' }])) : undefined,
    })
    await see(app)
    expect(socialOf(app).providers).toEqual([
      { id: type, name: type, mode: 'social-login', authorizationUrl: address, clientId: '', scopes: '' },
      expect.objectContaining({ id: 'google', name: 'Google' }),
    ])
    expect(app.ports.lines.filter((line) => line.includes(type))).toHaveLength(1)
  })

  it('the list of offered providers is empty if the providers cannot be read', async () => {
    const app = await open({ logLevel: 'silent' })
    for (const operation of ['listSocialProviders', 'listCustomSocialProviders'] as const) {
      app.provider.emulator.faults.add({ operation, kind: 'status', status: 500 })
    }
    await see(app)
    expect(socialOf(app).providers).toEqual([])
  })
})

describe('leaving for a provider', () => {
  it('sends a random state and the challenge of a verifier that stays', async () => {
    const app = await open()
    const [one, other] = [await leave(app), await leave(app)]
    const states = [one, other].map(({ searchParams }) => searchParams.get('state') ?? '')
    expect(JSON.parse(states[0] ?? '')).toEqual({
      provider: 'google',
      action: 'login',
      attempt: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(states[0]).not.toBe(states[1])
    expect(one.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(one.searchParams.get('code_challenge_method')).toBe('S256')
    expect(one.searchParams.get('redirectUri')).toBe(callback)
    expect(one.pathname).toBe('/frontegg/identity/resources/auth/v2/user/sso/default/google/prelogin')
  })

  it('goes to a customised provider itself, with what it asks for', async () => {
    const app = await open()
    const authorizationUrl = 'https://id.lantern.test/authorize'
    app.provider.emulator.arrange(({ federation }) => {
      const oidc = { issuer: 'https://id.lantern.test', clientId: 'lantern-app', clientSecret: null }
      federation?.social.push({ id: 'lantern', authorizationUrl, active: true, oidc })
    })
    await socialOf(app).signIn({ provider: 'lantern', mode: 'custom-social-login' })
    const address = new URL(app.ports.page.opened[0] ?? '')
    expect(address.origin + address.pathname).toBe(authorizationUrl)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'lantern-app',
      redirect_uri: callback,
      scope: 'openid profile email',
      nonce: address.searchParams.get('state'),
    })
  })

  it('goes directly to an address of the application’s own', async () => {
    const app = await open()
    await socialOf(app).signIn({ provider: 'google', mode: 'direct', address: 'https://id.test/start?client_id=7' })
    const address = new URL(app.ports.page.opened[0] ?? '')
    expect([address.origin, address.searchParams.get('client_id')]).toEqual(['https://id.test', '7'])
  })

  it('comes back from an address of the application’s own, signed in', async () => {
    const app = await open()
    const own = new URL(`${app.provider.baseUrl}/frontegg/identity/resources/auth/v2/user/sso/default/google/prelogin`)
    own.searchParams.set('redirectUri', callback)
    await socialOf(app).signIn({ provider: 'google', mode: 'direct', address: own.href })
    const back = await backAt(app, (await followed(app, new URL(app.ports.page.opened.at(-1) ?? ''))).href)
    expect(socialOf(back).step).toEqual({ name: 'signedIn', isNewUser: false })
    expect(back.client.get(sessionFeature).getSnapshot().user?.email).toBe('admin@acme.test')
  })

  it('takes along the invitation that the page’s address holds, and keeps it for the exchange', async () => {
    const app = await open({ address: 'http://localhost:5173/account/login?invitationToken=an-invitation' })
    const address = await leave(app)
    expect(address.searchParams.has('invitationToken')).toBe(false)
    const kept = JSON.parse(app.ports.storage.session.get('portico-social-login:default') ?? '')
    expect(kept[0]).toMatchObject({ invitationToken: 'an-invitation' })
  })

  it.each(['javascript:alert(1)', '', '//['])(
    'a sign-in with a provider never goes to the unsafe address %j',
    async (address) => {
      const app = await open()
      const outcome = await socialOf(app).signIn({ provider: 'google', mode: 'direct', address })
      expect(outcome).toMatchObject({ error: { code: 'unsafe-address' } })
      expect(app.ports.page.opened).toEqual([])
    },
  )

  it('fails for an unknown provider', async () => {
    const app = await open()
    expect(await socialOf(app).signIn({ provider: 'github' })).toMatchObject({ error: { code: 'unknown-provider' } })
  })

  it('keeps the way back, and no token', async () => {
    const app = await open({ address: 'http://localhost:5173/account/login?redirectUrl=/reports' })
    await leave(app)
    expect(app.ports.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports')
    const kept = JSON.parse(app.ports.storage.session.get('portico-social-login:default') ?? '')
    expect(Object.keys(kept[0]).sort()).toEqual(['action', 'provider', 'state', 'verifier'])
  })
})

describe('coming back', () => {
  it('signs the person in by a refresh, and leads where they were going', async () => {
    const app = await open({ address: 'http://localhost:5173/account/login?redirectUrl=/reports' })
    const back = await roundTrip(app)
    expect(socialOf(back).step).toEqual({ name: 'signedIn', isNewUser: false })
    expect(back.client.get(sessionFeature).getSnapshot().user?.email).toBe('admin@acme.test')
    await until(() => loginOf(back).name === 'success')
    await back.clock.advance(200)
    expect(back.ports.page.url()?.pathname).toBe('/reports')
  })

  it('takes everything out of the address before anything is sent, also where that fails', async () => {
    const app = await open()
    const address = (await followed(app, await leave(app))).href
    app.provider.emulator.faults.add({ operation: 'postLoginSocial', kind: 'drop' })
    const back = await backAt(app, address)
    expect(socialOf(back).step).toMatchObject({ name: 'failed', error: { code: 'network' } })
    expect(back.ports.page.moves[0]).toEqual({ path: '/account/social/success', replace: true })
    expect(back.called().filter((one) => one === 'postLoginSocial')).toHaveLength(1)
  })

  it('exchanges once, also where the screen is mounted twice, and a reload finds nothing', async () => {
    const app = await open()
    const back = await roundTrip(app)
    back.client.get(socialLoginFeature).subscribe(() => {})
    const again = await backAt(back, callback)
    expect(back.called().filter((one) => one === 'postLoginSocial')).toHaveLength(1)
    expect(socialOf(again).step).toEqual({ name: 'invalid' })
  })

  it('sends new people to the page after sign-up', async () => {
    const app = await open()
    be(app, 'new@nowhere.test')
    const address = (await followed(app, await leave(app))).href
    app.provider.emulator.arrange(({ users }) => void users.shift())
    const routes = { signUpSuccessUrl: '/welcome' }
    const back = await openApp({ beside: app, sameBrowser: true, address, starts: false, routes })
    await see(back)
    expect(socialOf(back).step).toEqual({ name: 'signedIn', isNewUser: true })
    expect(back.ports.page.url()?.pathname).toBe('/welcome')
  })

  it('asks for the second factor at the login route', async () => {
    const app = await open()
    be(app, 'mfa@acme.test')
    const address = (await followed(app, await leave(app))).href
    app.provider.emulator.arrange(({ users }) => void users.shift())
    const back = await backAt(app, address)
    expect(loginOf(back)).toMatchObject({ name: 'loginWithTwoFactor', email: 'mfa@acme.test' })
    expect(back.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('reports a sign-in that the person canceled', async () => {
    const app = await open()
    const state = (await leave(app)).searchParams.get('state') ?? ''
    const back = await backAt(app, `${callback}?error=access_denied&state=${encodeURIComponent(state)}`)
    expect(socialOf(back).step).toEqual({ name: 'denied', provider: 'google', reason: 'access_denied' })
  })

  it('repeats no free text from the address', async () => {
    const back = await backAt(await open(), `${callback}?error=Call+us+at+555`)
    expect(socialOf(back).step).toEqual({ name: 'denied', provider: null, reason: 'unknown' })
  })

  it.each([
    ['a state this tab has not made', '?code=x&state=forged'],
    ['no state', '?code=x'],
    ['nothing at all', ''],
  ])('exchanges nothing for %s', async (_, query) => {
    const back = await backAt(await open(), callback + query)
    expect(socialOf(back).step).toEqual({ name: 'invalid' })
    expect(back.called()).not.toContain('postLoginSocial')
  })

  it('exchanges nothing without a code, or by another provider’s name', async () => {
    const app = await open()
    const [one, other] = [await leave(app), await leave(app)]
    const state = (address: URL) => encodeURIComponent(address.searchParams.get('state') ?? '')
    const noCode = await backAt(app, `${callback}?state=${state(one)}`)
    const another = await backAt(app, `${callback}?code=x&state=${state(other)}&customised=false&provider=github`)
    expect([noCode, another].map((back) => socialOf(back).step.name)).toEqual(['invalid', 'invalid'])
  })

  it('fails with ‘Failed to authenticate’ if the provider refuses, without a session', async () => {
    const app = await open()
    const state = (await leave(app)).searchParams.get('state') ?? ''
    const back = await backAt(app, `${callback}?code=stolen&state=${encodeURIComponent(state)}`)
    expect(socialOf(back).step).toMatchObject({
      name: 'failed',
      provider: 'google',
      error: { code: 'failed-to-authenticate', message: 'Failed to authenticate' },
    })
    expect(back.client.get(sessionFeature).getSnapshot().user).toBeNull()
  })

  it('reports the provider’s error if only its rate limit was hit', async () => {
    const app = await open()
    const state = (await leave(app)).searchParams.get('state') ?? ''
    app.provider.emulator.faults.add({ operation: 'postLoginSocial', kind: 'status', status: 429 })
    const back = await backAt(app, `${callback}?code=good&state=${encodeURIComponent(state)}`)
    expect(socialOf(back).step).toMatchObject({ name: 'failed', error: { status: 429 } })
    expect(socialOf(back).step).not.toMatchObject({ error: { code: 'failed-to-authenticate' } })
  })

  it('fails for the code of another attempt, without its verifier', async () => {
    const app = await open()
    const stolen = (await followed(app, await leave(app))).searchParams.get('code') ?? ''
    const state = (await leave(app)).searchParams.get('state') ?? ''
    const back = await backAt(app, `${callback}?code=${stolen}&state=${encodeURIComponent(state)}`)
    expect(socialOf(back).step.name).toBe('failed')
  })
})
