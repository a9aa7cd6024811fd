import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../test/open-app.ts'
import {
  backAt,
  callback,
  followed,
  leave,
  loginOf,
  open,
  roundTrip,
  see,
  socialOf,
} from '../../../test/open-social.ts'

describe('the exchange after coming back', () => {
  it('sends invitation, terms and fields along with the exchange', async () => {
    const app = await open({ address: 'http://localhost:5173/account/sign-up?invitationToken=an-invitation' })
    const lastTermsCheck = new Date(app.clock.now()).toISOString()
    const back = await roundTrip(app, { action: 'signUp', acceptsTerms: true, additionalFields: { plan: 'pro' } })
    const [exchange] = back.sent('/user/sso/google/postlogin')
    expect(exchange?.body).toEqual({
      invitationToken: 'an-invitation',
      metadata: JSON.stringify({ plan: 'pro', lastTermsCheck }),
    })
    expect(exchange?.url.searchParams.has('code_verifier')).toBe(false)
  })

  it('sends nothing beside the query for a plain sign-in', async () => {
    const back = await roundTrip(await open())
    expect(back.sent('/user/sso/google/postlogin').map(({ body }) => body)).toEqual([{}])
  })

  it('proves its code to a customised provider by the verifier', async () => {
    const app = await open({ logLevel: 'silent' })
    const authorizationUrl = 'https://id.lantern.test/authorize'
    app.provider.emulator.arrange(({ federation }) => {
      const oidc = { issuer: 'https://id.lantern.test', clientId: 'lantern-app', clientSecret: null }
      federation?.social.push({ id: 'lantern', authorizationUrl, active: true, oidc })
    })
    await socialOf(app).signIn({ provider: 'lantern' })
    const state = new URL(app.ports.page.opened[0] ?? '').searchParams.get('state') ?? ''
    const [{ verifier }] = JSON.parse(app.ports.storage.session.get('portico-social-login:default') ?? '')
    const back = await backAt(app, `${callback}?code=theirs&state=${encodeURIComponent(state)}`)
    const [exchange] = back.sent('/user/sso/lantern/postlogin')
    expect(Object.fromEntries(exchange?.url.searchParams ?? [])).toEqual({
      code: 'theirs',
      state,
      redirectUri: callback,
      code_verifier: verifier,
      code_verifier_pkce: verifier,
    })
  })

  it('the exchange sends an existing user to authenticatedUrl, not to the page after sign-up', async () => {
    const app = await open()
    const address = (await followed(app, await leave(app))).href
    const routes = { signUpSuccessUrl: '/welcome', authenticatedUrl: '/home' }
    const back = await openApp({ beside: app, sameBrowser: true, address, starts: false, routes })
    await see(back)
    expect(socialOf(back).step).toEqual({ name: 'signedIn', isNewUser: false })
    await until(() => loginOf(back).name === 'success')
    await back.clock.advance(200)
    expect(back.ports.page.moves.map(({ path }) => path)).toEqual(['/account/social/success', '/home'])
  })
})
