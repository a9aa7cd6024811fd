import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { tokenOf } from '../../test/token-of.ts'
import { grantOf } from './grant.ts'

const start = Date.UTC(2026, 0, 1)
const token = tokenOf({ sub: 'ann' })

/** Seconds that a grant serves, and after which it is renewed. */
function secondsOf(answer: Parameters<typeof grantOf>[0]) {
  const grant = grantOf(answer, fakeClock(start))
  return grant && [grant.deadline / 1000, grant.renewAfter / 1000]
}

describe('a grant', () => {
  it('is none without an access token', () => {
    expect(secondsOf({ mfaRequired: true, mfaToken: 'x' })).toBeNull()
    expect(secondsOf({ accessToken: '' })).toBeNull()
  })

  it.each([
    ['the answer says how long', { accessToken: token, expiresIn: 600, exp: start / 1000 + 9 }, 600],
    ['the answer says until when', { accessToken: token, exp: start / 1000 + 900 }, 900],
    ['the token says until when', { accessToken: tokenOf({ sub: 'ann', exp: start / 1000 + 1200 }) }, 1200],
    ['nobody says, by default', { accessToken: token }, 300],
    ['the answer says nonsense', { accessToken: token, expiresIn: Number.NaN }, 300],
    ['the answer says that it is over, as a wrong clock makes it', { accessToken: token, exp: start / 1000 - 60 }, 300],
  ])('serves as long as told, where %s', (_, answer, seconds) => {
    expect(secondsOf(answer)).toEqual([seconds, 0.8 * seconds])
  })

  it('is never renewed in a tight loop', () => {
    expect(secondsOf({ accessToken: token, expiresIn: 1 })).toEqual([1, 10])
  })

  it('ends on a clock that never jumps, whatever the time of day', async () => {
    const clock = fakeClock(start)
    await clock.advance(5000)
    expect(grantOf({ accessToken: token, expiresIn: 60 }, clock)?.deadline).toBe(65_000)
  })
})
