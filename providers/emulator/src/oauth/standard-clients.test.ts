import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeQuick } from '../../test/open-caller.ts'
import { createCookieJar } from '../http/cookie-jar.ts'
import { demoClientSecret, demoPassword } from '../index.ts'
import { type EmulatorServer, startEmulator } from '../node/index.ts'

const redirectUri = 'http://localhost:5173/callback'
let server: EmulatorServer
let clientId = ''
/** A browser at the provider, because the client under test is a server without cookies. */
let browse: (address: URL | string, init?: RequestInit) => Promise<URL>

beforeEach(async () => {
  server = await startEmulator({ port: 0 })
  await makeQuick(server.emulator)
  clientId = server.emulator.snapshot().vendor.clientId
  const jar = createCookieJar(Date.now)
  browse = async (address, init) => {
    const headers = { cookie: jar.header(String(address)) }
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const header of response.headers.getSetCookie()) jar.take(String(address), header)
    return new URL(response.headers.get('location') ?? 'nowhere:', address)
  }
})
afterEach(() => server.stop())

const options = { execute: [oidc.allowInsecureRequests] }

function discover(secret?: string, base = server.url) {
  return oidc.discovery(new URL(base), clientId, secret, undefined, options)
}

/** Signs in as a user does. Returns the address at which the application opens. */
async function signIn(config: oidc.Configuration, asked: Readonly<Record<string, string>>): Promise<URL> {
  const start = { redirect_uri: redirectUri, scope: 'openid email profile', ...asked }
  const page = await browse(oidc.buildAuthorizationUrl(config, start))
  if (page.href.startsWith(redirectUri)) return page
  return browse(page, {
    method: 'POST',
    body: new URLSearchParams({ email: 'admin@acme.test', password: demoPassword }),
  })
}

/** Runs the whole code flow of a public client. */
async function tokensFor(config: oidc.Configuration) {
  const [pkceCodeVerifier, expectedNonce, expectedState] = ['v'.repeat(43), oidc.randomNonce(), oidc.randomState()]
  const back = await signIn(config, {
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    nonce: expectedNonce,
    state: expectedState,
  })
  return oidc.authorizationCodeGrant(config, back, {
    pkceCodeVerifier,
    expectedNonce,
    expectedState,
    idTokenExpected: true,
  })
}

describe('openid-client', () => {
  it.each(['oidc', 'oauth2'] as const)('finds everything by the address of the provider: %s', async (algorithm) => {
    const config = await oidc.discovery(new URL(server.url), clientId, undefined, undefined, { ...options, algorithm })
    expect(config.serverMetadata()).toMatchObject({
      issuer: server.url,
      token_endpoint: `${server.url}/frontegg/oauth/token`,
    })
  })

  it('reads the same document below the prefix', async () => {
    const at = (base: string) => fetch(`${base}/.well-known/openid-configuration`).then((answer) => answer.json())
    expect(await at(`${server.url}/frontegg`)).toEqual(await at(server.url))
  })

  it('signs in with a code, a challenge, a nonce and a state', async () => {
    const tokens = await tokensFor(await discover())
    expect(tokens.claims()).toMatchObject({ email: 'admin@acme.test', iss: server.url, aud: clientId })
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 300, refresh_token: expect.any(String) })
  })

  it.each([
    ['in the body', oidc.ClientSecretPost],
    ['as Basic authorization', oidc.ClientSecretBasic],
  ])('signs in without a challenge, by its secret %s', async (_, authentication) => {
    const config = await oidc.discovery(new URL(server.url), clientId, {}, authentication(demoClientSecret), options)
    const state = oidc.randomState()
    const back = await signIn(config, { state })
    const tokens = await oidc.authorizationCodeGrant(config, back, { expectedState: state })
    expect(tokens.claims()?.['email']).toBe('admin@acme.test')
  })

  it('openid-client is refused with a wrong secret, and without a secret if there was no challenge', async () => {
    for (const [secret, error] of [
      ['wrong', 'invalid_client'],
      [undefined, 'invalid_grant'],
    ] as const) {
      const config = await discover(secret)
      const state = oidc.randomState()
      const back = await signIn(config, { state })
      await expect(oidc.authorizationCodeGrant(config, back, { expectedState: state })).rejects.toMatchObject({ error })
    }
  })

  it('renews, and reads that a spent refresh token is no good', async () => {
    const config = await discover()
    const { refresh_token: first = '' } = await tokensFor(config)
    const { refresh_token: next = '' } = await oidc.refreshTokenGrant(config, first)
    expect(next).not.toBe(first)
    const spent = { error: 'invalid_grant', status: 400, error_description: expect.any(String) }
    await expect(oidc.refreshTokenGrant(config, first)).rejects.toMatchObject(spent)
    await expect(oidc.refreshTokenGrant(config, next)).rejects.toMatchObject(spent)
  })

  it('reads who it is', async () => {
    const config = await discover()
    const tokens = await tokensFor(config)
    const sub = tokens.claims()?.sub ?? ''
    expect(await oidc.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ email: 'admin@acme.test' })
  })

  it('reads that a sign-in is due where nothing may be asked', async () => {
    const config = await discover()
    const state = oidc.randomState()
    const back = await signIn(config, { state, prompt: 'none' })
    await expect(oidc.authorizationCodeGrant(config, back, { expectedState: state })).rejects.toMatchObject({
      error: 'login_required',
    })
  })

  it('asks nothing a second time: the browser stays signed in', async () => {
    const config = await discover()
    await tokensFor(config)
    const state = oidc.randomState()
    const back = await signIn(config, { state, prompt: 'none' })
    expect(back.searchParams.has('code')).toBe(true)
  })

  it('ends the session, and the refresh token with it', async () => {
    const config = await discover()
    const tokens = await tokensFor(config)
    const bye = 'http://localhost:5173/bye'
    const end = oidc.buildEndSessionUrl(config, { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: bye })
    expect((await browse(end)).href).toBe(bye)
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    const state = oidc.randomState()
    expect((await signIn(config, { state, prompt: 'none' })).searchParams.get('error')).toBe('login_required')
  })
})

describe('jose', () => {
  it('verifies a token by the key set that discovery names', async () => {
    const config = await discover()
    const { access_token: token } = await tokensFor(config)
    const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''))
    const { payload } = await jwtVerify(token, keys, { issuer: server.url, audience: clientId, algorithms: ['RS256'] })
    expect(payload['email']).toBe('admin@acme.test')
  })
})
