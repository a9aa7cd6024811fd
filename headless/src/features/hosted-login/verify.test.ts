import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../../test/fake-ports.ts'
import { createClient } from '../../client/create-client.ts'
import { hosted } from './hosted.ts'
import { type Expected, verifyIdToken } from './verify.ts'

const issuer = 'https://provider.test'
const clientId = 'the-client'
const { privateKey, publicKey } = await generateKeyPair('RS256')
const other = await generateKeyPair('RS256')
const known: JWK = { ...(await exportJWK(publicKey)), kid: 'known', alg: 'RS256' }

/** Opens a client whose provider publishes these keys. */
function openKeys(keys: readonly JWK[] = [known]) {
  let reads = 0
  const published = { keys }
  const ports = fakePorts({
    fetch: async () => {
      reads++
      return Response.json(published)
    },
  })
  const client = createClient({ baseUrl: issuer, ports, hostedLogin: hosted({ clientId }) })
  const now = Math.floor(ports.clock.now() / 1000)
  const good = { sub: 'ada', iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: 'n' }
  const tokenOf = (claims: JWTPayload = {}, header: { kid?: string } = { kid: 'known' }, key = privateKey) =>
    new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'RS256', ...header }).sign(key)
  const verify = async (token: string | Promise<string>, nonce?: string, more: Partial<Expected> = {}) =>
    verifyIdToken(client, await token, { signal: new AbortController().signal, ...(nonce && { nonce }), ...more })
  return { ports, published, now, tokenOf, verify, reads: () => reads }
}

const refused = { code: 'id-token-invalid' }

describe('an id token', () => {
  it('an id token of the provider for this application and attempt is accepted', async () => {
    const { tokenOf, verify } = openKeys()
    await expect(verify(tokenOf(), 'n')).resolves.toBeUndefined()
  })

  it.each([
    ['another attempt', { nonce: 'other' }],
    ['another application', { aud: 'other' }],
    ['another provider', { iss: 'https://evil.example' }],
  ])('an id token for %s is refused', async (_, claims) => {
    const { tokenOf, verify } = openKeys()
    await expect(verify(tokenOf(claims), 'n')).rejects.toMatchObject(refused)
  })

  it('an id token expired when the provider responded is refused, except within a minute of clock difference', async () => {
    const { tokenOf, verify, now } = openKeys()
    const answeredAt = 1000 * (now + 48 * 3600)
    const endedBefore = (seconds: number) => tokenOf({ iat: now, exp: answeredAt / 1000 - seconds })
    await expect(verify(endedBefore(59), 'n', { answeredAt })).resolves.toBeUndefined()
    await expect(verify(endedBefore(61), 'n', { answeredAt })).rejects.toMatchObject(refused)
  })

  it('an id token that is not yet valid when the provider responds is refused', async () => {
    const { tokenOf, verify, now } = openKeys()
    await expect(verify(tokenOf({ nbf: now + 61 }), 'n', { answeredAt: 1000 * now })).rejects.toMatchObject(refused)
  })

  it.each([0, 48 * 3600, -48 * 3600])(
    'an id token is verified without the page clock, which is %s seconds off',
    async (offset) => {
      const { tokenOf, verify, now } = openKeys()
      const iat = now + offset
      await expect(verify(tokenOf({ iat, exp: iat + 300 }), 'n')).resolves.toBeUndefined()
      await expect(verify(tokenOf({ iat, exp: iat }), 'n')).rejects.toMatchObject(refused)
      await expect(verify(tokenOf({ iat, exp: iat - 30 }), 'n')).rejects.toMatchObject(refused)
    },
  )

  it('an id token that lives longer than a day is refused unless the provider’s time is known', async () => {
    const { tokenOf, verify, now } = openKeys()
    const lasting = tokenOf({ exp: now + 86_401 })
    await expect(verify(lasting, 'n')).rejects.toMatchObject(refused)
    await expect(verify(lasting, 'n', { answeredAt: 1000 * now })).resolves.toBeUndefined()
  })

  it('an id token that is older than the one it renews is refused', async () => {
    const { tokenOf, verify, now } = openKeys()
    const former = await tokenOf({ iat: now + 3600, exp: now + 3900 })
    await expect(verify(tokenOf(), undefined, { former })).rejects.toMatchObject(refused)
    await expect(verify(former, undefined, { former: await tokenOf() })).resolves.toBeUndefined()
  })

  it('signed by another key is refused', async () => {
    const { tokenOf, verify } = openKeys()
    await expect(verify(tokenOf({}, { kid: 'known' }, other.privateKey))).rejects.toMatchObject(refused)
  })

  it('signed with a forbidden algorithm is refused', async () => {
    const { verify, now } = openKeys()
    const claims = { sub: 'ada', iss: issuer, aud: clientId, iat: now, exp: now + 300 }
    const secret = new TextEncoder().encode(JSON.stringify(known))
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'known' }).sign(secret)
    await expect(verify(forged)).rejects.toMatchObject(refused)
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`
    await expect(verify(unsigned)).rejects.toMatchObject(refused)
  })

  it.each(['ES256', 'ES512', 'PS256', 'RS512', 'EdDSA'])('an id token is verified by %s', async (alg) => {
    const pair = await generateKeyPair(alg)
    const { verify, now } = openKeys([known, { ...(await exportJWK(pair.publicKey)), kid: 'new', alg }])
    const claims = { sub: 'ada', iss: issuer, aud: clientId, iat: now, exp: now + 300 }
    const signed = new SignJWT(claims).setProtectedHeader({ alg, kid: 'new' }).sign(pair.privateKey)
    await expect(verify(signed)).resolves.toBeUndefined()
  })

  it('an id token without a key id is verified by the first key and by no other', async () => {
    const second: JWK = { ...(await exportJWK(other.publicKey)), kid: 'second', alg: 'RS256' }
    const { tokenOf, verify } = openKeys([known, second])
    await expect(verify(tokenOf({}, {}))).resolves.toBeUndefined()
    await expect(verify(tokenOf({}, {}, other.privateKey))).rejects.toMatchObject(refused)
  })
})

describe('the keys of the provider', () => {
  it('the keys of the provider are read once for several tokens', async () => {
    const { tokenOf, verify, reads } = openKeys()
    for (let time = 0; time < 3; time++) await verify(tokenOf())
    expect(reads()).toBe(1)
  })

  it('the keys of the provider are read again for an unknown key, at most once a minute', async () => {
    const { tokenOf, verify, reads, ports, published } = openKeys()
    await verify(tokenOf())
    const next = tokenOf({ exp: Math.floor(ports.clock.now() / 1000) + 600 }, { kid: 'next' }, other.privateKey)
    for (let time = 0; time < 3; time++) await expect(verify(next)).rejects.toMatchObject(refused)
    expect(reads()).toBe(1)
    published.keys = [known, { ...(await exportJWK(other.publicKey)), kid: 'next', alg: 'RS256' }]
    await ports.clock.advance(60_000)
    await verify(next)
    expect(reads()).toBe(2)
  })
})
