import { describe, expect, it } from 'vitest'
import { openApi as api } from '../../test/open-api.ts'
import { PorticoError } from '../core/errors.ts'

const ok = () => Response.json({})
const flags = '/flags'
const login = '/identity/resources/auth/v1/user'
const refresh = '/identity/resources/auth/v1/user/token/refresh'
const credentials = { email: 'a@b.test', password: 'x' }

describe('a call whose token is refused', () => {
  const unauthorized = () => Response.json({ errors: ['Sign in.'] }, { status: 401 })
  /** Returns a session that holds these tokens in turn, one after each renewal. */
  function sessionOf(...tokens: readonly (string | null)[]) {
    const left = [...tokens]
    let held: string | null = left.shift() ?? null
    const refused: string[] = []
    return {
      refused,
      accessToken: async () => held,
      async tokenAfter(token: string) {
        refused.push(token)
        held = left.shift() ?? null
        return held
      },
    }
  }

  it('a call with a refused token is repeated with the next token and the same body, for any method', async () => {
    const { refused, ...session } = sessionOf('first', 'second')
    const { put, sent } = api([unauthorized, ok()], session)
    await put('/identity/resources/users/v2/me', { body: { name: 'Ada' } })
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second'])
    expect(sent.map(({ body }) => body)).toEqual(['{"name":"Ada"}', '{"name":"Ada"}'])
    expect(refused).toEqual(['first'])
  })

  it('a call with a refused token is repeated once, and no more', async () => {
    const { refused, ...session } = sessionOf('first', 'second', 'third')
    const { get, sent } = api([unauthorized], session)
    await expect(get(flags)).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(2)
    expect(refused).toEqual(['first'])
  })

  it('fails with that refusal if there is no other', async () => {
    const { get, sent } = api([unauthorized], sessionOf('first', null))
    await expect(get(flags)).rejects.toMatchObject({ status: 401, message: 'Sign in.' })
    expect(sent).toHaveLength(1)
  })

  it('fails as the renewal does if that cannot be done now', async () => {
    const down = new PorticoError('network', 'We could not reach the server.')
    const { get, sent } = api([unauthorized], { tokenAfter: () => Promise.reject(down) })
    await expect(get(flags)).rejects.toBe(down)
    expect(sent).toHaveLength(1)
  })

  it('ends at once if it is aborted while the session is renewed', async () => {
    const aborter = new AbortController()
    const renewing = new Promise<null>(() => queueMicrotask(() => aborter.abort('left')))
    const { get } = api([unauthorized], { tokenAfter: () => renewing })
    await expect(get(flags, { signal: aborter.signal })).rejects.toBe('left')
  })

  it('a call is not repeated if the refused token was not the session’s', async () => {
    const tokenAfter = () => expect.unreachable()
    const own = api([unauthorized], { tokenAfter })
    await expect(own.get(flags, { headers: { Authorization: 'Bearer other' } })).rejects.toMatchObject({ status: 401 })
    const client = api([unauthorized], { tokenAfter, headers: () => ({ authorization: 'Bearer other' }) })
    await expect(client.get(flags)).rejects.toMatchObject({ status: 401 })
    const tokenless = api([unauthorized], { tokenAfter })
    await expect(tokenless.post(refresh, { body: {} })).rejects.toMatchObject({ status: 401 })
    const signedOut = api([unauthorized], { tokenAfter, accessToken: async () => null })
    await expect(signedOut.get(flags)).rejects.toMatchObject({ status: 401 })
  })
})

describe('a call while the session is being restored', () => {
  it('a call waits for the restored session unless it is public or carries a token of its own', async () => {
    const asked: boolean[] = []
    const made = api([ok()], {
      async accessToken(waits) {
        asked.push(waits)
        return null
      },
    })
    await made.get('/identity/resources/users/v2/me')
    await made.get(flags)
    await made.post(login, { body: credentials })
    await made.get('/identity/resources/users/v2/me', { headers: { Authorization: 'Bearer own' } })
    expect(asked).toEqual([true, false, false])
  })

  it('waits as long as a call may take', async () => {
    const made = api([ok()], { accessToken: () => new Promise(() => {}), timeout: 50 })
    const call = made.get('/identity/resources/users/v2/me').catch((error: unknown) => error)
    await made.clock.advance(50)
    expect(await call).toMatchObject({ code: 'timeout' })
    expect(made.sent).toEqual([])
  })

  it('ends at once if it is aborted', async () => {
    const made = api([ok()], { accessToken: () => new Promise(() => {}) })
    const aborter = new AbortController()
    const call = made.get('/identity/resources/users/v2/me', { signal: aborter.signal })
    aborter.abort('left')
    await expect(call).rejects.toBe('left')
    expect(made.sent).toEqual([])
    expect(made.clock.timers()).toBe(0)
  })
})
