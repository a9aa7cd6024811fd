import { describe, expect, it } from 'vitest'
import { answer, type Shape, shapedProvider } from '../../test/shaped-provider.ts'
import { oidcIdentity } from './oidc-party.ts'

const email = 'sam@acme.test'
const identityOf = (shape: Shape, domains?: readonly string[]) =>
  oidcIdentity(shapedProvider(shape).provider, answer(domains))
const verification = async (claims: object, userInfo?: object) =>
  (await identityOf({ claims: { email, ...claims }, ...(userInfo && { userInfo }) })).isVerified

describe('the verification of an address', () => {
  it.each([
    ['an identity of Entra ID, which has no claim, does not state it', {}, null],
    ['a claim without a value does not state it', { email_verified: null }, null],
    ['a boolean is read', { email_verified: true }, true],
    ['a boolean that refuses is read', { email_verified: false }, false],
    ['the text of Cognito is read', { email_verified: 'true' }, true],
    ['a text in capital letters is read', { email_verified: ' True' }, true],
    ['a text that refuses is read', { email_verified: 'false' }, false],
    ['any other value refuses', { email_verified: 'yes' }, false],
  ])('%s', async (_, claims, expected) => {
    expect(await verification(claims)).toBe(expected)
  })

  it('what the id token lacks is read from the user info', async () => {
    expect(await verification({}, { email, email_verified: 'true' })).toBe(true)
    expect(await verification({}, { email_verified: false })).toBe(false)
  })

  it('the id token counts before the user info', async () => {
    expect(await verification({ email_verified: false }, { email_verified: true })).toBe(false)
  })

  it('the user info does not state it for another address', async () => {
    expect(await verification({}, { email: 'other@acme.test', email_verified: true })).toBeNull()
  })
})

describe('the user info', () => {
  it('completes every claim that the id token lacks', async () => {
    const userInfo = { email: 'other@acme.test', name: 'Sam Sato', groups: ['staff'], department: 'Sales' }
    const identity = await identityOf({ claims: { email, name: '' }, userInfo })
    expect(identity).toMatchObject({ email, name: 'Sam Sato', groups: ['staff'] })
    expect(identity.received?.attributes).toContainEqual({ name: 'department', values: ['Sales'] })
  })

  it('of another user is not read, and refuses no sign-in if the id token has the address', async () => {
    const identity = await identityOf({ claims: { email }, userInfo: { sub: 'another', name: 'Sam Sato' } })
    expect(identity).toMatchObject({ email, name: email, isVerified: null })
  })

  it('of another user refuses the sign-in if the id token has no address', async () => {
    const identity = identityOf({ userInfo: { sub: 'another', email } })
    await expect(identity).rejects.toMatchObject({ fault: { code: 'userinfo-mismatch' } })
  })
})

describe('the address', () => {
  it('of several values is the one of a proven domain, and the first one without such', async () => {
    const claims = { email: ['sam@home.test', email] }
    expect((await identityOf({ claims })).email).toBe(email)
    expect((await identityOf({ claims }, [])).email).toBe('sam@home.test')
  })

  it.each([
    ['an empty text', ''],
    ['a blank text', ' '],
    ['null', null],
    ['an empty list', []],
  ])('that is there as %s is empty, not missing', async (_, value) => {
    const identity = identityOf({ claims: { email: value }, userInfo: {} })
    await expect(identity).rejects.toMatchObject({ fault: { code: 'email-empty', received: 'email' } })
  })

  it('that is empty in the id token is read from the user info', async () => {
    expect((await identityOf({ claims: { email: '' }, userInfo: { email } })).email).toBe(email)
  })
})

it('a provider that lists HS256 alone is asked for RS256', async () => {
  const refuse = () => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
    return [
      200,
      { access_token: 'a', token_type: 'Bearer', id_token: `${part({ alg: 'HS256' })}.${part({})}.x` },
    ] as const
  }
  const configuration = { id_token_signing_alg_values_supported: ['HS256'] }
  await expect(identityOf({ refuse, configuration })).rejects.toMatchObject({
    fault: { code: 'algorithm-unsupported', expected: 'RS256', received: 'HS256' },
  })
})
