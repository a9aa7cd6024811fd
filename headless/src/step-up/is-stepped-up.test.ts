import { describe, expect, it } from 'vitest'
import { isSteppedUp } from './index.ts'

const acr = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const claims = { acr, amr: ['pwd', 'mfa', 'otp'], auth_time: 1000 }

describe('a user', () => {
  it.each(['otp', 'sms', 'hwk'])('a user is stepped up by a second factor of the kind %s', (factor) => {
    expect(isSteppedUp({ ...claims, amr: ['mfa', factor] }, { now: 1000 })).toBe(true)
  })

  it.each([
    ['another assurance', { ...claims, acr: 'http://schemas.openid.net/pape/policies/2007/06/none' }],
    ['no assurance', { amr: claims.amr, auth_time: 1000 }],
    ['a factor of no known kind', { ...claims, amr: ['mfa', 'pwd'] }],
    ['a factor but no second one', { ...claims, amr: ['otp'] }],
    ['no methods', { acr, auth_time: 1000 }],
    ['methods that are a text', { ...claims, amr: 'mfa otp' }],
    ['no claims', {}],
    ['nothing', null],
    ['nothing at all', undefined],
  ])('a user is not stepped up by %s', (_, poor) => {
    expect(isSteppedUp(poor, { now: 1000 })).toBe(false)
  })

  it.each([
    [60, 1059, true],
    [60, 1060, true],
    [60, 1061, false],
    [60, 1060.5, false],
    [0, 1000, true],
    [0, 1001, false],
    [60, 990, true],
    [undefined, 9_999_999, true],
    [Number.NaN, 1000, false],
  ])('a user with a maximum age of %s seconds is stepped up at %s: %s', (maxAge, now, expected) => {
    expect(isSteppedUp(claims, { maxAge, now })).toBe(expected)
  })

  it.each([undefined, null, '1000', Number.NaN])(
    'a user whose proof has no time is not stepped up for any age: %j',
    (auth_time) => {
      expect(isSteppedUp({ ...claims, auth_time }, { maxAge: 1e9, now: 1000 })).toBe(false)
      expect(isSteppedUp({ ...claims, auth_time }, { now: 1000 })).toBe(true)
    },
  )
})
