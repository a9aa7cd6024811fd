import { describe, expect, it } from 'vitest'
import { type ApiSetting, openApi } from '../../test/open-api.ts'
import type { Reply } from '../../test/recorded-network.ts'
import { base64Json } from '../core/token-claims.ts'
import { sessionHeader, standInFor } from './stand-in.ts'

const flags = '/flags'
const profile = '/identity/resources/users/v2/me'
const kept = () => Response.json({}, { headers: { [sessionHeader]: 'kept' } })
const refusal = (headers: Record<string, string>) => () =>
  Response.json({ errors: ['Sign in.'] }, { status: 401, headers })
const tokenOf = (sub: string, at = 0) => `header.${base64Json({ sub, tenantId: 'acme', at })}.signature`
const token = tokenOf('ada')
const standIn = `Bearer ${standInFor(token)}`
const whole = `Bearer ${token}`

function open(replies: readonly Reply[], setting: ApiSetting = {}) {
  const { sent, ...api } = openApi(replies, { accessToken: async () => token, ...setting })
  return { ...api, bearers: () => sent.map(({ headers }) => headers.get('authorization')), sent }
}

describe('a stand-in', () => {
  it('is sent to a server half once that has answered, and never to another base URL of its origin', async () => {
    const baseUrl = (path: string) => `https://app.example/${path === flags ? 'proxied' : 'plain'}`
    const { get, bearers } = open([kept, kept, () => Response.json({}), kept], { baseUrl })
    for (const path of [flags, flags, profile, flags] as const) await get(path)
    expect(bearers()).toEqual([whole, standIn, whole, standIn])
  })

  it('is replaced by the token once another server answers in place of the server half', async () => {
    const refused: string[] = []
    const { get, put, bearers } = open([kept, refusal({}), () => Response.json({})], {
      tokenAfter: async (one) => {
        refused.push(one)
        return null
      },
    })
    await get(flags)
    await put(profile, { body: { name: 'Ada' } })
    await get(flags)
    expect(bearers()).toEqual([whole, standIn, whole, whole])
    expect(refused).toEqual([])
  })

  it('a refusal of the provider by a server half renews the session', async () => {
    let held = token
    const { get, bearers } = open([kept, refusal({ [sessionHeader]: 'kept' }), kept], {
      accessToken: async () => held,
      tokenAfter: async () => (held = tokenOf('ada', 1)),
    })
    await get(flags)
    await get(flags)
    expect(bearers()).toEqual([whole, standIn, standIn])
  })

  it('a call is made with its token once, whatever the server half answers, and however often the token changes', async () => {
    let made = 0
    const { get, post, bearers } = open([kept, refusal({ [sessionHeader]: 'none' })], {
      accessToken: async () => tokenOf('ada', (made += 1)),
    })
    await get(flags)
    await expect(post('/identity/resources/auth/v1/user', { body: {} as never })).rejects.toMatchObject({ status: 401 })
    expect(bearers()).toHaveLength(3)
    expect(bearers()[2]).toBe(`Bearer ${tokenOf('ada', 3)}`)
  })

  it('stands for no token that a server half has sealed beside its claims: the session cookie does not hold that', () => {
    const sealed = `redacted.${base64Json({ sub: 'ada', tenantId: 'sub-account' })}.e30~~x~y~z`
    expect(standInFor(sealed)).toBe(sealed)
    expect(standInFor(`redacted.${base64Json({ sub: 'ada', name: 'Ada' })}.redacted`)).toBe(
      standInFor(`header.${base64Json({ sub: 'ada' })}.signature`),
    )
  })
})
