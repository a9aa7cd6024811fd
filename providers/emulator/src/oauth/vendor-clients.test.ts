import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuick } from '../../test/open-caller.ts'
import { createCookieJar } from '../http/cookie-jar.ts'
import { demoClientSecret, demoPassword } from '../index.ts'
import { type EmulatorServer, startEmulator } from '../node/index.ts'

let server: EmulatorServer
let clientId = ''

beforeAll(async () => {
  server = await startEmulator({ port: 0 })
  await makeQuick(server.emulator)
  clientId = server.emulator.snapshot().vendor.clientId
  // The SDK reads its addresses when it loads.
  vi.stubEnv('FRONTEGG_API_GATEWAY_URL', `${server.url}/frontegg`)
  vi.stubEnv('FRONTEGG_AUTHENTICATOR_NUMBER_OF_TRIES', '1')
  vi.stubEnv('FRONTEGG_DEBUG_LEVEL', 'silent')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})

const credentials = () => ({ FRONTEGG_CLIENT_ID: clientId, FRONTEGG_API_KEY: demoClientSecret })

async function tokenOf(email: string): Promise<string> {
  const cookie = server.emulator.signIn(email).split(';')[0] ?? ''
  const address = `${server.url}/frontegg/identity/resources/auth/v1/user/token/refresh`
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: '{}' })
  return (await answer.json()).accessToken
}

describe("the vendor's SDK for servers", () => {
  const load = () => import('@frontegg/client')

  it('validates a token of the emulator, its roles and its permissions', async () => {
    const { IdentityClient } = await load()
    const identity = new IdentityClient(credentials())
    const token = await tokenOf('admin@acme.test')
    expect(await identity.validateIdentityOnToken(token, { roles: ['Admin'] })).toMatchObject({
      email: 'admin@acme.test',
      type: 'userToken',
    })
    await expect(identity.validateIdentityOnToken(token, { roles: ['Nobody'] })).rejects.toThrow()
  })

  it('refuses a token that was changed', async () => {
    const { IdentityClient } = await load()
    const token = await tokenOf('admin@acme.test')
    const changed = token.replace(/\.[^.]+\./, `.${btoa('{"sub":"x","type":"userToken"}').replaceAll('=', '')}.`)
    await expect(new IdentityClient(credentials()).validateIdentityOnToken(changed)).rejects.toThrow()
  })

  it('the vendor’s SDK for servers is refused with a wrong secret', async () => {
    const { IdentityClient } = await load()
    const identity = new IdentityClient({ ...credentials(), FRONTEGG_API_KEY: 'wrong' })
    await expect(identity.validateIdentityOnToken(await tokenOf('admin@acme.test'))).rejects.toThrow()
  })

  it('signs in by the hosted page and exchanges the code', async () => {
    const { FronteggContext, HostedLoginClient } = await load()
    FronteggContext.init(credentials())
    const hosted = new HostedLoginClient(new URL('http://localhost:5173/callback'))
    const page = await follow(await hosted.requestAuthorize({ state: 'the state' }))
    const form = new URLSearchParams({ email: 'admin@acme.test', password: demoPassword })
    const back = await follow(page, { method: 'POST', body: form })
    expect(back.searchParams.get('state')).toBe('the state')
    const { user, refreshToken } = await hosted.codeExchange({
      code: back.searchParams.get('code') ?? '',
      state: 'the state',
    })
    expect([user?.email, typeof refreshToken]).toEqual(['admin@acme.test', 'string'])
  })
})

describe("the vendor's SDK for browsers", () => {
  // The SDK reads the address of the page, and the browser sends its cookies.
  beforeEach(() => {
    const jar = createCookieJar(Date.now)
    const platform = fetch
    vi.stubGlobal('window', { location: new URL('http://localhost:5173/') })
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const cookie = jar.header(address)
      const response = await platform(address, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } })
      for (const header of response.headers.getSetCookie()) jar.take(address, header)
      return response
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  async function open() {
    const { ContextHolder, createApiClient } = await import('@frontegg/rest-api')
    const context = ContextHolder.for('emulator')
    context.setContext({ baseUrl: server.url, tokenResolver: () => context.getAccessToken() ?? '' })
    context.setAccessToken(null)
    return createApiClient('emulator')
  }

  it('signs in, and reads the person and their tenants', async () => {
    const { auth } = await open()
    const { user, tenants } = await auth.loginv2({ email: 'admin@acme.test', password: demoPassword })
    expect(user).toMatchObject({ email: 'admin@acme.test', mfaRequired: false, accessToken: expect.any(String) })
    expect(tenants?.map(({ name }) => name)).toEqual(['Acme', 'Acme Labs', 'Globex'])
  })

  it('renews by the cookie, until it signs out', async () => {
    const { auth } = await open()
    await auth.login({ email: 'admin@acme.test', password: demoPassword })
    expect(await auth.refreshToken()).toMatchObject({ email: 'admin@acme.test' })
    await auth.logout()
    await expect(auth.refreshToken()).rejects.toMatchObject({ statusCode: 401 })
  })

  it('exchanges the code of hosted sign-in', async () => {
    const { auth } = await open()
    const verifier = 'v'.repeat(43)
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:5173/oauth/callback',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const page = await follow(`${server.url}/frontegg/oauth/authorize?${asked}`)
    const form = new URLSearchParams({ email: 'admin@acme.test', password: demoPassword })
    const code = (await follow(page, { method: 'POST', body: form })).searchParams.get('code') ?? ''
    const grant = { grant_type: 'authorization_code', redirect_uri: 'http://localhost:5173/oauth/callback' } as const
    expect(await auth.exchangeOAuthTokens({ ...grant, code, code_verifier: verifier })).toMatchObject({
      email: 'admin@acme.test',
      refreshToken: expect.any(String),
    })
  })
})

async function follow(address: URL | string, init?: RequestInit): Promise<URL> {
  const response = await fetch(address, { ...init, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'nowhere:', address)
}
