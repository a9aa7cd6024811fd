import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { type Caller, openQuickScene, personIn, type Scene, start } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, demoPassword, totp } from '../testing/index.ts'

const verifier = 'v'.repeat(43)
const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
const redirectUri = 'http://localhost:5173/oauth/callback'
const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** Opens the page of a hosted sign-in, or what the browser is sent to in its place. */
async function authorize(scene: Scene, query: Readonly<Record<string, string>> = {}): Promise<Response> {
  return scene.fetch(asking(scene, query))
}

function asking(scene: Scene, query: Readonly<Record<string, string>> = {}): string {
  const { clientId } = scene.emulator.snapshot().vendor
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    nonce: 'the nonce',
    state: 'the state',
    ...query,
  })
  return `${scene.baseUrl}/frontegg/oauth/authorize?${asked}`
}

const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '')

/** Fills in a hosted page. */
async function fill(scene: Scene, page: URL, fields: Readonly<Record<string, string>>): Promise<Response> {
  return scene.browser.fetch(page, { method: 'POST', body: new URLSearchParams(fields) })
}

async function codeFor(scene: Scene, email = 'admin@acme.test', query = {}): Promise<string> {
  const page = locationOf(await authorize(scene, query))
  return locationOf(await fill(scene, page, { email, password: demoPassword })).searchParams.get('code') ?? ''
}

function exchange(scene: Scene, code: string, more: Readonly<Record<string, string>> = {}) {
  const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier, ...more }
  return scene.post('/oauth/token', body)
}

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

  it('says what is wrong of a wrong password, and keeps the address', async () => {
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
    expect(await answer.text()).not.toContain('<script>')
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

  it('says to the application that a person without one cannot give it', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene, { acr_values: multiFactor }))
    const back = locationOf(await fill(scene, page, { email: 'admin@acme.test', password: demoPassword }))
    expect(back.searchParams.get('error_description')).toBe('MFA is not enrolled')
  })

  it('is over once it was used', async () => {
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
  ])('sends nobody anywhere for %s', async (_, query) => {
    expect((await authorize(await openQuickScene(), query)).status).toBe(400)
  })
})

describe('what an application asked amiss', () => {
  it.each([
    ['a challenge that is no digest', { code_challenge: 'short' }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another kind of answer', { response_type: 'token' }, 'unsupported_response_type'],
    ['a form as the way back', { response_mode: 'form_post' }, 'invalid_request'],
    ['no openid in the scope', { scope: 'email' }, 'invalid_scope'],
    ['none beside another prompt', { prompt: 'none login' }, 'invalid_request'],
    ['more text than is kept', { login_hint: 'x'.repeat(2049) }, 'invalid_request'],
  ])('goes back to it with the reason: %s', async (_, query, error) => {
    const scene = await openQuickScene()
    const { origin, pathname, searchParams } = locationOf(await scene.browser.fetch(asking(scene, query)))
    expect(origin + pathname).toBe(redirectUri)
    expect(Object.fromEntries(searchParams)).toEqual({
      error,
      error_description: expect.any(String),
      state: 'the state',
    })
    expect(scene.emulator.snapshot().authorizations ?? []).toEqual([])
  })
})

describe('a prompt of none', () => {
  const none = { prompt: 'none' }

  it('shows no page: without a session the application reads that a sign-in is due', async () => {
    const scene = await openQuickScene()
    const back = locationOf(await authorize(scene, none))
    expect(back.href.startsWith(redirectUri)).toBe(true)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'login_required', state: 'the state' })
  })

  it('brings a code with a session that is enough, and only then', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    expect(locationOf(await authorize(scene, none)).searchParams.has('code')).toBe(true)
    const stepUp = await authorize(scene, { ...none, acr_values: multiFactor })
    expect(locationOf(stepUp).searchParams.get('error')).toBe('login_required')
  })
})

describe('hosted sign-ins that nobody goes on with', () => {
  it('are kept up to a number, the latest of them', async () => {
    const scene = await openQuickScene()
    const first = locationOf(await authorize(scene))
    for (let number = 0; number < 500; number++) await scene.browser.fetch(asking(scene))
    expect(scene.emulator.snapshot().authorizations).toHaveLength(500)
    expect((await scene.browser.fetch(first)).status).toBe(410)
  })
})

