import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { at, start } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import type { Emulator } from '../types.ts'

const base = 'http://localhost:4400/frontegg'

/** A sign-in, with every refresh cookie and access token that it has issued. */
interface Family {
  readonly cookies: string[]
  readonly tokens: string[]
  isEnded: boolean
}

const which = fc.nat({ max: 7 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('signIn' as const) }),
  fc.record({
    kind: fc.constantFrom('refresh' as const, 'reuse' as const, 'logOut' as const),
    family: which,
    cookie: which,
  }),
  fc.record({ kind: fc.constant('advance' as const), minutes: fc.integer({ min: 1, max: 60 }) }),
)

describe('refresh tokens', () => {
  it('refresh tokens leave nothing usable in an ended session, in any order of actions', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const emulator = createEmulator({ realTime: () => start })
      const families: Family[] = []
      for (const one of steps) {
        if (one.kind === 'signIn') families.push(signIn(emulator))
        else if (one.kind === 'advance') emulator.advance(one.minutes * 60_000)
        else await use(emulator, families[one.family % Math.max(families.length, 1)], one)
        for (const family of families) {
          if (family.isEnded) expect(await usable(emulator, family)).toEqual([])
        }
      }
      for (const family of families) {
        if (!family.isEnded) expect((await send(emulator, at.refresh, family.cookies.at(-1) ?? '')).status).toBe(200)
      }
    })
    await fc.assert(property, { numRuns: runs(300) })
  })

  it.each([
    [0, 'strict', 401],
    [9999, 'within the window', 200],
    [10_000, 'after the window', 401],
  ])('a refresh token is accepted twice only within the grace window: %i ms later, %s', async (later, name, status) => {
    const emulator = createEmulator({ realTime: () => start, refreshGrace: name === 'strict' ? 0 : 10_000 })
    const { cookies } = signIn(emulator)
    await send(emulator, at.refresh, cookies[0] ?? '')
    emulator.advance(later)
    expect((await send(emulator, at.refresh, cookies[0] ?? '')).status).toBe(status)
  })

  it.each([
    ['with a grace window: all are served', 10_000, [200, 200, 200], 200],
    ['without one: the first is served and the session ends', 0, [200, 401, 401], 401],
  ])('a refresh token is sent by several tabs at once, %s', async (_, refreshGrace, statuses, later) => {
    const emulator = createEmulator({ realTime: () => start, refreshGrace })
    const [cookie = ''] = signIn(emulator).cookies
    const answers = await Promise.all([1, 2, 3].map(() => send(emulator, at.refresh, cookie)))
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    expect((await send(emulator, at.refresh, answers[0]?.cookie ?? '')).status).toBe(later)
  })

  it('a refresh token is spent for good two generations later, grace or not', async () => {
    const emulator = createEmulator({ realTime: () => start, refreshGrace: 10_000 })
    const [first = ''] = signIn(emulator).cookies
    const second = await send(emulator, at.refresh, first)
    const third = await send(emulator, at.refresh, second.cookie)
    expect((await send(emulator, at.refresh, first)).status).toBe(401)
    expect((await send(emulator, at.refresh, third.cookie)).status).toBe(401)
  })

  it('give the same newest token to both tabs within the grace window', async () => {
    const emulator = createEmulator({ realTime: () => start, refreshGrace: 10_000 })
    const { cookies } = signIn(emulator)
    const [one, other] = [
      await send(emulator, at.refresh, cookies[0] ?? ''),
      await send(emulator, at.refresh, cookies[0] ?? ''),
    ]
    expect(other.cookie).toBe(one.cookie)
    expect((await send(emulator, at.refresh, one.cookie)).status).toBe(200)
  })
})

function signIn(emulator: Emulator): Family {
  return { cookies: [emulator.signIn('reader@acme.test').split(';')[0] ?? ''], tokens: [], isEnded: false }
}

async function use(
  emulator: Emulator,
  family: Family | undefined,
  { kind, cookie }: { readonly kind: 'refresh' | 'reuse' | 'logOut'; readonly cookie: number },
): Promise<void> {
  if (!family) return
  const newest = family.cookies.at(-1) ?? ''
  const chosen = kind === 'reuse' ? (family.cookies[cookie % family.cookies.length] ?? newest) : newest
  const answer = await send(emulator, kind === 'logOut' ? at.logOut : at.refresh, chosen)
  const isGood = kind !== 'logOut' && chosen === newest && !family.isEnded
  expect(answer.status, `${kind} of a family that has ${family.isEnded ? '' : 'not '}ended`).toBe(
    kind === 'logOut' || isGood ? 200 : 401,
  )
  if (isGood) {
    family.cookies.push(answer.cookie)
    family.tokens.push(answer.accessToken)
  } else family.isEnded = true
}

/**
 * Returns the cookies and tokens of an ended family that still work, which must be none. Trying them does not change
 * it.
 */
async function usable(emulator: Emulator, { cookies, tokens }: Family): Promise<readonly string[]> {
  const found: string[] = []
  for (const cookie of cookies) if ((await send(emulator, at.refresh, cookie)).status !== 401) found.push(cookie)
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await emulator.fetch(new Request(base + at.me, { headers }))
    if (status !== 401) found.push(token)
  }
  return found
}

async function send(emulator: Emulator, path: string, cookie: string) {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await emulator.fetch(new Request(base + path, { method: 'POST', headers }))
  const text = await response.text()
  const { accessToken = '' }: { readonly accessToken?: string } = text === '' ? {} : JSON.parse(text)
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', accessToken }
}
