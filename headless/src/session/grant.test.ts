import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../test/fake-ports.ts'
import { tokenOf } from '../../test/token-of.ts'
import { grantOf } from './grant.ts'

const start = Date.UTC(2026, 0, 1)
const token = tokenOf({ sub: 'ann' })

/** Returns the lifetime of a grant, and the time until its renewal, in seconds. */
function secondsOf(answer: Parameters<typeof grantOf>[0]) {
  const grant = grantOf(answer, fakeClock(start))
  return grant && [grant.left() / 1000, grant.renewAfter / 1000]
}

describe('a grant', () => {
  it('an answer without an access token yields no grant', () => {
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
  ])('a grant is valid for the stated or default time if %s', (_, answer, seconds) => {
    expect(secondsOf(answer)).toEqual([seconds, 0.8 * seconds])
  })

  it.each([-1, 0, 1, 19, 300, 2 ** 31, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 'soon', null])(
    'A13: is never renewed in a tight loop, nor never at all, where it serves %s seconds',
    (expiresIn) => {
      const [seconds = 0, renewal = 0] = secondsOf({ accessToken: token, expiresIn: expiresIn as number }) ?? []
      expect(renewal).toBeGreaterThanOrEqual(10)
      expect([seconds, renewal].every(Number.isFinite)).toBe(true)
    },
  )

  it('a grant expires by either clock: one stops in sleep, the other may be set back', () => {
    let [now, elapsed] = [start, 0]
    const clock = { now: () => now, elapsed: () => elapsed, after: () => () => {} }
    const grant = grantOf({ accessToken: token, expiresIn: 60 }, clock)
    elapsed = 5000
    expect(grant?.left()).toBe(55_000)
    now = start + 8 * 3_600_000
    expect(grant?.left()).toBeLessThan(0)
    now = start - 3_600_000
    expect(grant?.left()).toBe(55_000)
  })

  it('serves by the clock of the provider, however wrong that of the page is', () => {
    const issued = start / 1000 + 2 * 86_400
    expect(secondsOf({ accessToken: tokenOf({ sub: 'ann', iat: issued, exp: issued + 300 }) })).toEqual([300, 240])
  })
})
