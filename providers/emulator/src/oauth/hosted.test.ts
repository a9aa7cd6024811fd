import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { authorize, codeFor, exchange, fill, locationOf, multiFactor, redirectUri } from '../../test/hosted-sign-in.ts'
import { openQuickScene, personIn, type Scene, start } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, demoPassword, totp } from '../testing/index.ts'

describe('the hosted page', () => {
  it('signs in, and sends the person back with a code and the state', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    const shown = await scene.browser.fetch(page)
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await shown.text()).toContain('<label for="email">')
    const back = locationOf(await fill(scene, page, { email: 'admin@acme.test', password: demoPassword }))
    expect(back.origin + back.pathname).toBe(redirectUri)
    expect(Object.fromEntries(back.searchParams)).toEqual({ code: expect.any(String), state: 'the state' })
  })

  it('the hosted page shows an error for a wrong password and keeps the address', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    const answer = await fill(scene, page, { email: 'admin@acme.test', password: 'wrong' })
    expect(answer.status).toBe(401)
    const text = await answer.text()
    expect(text).toContain('role="alert"')
    expect(text).toContain('value="admin@acme.test"')
  })

  it('writes what was typed as text', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    const answer = await fill(scene, page, { email: '"><script>', password: 'wrong' })
    const text = await answer.text()
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(text).not.toContain('<script>')
  })

  it('asks for the second factor of a person who has one', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene, { acr_values: multiFactor }))
    const asked = await (await fill(scene, page, { email: 'mfa@acme.test', password: demoPassword })).text()
    const mfaToken = /name="mfaToken" value="([^"]+)"/.exec(asked)?.[1] ?? ''
    const back = locationOf(
      await fill(scene, page, { mfaToken, code: totp(demoAuthenticatorSecret, scene.emulator.now()) }),
    )
    const { body } = await exchange(scene, back.searchParams.get('code') ?? '')
    expect(decodeJwt(String(body['id_token']))).toMatchObject({ acr: multiFactor, amr: ['pwd', 'mfa', 'otp'] })
  })

  it('the application receives an error if a user without a second factor must give one', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene, { acr_values: multiFactor }))
    const back = locationOf(await fill(scene, page, { email: 'admin@acme.test', password: demoPassword }))
    expect(back.searchParams.get('error_description')).toBe('MFA is not enrolled')
  })

  it('the hosted page expires once it was used', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    await fill(scene, page, { email: 'admin@acme.test', password: demoPassword })
    expect((await scene.browser.fetch(page)).status).toBe(410)
  })

  it('leads back without a sign-in where the person wants to', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    const cancel = String(page).replace('/sign-in/', '/cancel/')
    expect(locationOf(await scene.browser.fetch(cancel)).searchParams.get('error')).toBe('access_denied')
  })
})

describe('authorize', () => {
  it('sends a person who is signed in straight back, unless they are to sign in again', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    expect(locationOf(await authorize(scene)).searchParams.has('code')).toBe(true)
    expect(locationOf(await authorize(scene, { prompt: 'login' })).pathname).toMatch('/hosted/sign-in/')
  })

  it('asks again where the last sign-in is too long ago', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    scene.emulator.advance(61_000)
    expect(locationOf(await authorize(scene, { max_age: '60' })).pathname).toMatch('/hosted/sign-in/')
    expect(locationOf(await authorize(scene, { max_age: '62' })).pathname).toBe('/oauth/callback')
  })

  it.each([
    ['an application it does not know', { client_id: 'other' }],
    ['an address elsewhere', { redirect_uri: 'https://evil.example/' }],
    ['an address that is a script', { redirect_uri: 'javascript:alert(1)' }],
  ])('authorize redirects no user for %s', async (_, query) => {
    expect((await authorize(await openQuickScene(), query)).status).toBe(400)
  })
})

describe('a code', () => {
  it('brings tokens, the nonce in the id token, and the cookie', async () => {
    const scene = await openQuickScene()
    const { status, body, headers } = await exchange(scene, await codeFor(scene))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ expires_in: 300, refresh_token: expect.any(String) })
    const person = personIn(scene.emulator, 'admin@acme.test')
    expect(decodeJwt(String(body['id_token']))).toMatchObject({ nonce: 'the nonce', sub: person.id })
    expect(await scene.post('/oauth/authorize/silent')).toMatchObject({ status: 200 })
  })

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }],
    ['another address', { redirect_uri: 'http://localhost:5173/other' }],
  ])('an authorization code is refused with %s, and is spent', async (_, more) => {
    const scene = await openQuickScene()
    const code = await codeFor(scene)
    expect(await exchange(scene, code, more)).toMatchObject({
      status: 400,
      body: { errorCode: 'ER-OAUTH-CODE-INVALID' },
    })
    expect((await exchange(scene, code)).status).toBe(400)
  })

  it('ends the session when it is given in twice', async () => {
    const scene = await openQuickScene()
    const code = await codeFor(scene)
    const { body } = await exchange(scene, code)
    expect((await exchange(scene, code)).status).toBe(400)
    const token = { token: String(body['id_token']) }
    expect((await scene.get('/identity/resources/users/v2/me', token)).status).toBe(401)
  })

  it('an authorization code is valid for a minute', async () => {
    const scene = await openQuickScene()
    const code = await codeFor(scene)
    scene.emulator.advance(60_000)
    expect((await exchange(scene, code)).status).toBe(400)
  })
})

describe('a refresh token of hosted sign-in', () => {
  const refresh = (scene: Scene, token: unknown) =>
    scene.post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token })

  it('brings the next tokens, once', async () => {
    const scene = await openQuickScene()
    const { body } = await exchange(scene, await codeFor(scene))
    scene.emulator.advance(300_000)
    const next = await refresh(scene, body['refresh_token'])
    expect(decodeJwt(String(next.body['id_token'])).iat).toBe(start / 1000 + 300)
    const spent = { status: 400, body: { error: 'invalid_grant', errorCode: 'ER-SESSION-ENDED' } }
    expect(await refresh(scene, body['refresh_token'])).toMatchObject(spent)
    expect(await refresh(scene, next.body['refresh_token'])).toMatchObject(spent)
  })
})

describe('a silent authorize', () => {
  it('a silent authorize is refused without a session', async () => {
    expect((await (await openQuickScene()).post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('goes by the bearer where there is no cookie', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    expect((await scene.openCaller().post('/oauth/authorize/silent', undefined, { token })).status).toBe(200)
  })
})

describe('the hosted portal', () => {
  it('the hosted portal shows the signed-in user', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    expect(await (await scene.fetch(`${scene.baseUrl}/oauth/portal`)).text()).toContain('admin@acme.test')
  })

  it('the hosted portal is refused without a session', async () => {
    const scene = await openQuickScene()
    expect((await scene.fetch(`${scene.baseUrl}/oauth/portal`)).status).toBe(401)
  })
})
