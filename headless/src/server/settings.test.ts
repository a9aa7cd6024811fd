import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { signatureAlgorithms } from '../core/signature-algorithms.ts'
import { createServer } from './server.ts'
import type { ServerOptions } from './types.ts'

const [first, second] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
const publish = async (key: CryptoKey, kid: string): Promise<JWK> => ({ ...(await exportJWK(key)), kid, alg: 'RS256' })
const [one, two] = [await publish(first.publicKey, 'one'), await publish(second.publicKey, 'two')]

/** Opens a server whose provider publishes these keys. */
function open(keys: readonly JWK[] = [one], options: Partial<ServerOptions> = {}) {
  let reads = 0
  const published = { keys, status: 200 }
  const clock = fakeClock()
  const server = createServer({
    appUrl: 'https://app.example.com',
    baseUrl: 'https://acme.example.com',
    clientId: 'the-client',
    encryptionPassword: 'ab'.repeat(32),
    ports: {
      clock,
      fetch: async () => {
        reads += 1
        return Response.json({ keys: published.keys }, { status: published.status })
      },
    },
    ...options,
  })
  const now = Math.floor(clock.now() / 1000)
  const good = { sub: 'ada', iss: 'https://acme.example.com', aud: 'the-client', iat: now, exp: now + 300 }
  const tokenOf = (
    claims: object = {},
    header: { kid?: string; alg?: string } = { kid: 'one' },
    key = first.privateKey,
  ) => new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'RS256', ...header }).sign(key)
  const codeOf = async (token: string | Promise<string>) =>
    server.verifyToken(await token).then(
      ({ sub }) => sub,
      (error) => error.code,
    )
  const reasonOf = async (token: Promise<string>) =>
    server.verifyToken(await token).then(
      () => null,
      ({ message }) => message,
    )
  return { tokenOf, codeOf, reasonOf, now, published, reads: () => reads }
}

it.each(['ES384', 'ES512', 'RS256', 'EdDSA'])(
  'a token of %s beside a stated key of another kind is invalid, and is no outage',
  async (alg) => {
    const [stated, other] = [await generateKeyPair('ES256'), await generateKeyPair(alg)]
    const { tokenOf, codeOf } = open([], { publicKey: await exportJWK(stated.publicKey) })
    expect(await codeOf(tokenOf({}, { alg }, other.privateKey))).toBe('token-invalid')
    expect(await codeOf(tokenOf({}, { alg: 'ES256' }, stated.privateKey))).toBe('ada')
  },
)

describe('a token that a caller presents', () => {
  it.each([
    [{ exp: 1 }, /^The token cannot be trusted: .*exp/],
    [{ aud: 'another' }, /^The token cannot be trusted: .*aud/],
    [{ iss: 'https://other.example.com' }, /^The token cannot be trusted: .*iss/],
  ])('the error of a refused token names the claim that failed: %o', async (claims, reason) => {
    const { tokenOf, reasonOf } = open()
    expect(await reasonOf(tokenOf(claims))).toMatch(reason)
  })

  it('a token is verified by the key that it names, which is read once', async () => {
    const { tokenOf, codeOf, reads } = open([two, one])
    expect(await codeOf(tokenOf())).toBe('ada')
    expect(await codeOf(tokenOf())).toBe('ada')
    expect(reads()).toBe(1)
  })

  it('a token without a key id is verified by the first key', async () => {
    const { tokenOf, codeOf } = open([one, two])
    expect(await codeOf(tokenOf({}, {}))).toBe('ada')
    expect(await codeOf(tokenOf({}, {}, second.privateKey))).toBe('token-invalid')
  })

  it('a token with an unknown key id is refused, and keys are read again at most once a minute', async () => {
    const { tokenOf, codeOf, reads } = open([one])
    for (let turn = 0; turn < 5; turn++) expect(await codeOf(tokenOf({}, { kid: 'two' }))).toBe('token-invalid')
    expect(reads()).toBe(1)
  })

  it('a token is verified by the key of the options, and no key is read', async () => {
    const { tokenOf, codeOf, reads } = open([], { publicKey: one })
    expect(await codeOf(tokenOf({}, {}))).toBe('ada')
    expect(reads()).toBe(0)
  })

  it.each([
    ['of another application', { aud: 'other' }],
    ['of another provider', { iss: 'https://evil.test' }],
    ['of nobody', { sub: undefined }],
    ['without an end', { exp: undefined }],
    ['that has ended', { exp: 1 }],
  ])('%s is refused', async (_, claims) => {
    const { tokenOf, codeOf } = open()
    expect(await codeOf(tokenOf(claims))).toBe('token-invalid')
  })

  it('a token that has just expired is accepted for five seconds, as clocks differ', async () => {
    const { tokenOf, codeOf, now } = open()
    expect(await codeOf(tokenOf({ iat: now - 300, exp: now - 4 }))).toBe('ada')
    expect(await codeOf(tokenOf({ iat: now - 300, exp: now - 6 }))).toBe('token-invalid')
  })

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.'])(
    'an invalid token is refused: %j',
    async (text) => {
      expect(await open().codeOf(text)).toBe('token-invalid')
    },
  )

  it('a token for the application by its id is accepted beside one for the environment', async () => {
    const { tokenOf, codeOf } = open([one], { applicationId: 'the-app' })
    expect(await codeOf(tokenOf({ aud: 'the-app' }))).toBe('ada')
    expect(await codeOf(tokenOf())).toBe('ada')
  })

  it('a token is verified by a key that was read before, even while no key can be read', async () => {
    const { tokenOf, codeOf, published } = open()
    expect(await codeOf(tokenOf())).toBe('ada')
    published.status = 503
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    try {
      expect(await codeOf(tokenOf())).toBe('ada')
      expect(await codeOf(tokenOf({}, { kid: 'two' }))).toBe('token-invalid')
    } finally {
      vi.useRealTimers()
    }
  })

  it('a token is neither accepted nor refused while no key can be read', async () => {
    const { tokenOf, codeOf, published } = open()
    published.status = 503
    expect(await codeOf(tokenOf())).toBe('keys-unreachable')
    published.status = 200
    expect(await codeOf(tokenOf())).toBe('ada')
  })

  it.each(signatureAlgorithms)('a token is verified by each algorithm with a key pair: %s', async (alg) => {
    const pair = await generateKeyPair(alg)
    const key = { ...(await exportJWK(pair.publicKey)), kid: 'new', alg }
    const { tokenOf, codeOf } = open([one, key])
    expect(await codeOf(tokenOf({}, { alg, kid: 'new' }, pair.privateKey))).toBe('ada')
    const limited = open([one, key], { algorithms: ['RS256'] })
    expect(await limited.codeOf(tokenOf({}, { alg, kid: 'new' }, pair.privateKey))).toBe(
      alg === 'RS256' ? 'ada' : 'token-invalid',
    )
  })

  it.each(['HS256', 'HS512', 'none'])('a token of an algorithm without a key pair is refused: %s', async (alg) => {
    const { codeOf, now } = open()
    const claims = { sub: 'ada', iss: 'https://acme.example.com', aud: 'the-client', iat: now, exp: now + 300 }
    const header = btoa(JSON.stringify({ alg, kid: 'one' }))
    const signed = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' })
    const secret = new TextEncoder().encode(JSON.stringify(one))
    const [, ...rest] = (await signed.sign(secret)).split('.')
    expect(await codeOf([header, ...rest].join('.'))).toBe('token-invalid')
  })
})