describe('a hosted page that is sent no form', () => {
  it.each([
    ['JSON', 'application/json', '{"email":"a"}'],
    ['text', 'text/plain', 'email=a'],
    ['a form in parts without a boundary', 'multipart/form-data', 'x'],
    ['nothing', '', ''],
  ])('refuses %s with 400', async (_, type, body) => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    const answer = await scene.browser.fetch(page, { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(400)
  })

  it('refuses one that is too long with 413', async () => {
    const scene = await openQuickScene()
    const page = locationOf(await authorize(scene))
    expect((await fill(scene, page, { email: 'x'.repeat(2 ** 20) })).status).toBe(413)
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
  ])('is refused with %s, and is spent', async (_, more) => {
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

  it('is good for a minute', async () => {
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

describe('a code that a server exchanges', () => {
  const byServer = async (scene: Scene) => {
    const server = scene.openCaller()
    const code = await codeFor(scene)
    const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
    return { server, tokens: await server.post('/oauth/token', body) }
  }
  const refreshBy = (server: Caller, token: unknown) =>
    server.post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token })

  it('leaves the browser its session: a second sign-in asks for nothing', async () => {
    const scene = await openQuickScene()
    const { tokens } = await byServer(scene)
    expect([tokens.status, tokens.headers.getSetCookie()]).toEqual([200, []])
    expect(locationOf(await authorize(scene)).searchParams.has('code')).toBe(true)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it('brings refresh tokens of their own, good once', async () => {
    const scene = await openQuickScene()
    const { server, tokens } = await byServer(scene)
    const next = await refreshBy(server, tokens.body['refresh_token'])
    expect([next.status, next.headers.getSetCookie()]).toEqual([200, []])
    expect((await refreshBy(server, tokens.body['refresh_token'])).status).toBe(400)
    expect((await refreshBy(server, next.body['refresh_token'])).status).toBe(400)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it.each(['hosted', 'embedded'])(
    'brings tokens that end with the session of the browser: %s log-out',
    async (kind) => {
      const scene = await openQuickScene()
      const { server, tokens } = await byServer(scene)
      const headers = { 'sec-fetch-site': 'same-site' }
      if (kind === 'hosted') await scene.fetch(`${scene.baseUrl}/oauth/logout`, { headers })
      else await scene.post('/identity/resources/auth/v1/logout')
      expect(await refreshBy(server, tokens.body['refresh_token'])).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      })
      const token = { token: String(tokens.body['access_token']) }
      expect((await scene.openCaller().get('/identity/resources/users/v2/me', token)).status).toBe(401)
    },
  )

  it('ends what it opened when it is given in twice, and nothing else', async () => {
    const scene = await openQuickScene()
    const server = scene.openCaller()
    const code = await codeFor(scene)
    const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
    const { body: tokens } = await server.post('/oauth/token', body)
    expect((await server.post('/oauth/token', body)).status).toBe(400)
    expect((await refreshBy(server, tokens['refresh_token'])).status).toBe(400)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })
})

describe('a silent authorize', () => {
  it('is refused without a session', async () => {
    expect((await (await openQuickScene()).post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('goes by the bearer where there is no cookie', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    expect((await scene.openCaller().post('/oauth/authorize/silent', undefined, { token })).status).toBe(200)
  })
})

describe('the log-out of hosted sign-in', () => {
  const sameSite = { headers: { 'sec-fetch-site': 'same-site' } }
  const logOut = ({ fetch, baseUrl }: Scene, query = '', init: RequestInit = sameSite) =>
    fetch(`${baseUrl}/frontegg/oauth/logout${query}`, init)

  it('ends the session and leads back to the application', async () => {
    const scene = await openQuickScene()
    await exchange(scene, await codeFor(scene))
    const back = 'http://localhost:5173/bye'
    const answer = await logOut(scene, `?${new URLSearchParams({ post_logout_redirect_uri: back, state: 's' })}`)
    expect(locationOf(answer).href).toBe(`${back}?state=s`)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
    expect(locationOf(await authorize(scene)).pathname).toMatch('/hosted/sign-in/')
  })

  it('asks the person first where another site led here, and then does as they say', async () => {
    const scene = await openQuickScene()
    await exchange(scene, await codeFor(scene))
    const back = 'http://localhost:5173/bye'
    const query = `?${new URLSearchParams({ post_logout_redirect_uri: back, state: 's' })}`
    const asked = locationOf(await logOut(scene, query, { headers: { 'sec-fetch-site': 'cross-site' } }))
    expect(asked.pathname).toBe('/hosted/sign-out')
    expect(await (await scene.browser.fetch(asked)).text()).toContain('admin@acme.test')
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
    const answer = await fill(scene, asked, { post_logout_redirect_uri: back, state: 's' })
    expect(locationOf(answer).href).toBe(`${back}?state=s`)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('takes the agreement from its own page alone', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    const address = `${scene.baseUrl}/hosted/sign-out`
    const headers = { origin: 'https://evil.example' }
    const answer = await scene.browser.fetch(address, { method: 'POST', headers, body: new URLSearchParams() })
    expect(answer.status).toBe(403)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it('does not ask where a token of the session comes along, even one that has expired', async () => {
    const scene = await openQuickScene()
    const { body } = await exchange(scene, await codeFor(scene))
    scene.emulator.advance(600_000)
    const answer = await logOut(scene, `?id_token_hint=${String(body['id_token'])}`, {})
    expect(locationOf(answer).pathname).toBe('/hosted/signed-out')
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('asks where the token is of another session, or of nobody', async () => {
    const scene = await openQuickScene()
    const stranger = scene.openCaller()
    const other = await scene.tokenOf('reader@acme.test')
    stranger.browser.signIn('admin@acme.test')
    for (const hint of [other, 'nonsense']) {
      const answer = await logOut({ ...scene, ...stranger }, `?id_token_hint=${hint}`, {})
      expect(locationOf(answer).pathname).toBe('/hosted/sign-out')
    }
    expect(scene.emulator.snapshot().sessions.every(({ ended }) => ended === null)).toBe(true)
  })

  it('stays where the address is elsewhere', async () => {
    const answer = await logOut(await openQuickScene(), '?post_logout_redirect_uri=https://evil.example/')
    expect(locationOf(answer).pathname).toBe('/hosted/signed-out')
  })
})

describe('the hosted portal', () => {
  it('says who is there', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    expect(await (await scene.fetch(`${scene.baseUrl}/oauth/portal`)).text()).toContain('admin@acme.test')
  })

  it('is refused to strangers', async () => {
    const scene = await openQuickScene()
    expect((await scene.fetch(`${scene.baseUrl}/oauth/portal`)).status).toBe(401)
  })
})
