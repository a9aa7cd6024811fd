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
  it('of and is met by all of its conditions', () => {
    expect([ab, a, none].map((attributes) => evaluateRule(group('and', has('a'), has('b')), attributes))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('of or is met by one of its conditions', () => {
    expect([ab, a, none].map((attributes) => evaluateRule(group('or', has('a'), has('b')), attributes))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('without conditions is met by everybody under and, by nobody under or', () => {
    expect([evaluateRule(group('and'), none), evaluateRule(group('or'), none)]).toEqual([true, false])
  })

  it('holds groups within groups', () => {
    const nested = group('or', group('and', has('a'), group('or', has('b'), has('c'))), has('d'))
    expect(evaluateRule(nested, { a: true, c: true })).toBe(true)
    expect(evaluateRule(nested, { a: true })).toBe(false)
    expect(evaluateRule(nested, { d: true })).toBe(true)
  })

  it.each(['xor', 'AND', '', null, undefined, '__proto__', 1])('of an unknown logic is met by nobody: %s', (logic) => {
    expect(evaluateRule(group(logic as never), none)).toBe(false)
    expect(evaluateRule(group('and', group(logic as never, has('a'))), ab)).toBe(false)
  })

  it.each([null, undefined, 'x', {}, 5])('whose conditions are no list is met by nobody: %j', (conditions) => {
    expect(evaluateRule({ conditionLogic: 'and', conditions } as never, none)).toBe(false)
  })

  it.each([null, undefined, 'x', 5, []])('that is none is met by nobody: %j', (nothing) => {
    expect(evaluateRule(nothing as never, ab)).toBe(false)
  })

  it('nested without end is met by nobody', () => {
    let deep: ConditionGroup = group('and')
    for (let depth = 0; depth < 100_000; depth++) deep = group('and', deep)
    const endless = { conditionLogic: 'and', conditions: [] as unknown[] }
    endless.conditions.push(endless)
    expect([evaluateRule(deep, none), evaluateRule(endless as never, none)]).toEqual([false, false])
  })
})

describe('a plan', () => {
  it('gives what the first rule says that is met', () => {
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

  it.each([null, 'x', {}, 5])('whose rules are no list gives nothing: %j', (rules) => {
    expect(evaluatePlan({ defaultTreatment: 'true', rules } as never, ab)).toBe(false)
  })

  it.each([true, 'TRUE', 1, null, undefined])('takes %j for no treatment', (treatment) => {
    expect(evaluatePlan({ defaultTreatment: treatment } as never, ab)).toBe(false)
    expect(evaluatePlan({ defaultTreatment: 'true', rules: [{ ...rule('true'), treatment }] } as never, ab)).toBe(false)
  })

  it.each([null, undefined, 'x', 5, []])('that is none gives nothing: %j', (nothing) => {
    expect(evaluatePlan(nothing as never, ab)).toBe(false)
  })
})

describe('a flag', () => {
  const rules = [rule('true', has('a'))]

  it('asks its rules while it is on', () => {
    const flag = { on: true, offTreatment: 'true', defaultTreatment: 'false', rules } as const
    expect([evaluateFlag(flag, ab), evaluateFlag(flag, none)]).toEqual([true, false])
  })

  it.each(['true', 'false'] as const)('gives %s to everybody while it is off, where it says so', (offTreatment) => {
    const flag = { on: false, offTreatment, defaultTreatment: 'true', rules } as const
    expect([evaluateFlag(flag, ab), evaluateFlag(flag, none)]).toEqual([
      offTreatment === 'true',
      offTreatment === 'true',
    ])
  })

  it.each(['true', 'on', 1, null, undefined])('is on by true alone, not by %j', (on) => {
    expect(evaluateFlag({ on, offTreatment: 'false', defaultTreatment: 'true' } as never, ab)).toBe(false)
  })

  it.each([null, undefined, 'x', 5, []])('that is none opens nothing: %j', (nothing) => {
    expect(evaluateFlag(nothing as never, ab)).toBe(false)
  })
})
