import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { isSteppedUp, type StepUpRule } from './index.ts'

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

describe('a user of another provider', () => {
  const gold: StepUpRule = { acrValues: ['platinum', 'gold'] }
  const recent: StepUpRule = { maxAge: 300 }

  it.each([
    ['a named assurance, without methods', gold, { acr: 'gold' }, true],
    ['a named assurance, with any methods', gold, { acr: 'platinum', amr: ['pwd'], auth_time: 1 }, true],
    ['another assurance', gold, { acr: 'silver', auth_time: 1000 }, false],
    ['the assurance of a second factor, which is not named', gold, claims, false],
    ['no assurance', gold, { auth_time: 1000 }, false],
    ['a recent sign-in', recent, { auth_time: 700 }, true],
    ['a sign-in that is too old', recent, { auth_time: 699 }, false],
    ['a sign-in without a time', recent, { acr: 'gold' }, false],
    ['a named assurance that is recent', { ...gold, ...recent }, { acr: 'gold', auth_time: 700 }, true],
    ['a named assurance that is too old', { ...gold, ...recent }, { acr: 'gold', auth_time: 699 }, false],
    ['anything by a rule that names nothing', {}, claims, false],
    ['anything by a rule without a value', { acrValues: [] }, claims, false],
  ])('a step-up by %s', (_, rule, stated, expected) => {
    expect(isSteppedUp(stated, { now: 1000, rule })).toBe(expected)
  })

  it.each([
    [recent, 60, 1000, true],
    [recent, 60, 1061, false],
    [recent, 600, 1600, true],
    [gold, 60, 1060, true],
    [gold, 60, 1061, false],
    [gold, undefined, 9_999_999, true],
  ])('the age of a guard comes before that of the rule: %j', (rule, maxAge, now, expected) => {
    expect(isSteppedUp({ acr: 'gold', auth_time: 1000 }, { maxAge, now, rule })).toBe(expected)
  })

  it.each([
    [1_800_000_000_000, false],
    [1_800_000_600, true],
  ])('a time of %i counts as recent: %s', (provedAt, expected) => {
    const now = 1_800_000_000
    expect(isSteppedUp({ acr: 'gold', auth_time: provedAt }, { maxAge: 60, now, rule: gold })).toBe(expected)
  })

  it('a claim of another type never counts', () => {
    const isNumber = (value: unknown) => Number.isFinite(value)
    const isMethods = (value: unknown) =>
      value === undefined || (Array.isArray(value) && value.every((method) => typeof method === 'string'))
    const wrong = (name: string, isRight: (value: unknown) => boolean) =>
      fc
        .anything()
        .map((value) => (isRight(value) ? Symbol(name) : value))
        .map((value) => ({ [name]: value }))
    const ofAny = fc.oneof(
      wrong('amr', isMethods),
      wrong('auth_time', (value) => value === undefined || isNumber(value)),
    )
    const cases = fc.oneof(
      fc.tuple(ofAny, fc.constantFrom(gold, recent, { ...gold, ...recent })),
      fc.tuple(
        wrong('acr', (value) => typeof value === 'string'),
        fc.constantFrom(gold, { ...gold, ...recent }),
      ),
    )
    fc.assert(
      fc.property(cases, ([stated, rule]) => {
        const all = { acr: 'gold', auth_time: 1000, ...stated }
        expect(isSteppedUp(all, { now: 1000, rule })).toBe(false)
      }),
      { numRuns: runs(6000) },
    )
  })

  it('nothing throws, for whatever a token and an application without types give', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (acr, amr, rule) => {
        const untyped: { readonly rule?: object } = { rule: Object(rule) }
        expect(typeof isSteppedUp({ acr, amr }, { now: 1000, ...untyped })).toBe('boolean')
      }),
      { numRuns: runs(6000) },
    )
  })
})
