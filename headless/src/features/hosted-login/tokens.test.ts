import { describe, expect, it } from 'vitest'
import { me, openHosted } from '../../../test/open-hosted.ts'
import { memoryOf } from './memory.ts'
import { received, takeTokens } from './tokens.ts'
import type { HostedLoginOptions } from './types.ts'

const { signal } = new AbortController()

/** Opens a signed-in application, and makes tokens that are valid except for `changes`. */
async function openTokens(options: Partial<HostedLoginOptions> = {}) {
  const { client } = await openHosted({ signedInAs: me }, options)
  const { idToken } = memoryOf(client)
  const tokens = {
    access_token: 'opaque',
    id_token: idToken ?? '',
    refresh_token: 'the next',
    token_type: 'Bearer' as const,
  }
  return { client, received: { tokens, answeredAt: undefined } as const }
}

describe('tokens', () => {
  it('last five minutes if the provider returns no lifetime', async () => {
    const { client, received } = await openTokens({ bearer: 'access_token' })
    expect(await takeTokens(client, received, { signal })).toEqual({ accessToken: 'opaque', expiresIn: 300 })
  })

  it('a refused sign-in stores no refresh token', async () => {
    const { client, received } = await openTokens()
    const before = memoryOf(client).refreshToken
    const refused = expect(takeTokens(client, received, { nonce: 'another', signal })).rejects
    await refused.toMatchObject({ code: 'id-token-invalid' })
    expect(memoryOf(client).refreshToken).toBe(before)
  })

  it('a refused renewal stores the new refresh token, because the former is spent', async () => {
    const { client, received } = await openTokens()
    const tokens = { ...received.tokens, id_token: `${received.tokens.id_token}x` }
    const refused = expect(takeTokens(client, { ...received, tokens }, { signal })).rejects
    await refused.toMatchObject({ code: 'id-token-invalid' })
    expect(memoryOf(client).refreshToken).toBe('the next')
  })
})

describe('a renewal without an id token', () => {
  async function openRenewal(options: Partial<HostedLoginOptions> = {}) {
    const { client, received } = await openTokens(options)
    const { id_token: idToken, ...tokens } = received.tokens
    return {
      client,
      idToken,
      renewed: { ...received, tokens: { ...tokens, access_token: 'the next token', expires_in: 60 } },
    }
  }

  it('keeps the person, and calls carry the new access token', async () => {
    const { client, idToken, renewed } = await openRenewal({ bearer: 'access_token' })
    expect(await takeTokens(client, renewed, { signal })).toEqual({ accessToken: 'the next token', expiresIn: 60 })
    expect(memoryOf(client)).toMatchObject({ idToken, refreshToken: 'the next' })
  })

  it('keeps the person and their id token as the bearer, if that is what calls carry', async () => {
    const { client, idToken, renewed } = await openRenewal()
    expect(await takeTokens(client, renewed, { signal })).toEqual({ accessToken: idToken, expiresIn: 60 })
  })

  it('keeps the refresh token, if the provider returns no new one', async () => {
    const { client, renewed } = await openRenewal()
    const tokens = { ...renewed.tokens, refresh_token: '' }
    await takeTokens(client, { ...renewed, tokens }, { spent: 'the present', signal })
    expect(memoryOf(client).refreshToken).toBe('the present')
  })

  it('is none of a sign-in: that needs an id token', async () => {
    const { client, renewed } = await openRenewal()
    await expect(takeTokens(client, renewed, { nonce: 'n', signal })).rejects.toMatchObject({
      code: 'unreadable-answer',
    })
  })
})

describe('the time of the provider', () => {
  const tokens = { access_token: 'a', id_token: 'i', refresh_token: 'r', token_type: 'Bearer' as const }

  it.each([
    ['is that of the Date of its answer', 'Thu, 01 Jan 2026 00:00:07 GMT', Date.UTC(2026, 0, 1, 0, 0, 7)],
    ['is not known by a Date that cannot be read', 'yesterday', undefined],
  ])('%s', async (_, date, answeredAt) => {
    const answer = await received(async (onHeaders) => {
      onHeaders(new Headers({ date }))
      return tokens
    })
    expect(answer).toEqual({ tokens, answeredAt })
  })
})
