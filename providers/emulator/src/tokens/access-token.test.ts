import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene, start } from '../../test/open-caller.ts'
import { sign } from './access-token.ts'

async function publishedKeys({ fetch, baseUrl }: Scene) {
  return createLocalJWKSet(await (await fetch(`${baseUrl}/.well-known/jwks.json`)).json())
}

describe('an access token', () => {
  it('an access token is signed with RS256 by a published key', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    const { protectedHeader } = await jwtVerify(token, await publishedKeys(scene), {
      algorithms: ['RS256'],
      currentDate: new Date(start),
    })
    expect(protectedHeader).toEqual({ alg: 'RS256', kid: 'portico-demo-key', typ: 'JWT' })
  })

  it('an access token states the user, the tenant, the permissions and the way of the sign-in', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    const { payload } = await jwtVerify(token, await publishedKeys(scene), { currentDate: new Date(start) })
    const admin = personIn(scene.emulator, 'admin@acme.test')
    const { vendor, sessions } = scene.emulator.snapshot()
    expect(payload).toEqual({
      sub: admin.id,
      id: admin.id,
      sid: sessions[0]?.id,
      type: 'userToken',
      email: admin.email,
      email_verified: true,
      name: 'Ada Admin',
      profilePictureUrl: null,
      metadata: {},
      tenantId: admin.activeTenantId,
      tenantIds: admin.memberships.map(({ tenantId }) => tenantId),
      roles: ['Admin'],
      permissions: ['fe.*'],
      amr: ['pwd'],
      auth_time: start / 1000,
      iat: start / 1000,
      exp: start / 1000 + 300,
      iss: 'http://localhost:4400',
      aud: vendor.clientId,
    })
  })

  it('keeps the time of the sign-in through every refresh', async () => {
    const scene = openScene()
    scene.browser.signIn('admin@acme.test')
    scene.emulator.advance(1_000_000)
    const { body } = await scene.post(at.refresh, {})
    const currentDate = new Date(scene.emulator.now())
    const { payload } = await jwtVerify(String(body['accessToken']), await publishedKeys(scene), { currentDate })
    expect(payload).toMatchObject({ auth_time: start / 1000, iat: start / 1000 + 1000 })
  })

  it('the key of access tokens is published without its private half', async () => {
    const { get } = openScene()
    const { body } = await get('/.well-known/jwks.json')
    expect(body).toEqual({
      keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'portico-demo-key', n: expect.any(String), e: 'AQAB' }],
    })
  })
})

describe('the bearer of a call', () => {
  const forgeries: readonly (readonly [string, (token: string) => Promise<string> | string])[] = [
    ['nothing', () => ''],
    ['no token at all', () => 'nonsense'],
    ['a token whose claims were changed', (token) => token.replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}')}.`)],
    ['a token without a signature', (token) => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`],
    [
      'a token signed with a shared secret',
      (token) =>
        new SignJWT({ sub: 'x' })
          .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'HS256' })
          .sign(new TextEncoder().encode('portico-demo-key-portico-demo-key')),
    ],
    ['a token of a session nobody opened', () => sign({ sub: 'x', sid: 'y', tenantId: 'z', exp: start })],
  ]

  it.each(forgeries)('the bearer of a call is refused with 401 if it is %s', async (_, forge) => {
    const scene = openScene()
    const token = await forge(await scene.tokenOf('admin@acme.test'))
    expect(await scene.get(at.me, { token })).toMatchObject({ status: 401, body: { errorCode: 'ER-UNAUTHORIZED' } })
  })

  it('the bearer of a call is refused without the word Bearer', async () => {
    const scene = openScene()
    const authorization = await scene.tokenOf('admin@acme.test')
    expect((await scene.get(at.me, { headers: { authorization } })).status).toBe(401)
  })

  it('the bearer of a call is refused once the user has left its tenant', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.memberships = user.memberships.slice(1)
    })
    expect((await scene.get(at.me, { token })).status).toBe(401)
  })

  it('the bearer of a call is refused once its session has expired, though the token has not', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ security }) => {
      security.sessionLifetime = 60
    })
    const token = await scene.tokenOf('admin@acme.test')
    scene.emulator.advance(61_000)
    expect((await scene.get(at.me, { token })).status).toBe(401)
  })
})
