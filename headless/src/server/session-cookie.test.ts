import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { noise } from '../../test/noise.ts'
import { tokenOf } from '../../test/token-of.ts'
import { sessionCookieName } from './cookie-names.ts'
import { type Cookies, changedBy, cookieHeader, cookiesIn } from './cookies.ts'
import { seal } from './seal.ts'
import { sessionOfTokens } from './session.ts'
import { forgetTokens, keepTokens, tokensIn } from './session-cookie.ts'
import { settingsOf } from './settings.ts'
import type { ServerOptions } from './types.ts'

const clock = fakeClock()
const open = (options: Partial<ServerOptions> = {}) =>
  settingsOf({
    appUrl: 'https://app.example.com',
    baseUrl: 'https://acme.example.com',
    clientId: 'b6adfe4c-d695-4c04',
    encryptionPassword: '0f'.repeat(32),
    ports: { clock, log: () => {} },
    ...options,
  })
const settings = open()
const name = '__Host-fe_session-b6adfe4cd6954c04'
const empty: Cookies = new Map()
const keep = async (length: number, cookies = empty) =>
  keepTokens(settings, cookies, { accessToken: noise(length) }, 300)
const after = (cookies: Cookies, setCookies: readonly string[]) =>
  cookiesIn(cookieHeader(changedBy(cookies, setCookies)))

describe('the session cookie', () => {
  it('the session cookie is named after the client id without its dashes', () => {
    expect(sessionCookieName(settings)).toBe('fe_session-b6adfe4cd6954c04')
    expect(sessionCookieName(open({ cookie: { name: 'lantern' } }))).toBe('lantern-b6adfe4cd6954c04')
  })

  it('the session cookie is kept from scripts and other sites as the options demand', async () => {
    const [text = ''] = await keep(10)
    expect(text.replace(/=[^;]*/, '')).toBe(
      `${name}; Path=/; Max-Age=300; HttpOnly; Secure; SameSite=None; Priority=High`,
    )
  })

  it.each([
    ['lax', { sameSite: 'lax', domain: 'example.com' }, 'https:', /Domain=example.com; HttpOnly; Secure; SameSite=Lax/],
    ['strict', { sameSite: 'strict' }, 'https:', /HttpOnly; Secure; SameSite=Strict/],
    ['none, which needs https', {}, 'http:', /Max-Age=300; HttpOnly; SameSite=Lax/],
  ] as const)('the session cookie has the attributes of %s', async (_, cookie, scheme, expected) => {
    const other = open({ cookie, appUrl: `${scheme}//app.example.com` })
    expect((await keepTokens(other, empty, { accessToken: 'x' }, 300))[0]).toMatch(expected)
  })

  it('the session cookie never exceeds 3800 bytes with its attributes, and is read whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 7000 }), async (length) => {
        const setCookies = await keep(length)
        expect(Math.max(...setCookies.map((text) => text.length))).toBeLessThanOrEqual(3800)
        expect((await tokensIn(settings, after(empty, setCookies)))?.accessToken).toHaveLength(length)
      }),
      { numRuns: 30 },
    )
  })

  it('a session cookie that becomes shorter or longer leaves nothing of the former one', async () => {
    let cookies = empty
    for (const length of [7000, 10, 4000, 2600, 2700, 5500, 1]) {
      cookies = after(cookies, await keep(length, cookies))
      expect((await tokensIn(settings, cookies))?.accessToken).toHaveLength(length)
      const count = Number(cookies.get(name)?.split('.')[0])
      expect([...cookies.keys()]).toHaveLength(count)
    }
  })

  it('a session cookie yields no tokens if a part is missing or of another session', async () => {
    const one = after(empty, await keep(7000))
    const other = after(empty, await keep(6999))
    const without = new Map(one)
    without.delete(`${name}-1`)
    const mixed = new Map([...one, [`${name}-1`, other.get(`${name}-1`) ?? '']])
    expect(await tokensIn(settings, without)).toBeNull()
    expect(await tokensIn(settings, mixed)).toBeNull()
    expect(await tokensIn(settings, new Map([[name, '9.x']]))).toBeNull()
  })

  it('a session that would need more than three cookies is refused with its size', async () => {
    await expect(keep(20_000)).rejects.toMatchObject({
      code: 'session-too-large',
      message: expect.stringContaining('bytes'),
    })
  })

  it('a session cookie of a former version, whose token is sealed as it was, is read', async () => {
    const accessToken = tokenOf({ sub: 'ada' })
    const base = sessionCookieName(settings)
    const cookies = new Map([[name, `1.${await seal({ accessToken }, 'session', base, settings.keys)}`]])
    expect(await tokensIn(settings, cookies)).toEqual({ accessToken })
  })

  it('the session cookie is cleared with all its parts, and no other cookie', async () => {
    const cookies = new Map([...after(empty, await keep(7000)), [`${name}x`, '1'], [`${name}-x`, '1'], ['theme', '1']])
    expect([...after(cookies, forgetTokens(settings, cookies)).keys()]).toEqual([`${name}x`, `${name}-x`, 'theme'])
  })
})

describe('a session', () => {
  it('ends with its token', () => {
    const now = clock.now() / 1000
    const tokens = (exp?: number) => ({ accessToken: tokenOf({ sub: 'ada', tenantId: 't', exp }) })
    expect(sessionOfTokens(settings, tokens(now + 1))).toMatchObject({ tenantId: 't', expiresAt: 1000 * now + 1000 })
    expect(sessionOfTokens(settings, tokens(now))).toBeNull()
    expect(sessionOfTokens(settings, tokens())).toBeNull()
  })
})
