import { describe, expect, it } from 'vitest'
import { evaluateFlag, evaluatePlan, evaluateRule } from './index.ts'
import type { Condition, ConditionGroup, TargetingRule, Treatment } from './types.ts'

const has = (attribute: string): Condition => ({ attribute, op: 'is', value: { boolean: true }, negate: false })
const group = (conditionLogic: string, ...conditions: readonly (Condition | ConditionGroup)[]) =>
  ({ conditionLogic, conditions }) as ConditionGroup
const rule = (treatment: Treatment, ...conditions: readonly Condition[]): TargetingRule => ({
  conditionLogic: 'and',
  conditions,
  treatment,
})

const a = { a: true, b: false }
const ab = { a: true, b: true }
const none = {}

describe('a rule', () => {
  it('a rule with the logic and is met by all of its conditions', () => {
    expect([ab, a, none].map((attributes) => evaluateRule(group('and', has('a'), has('b')), attributes))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('a rule with the logic or is met by one of its conditions', () => {
    expect([ab, a, none].map((attributes) => evaluateRule(group('or', has('a'), has('b')), attributes))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('a rule without conditions is always met under and, never under or', () => {
    expect([evaluateRule(group('and'), none), evaluateRule(group('or'), none)]).toEqual([true, false])
  })

  it('holds groups within groups', () => {
    const nested = group('or', group('and', has('a'), group('or', has('b'), has('c'))), has('d'))
    expect(evaluateRule(nested, { a: true, c: true })).toBe(true)
    expect(evaluateRule(nested, { a: true })).toBe(false)
    expect(evaluateRule(nested, { d: true })).toBe(true)
  })

  it.each(['xor', 'AND', '', null, undefined, '__proto__', 1])(
    'a rule of an unknown logic is never met: %s',
    (logic) => {
      expect(evaluateRule(group(logic as never), none)).toBe(false)
      expect(evaluateRule(group('and', group(logic as never, has('a'))), ab)).toBe(false)
    },
  )

  it.each([null, undefined, 'x', {}, 5])('a rule whose conditions are no list is never met: %j', (conditions) => {
    expect(evaluateRule({ conditionLogic: 'and', conditions } as never, none)).toBe(false)
  })

  it.each([null, undefined, 'x', 5, []])('an invalid rule is never met: %j', (nothing) => {
    expect(evaluateRule(nothing as never, ab)).toBe(false)
  })

  it('a rule nested without end is never met', () => {
    let deep: ConditionGroup = group('and')
    for (let depth = 0; depth < 100_000; depth++) deep = group('and', deep)
    const endless = { conditionLogic: 'and', conditions: [] as unknown[] }
    endless.conditions.push(endless)
    expect([evaluateRule(deep, none), evaluateRule(endless as never, none)]).toEqual([false, false])
  })
})

describe('a plan', () => {
  it('a plan gives the treatment of the first rule that is met', () => {
    const plan = {
      defaultTreatment: 'false' as const,
      rules: [rule('true', has('a')), rule('false', has('b')), rule('true')],
    }
    expect(evaluatePlan(plan, ab)).toBe(true)
    expect(evaluatePlan(plan, { b: true })).toBe(false)
    expect(evaluatePlan(plan, none)).toBe(true)
  })

  it.each(['true', 'false'] as const)('gives its default of %s where no rule is met', (defaultTreatment) => {
    for (const plan of [
      { defaultTreatment },
      { defaultTreatment, rules: [] },
      { defaultTreatment, rules: [rule('true', has('z'))] },
    ]) {
      expect(evaluatePlan(plan, ab)).toBe(defaultTreatment === 'true')
    }
  })

  it.each([null, 'x', {}, 5])('a plan whose rules are no list gives nothing: %j', (rules) => {
    expect(evaluatePlan({ defaultTreatment: 'true', rules } as never, ab)).toBe(false)
  })

  it.each([true, 'TRUE', 1, null, undefined])('takes %j for no treatment', (treatment) => {
    expect(evaluatePlan({ defaultTreatment: treatment } as never, ab)).toBe(false)
    expect(evaluatePlan({ defaultTreatment: 'true', rules: [{ ...rule('true'), treatment }] } as never, ab)).toBe(false)
  })

  it.each([null, undefined, 'x', 5, []])('an invalid plan gives nothing: %j', (nothing) => {
    expect(evaluatePlan(nothing as never, ab)).toBe(false)
  })
})

describe('a flag', () => {
  const rules = [rule('true', has('a'))]

  it('asks its rules while it is on', () => {
    const flag = { on: true, offTreatment: 'true', defaultTreatment: 'false', rules } as const
    expect([evaluateFlag(flag, ab), evaluateFlag(flag, none)]).toEqual([true, false])
  })

  it.each(['true', 'false'] as const)('a flag that is off gives its off treatment %s to all users', (offTreatment) => {
    const flag = { on: false, offTreatment, defaultTreatment: 'true', rules } as const
    expect([evaluateFlag(flag, ab), evaluateFlag(flag, none)]).toEqual([
      offTreatment === 'true',
      offTreatment === 'true',
    ])
  })

  it.each(['true', 'on', 1, null, undefined])('a flag is on by true alone, not by %j', (on) => {
    expect(evaluateFlag({ on, offTreatment: 'false', defaultTreatment: 'true' } as never, ab)).toBe(false)
  })

  it.each([null, undefined, 'x', 5, []])('an invalid flag opens nothing: %j', (nothing) => {
    expect(evaluateFlag(nothing as never, ab)).toBe(false)
  })
})
