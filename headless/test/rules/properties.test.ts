import {
  compileEntitlements,
  evaluateCondition,
  evaluateFlag,
  evaluatePlan,
  evaluateRule,
  isAuthorized,
  isEntitledToFeature,
  isEntitledToPermission,
  matchesPermission,
} from '@portico/headless/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'

/** The runs are long, and the machine can be busy. */
const slow = { timeout: 600_000 }

describe('the engine', () => {
  it('the engine never throws and always answers, with any input', slow, () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (one, other, third) => {
        const [rule, held, key] = [one, other, third] as never[]
        for (const evaluate of [evaluateCondition, evaluateRule, evaluateFlag, evaluatePlan]) {
          expect(typeof evaluate(rule as never, held as never)).toBe('boolean')
        }
        const context = {
          features: { it: one, x: { planIds: ['p'], featureFlag: one } },
          plans: { p: one },
          permissions: other,
        }
        const compiled = compileEntitlements(context as never)
        for (const asked of ['it', 'x', key]) {
          expect(typeof compiled.isEntitledToFeature(asked as never, held).isEntitled).toBe('boolean')
          expect(typeof compiled.isEntitledToPermission(asked as never, held).isEntitled).toBe('boolean')
          expect(typeof isEntitledToFeature(rule as never, asked as never, held).isEntitled).toBe('boolean')
        }
        expect(typeof matchesPermission(rule as never, key as never)).toBe('boolean')
        expect(typeof isAuthorized(rule as never, held as never)).toBe('boolean')
      }),
      { numRuns: runs(1_000_000, 200) },
    )
  })

  it('meets no condition whose value is corrupt, turned round or not', slow, () => {
    fc.assert(
      fc.property(fc.constantFrom(...valid), fc.boolean(), corruption, (whole, negate, corrupt) => {
        const condition = { attribute: 'it', negate, op: whole.op, value: corrupt(whole.value) } as never
        const isAnswered = [whole.held, ...whole.others].some((held) => evaluateCondition(condition, { it: held }))
        expect([condition, isAnswered]).toEqual([condition, false])
      }),
      { numRuns: runs(100_000) },
    )
  })

  it('answers compiled what it answers uncompiled, however often it is asked, at any time', slow, () => {
    fc.assert(
      fc.property(
        contexts,
        people,
        fc.array(questions, { minLength: 1, maxLength: 12 }),
        (context, everybody, asked) => {
          const compiled = compileEntitlements(context as never)
          for (const { kind, key, who, at } of asked) {
            const person = everybody[who % everybody.length]
            const [ours, again] = [compiled[kind](key, person, at), compiled[kind](key, person, at)]
            const uncompiled = (kind === 'isEntitledToFeature' ? isEntitledToFeature : isEntitledToPermission)(
              context as never,
              key,
              person,
              at,
            )
            expect(ours).toEqual(uncompiled)
            expect(again).toBe(ours)
          }
        },
      ),
      { numRuns: runs(100_000) },
    )
  })
})

const names = fc.constantFrom(
  'attribute',
  'op',
  'value',
  'negate',
  'list',
  'string',
  'number',
  'date',
  'start',
  'end',
  'boolean',
  'conditionLogic',
  'conditions',
  'treatment',
  'rules',
  'on',
  'offTreatment',
  'defaultTreatment',
  'expireTime',
  'planIds',
  'linkedPermissions',
  'featureFlag',
  'custom',
  'jwt',
  'email',
  'roles',
  'permissions',
  'isSuperUser',
  'it',
  '__proto__',
  'constructor',
  'toString',
)
const words = fc.constantFrom(
  'in_list',
  'matches',
  'equal',
  'on',
  'between_date',
  'is',
  'and',
  'or',
  'true',
  'false',
  '*',
  'a.*',
  '(',
  '(a+)+$',
  '2026-01-01',
  'it',
  'p',
  '',
)
const leaves = fc.oneof(
  words,
  fc.string({ maxLength: 4 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom<unknown>(null, undefined, -1, new Date(0), new Date(Number.NaN), Symbol.iterator, 5n, () => true),
)
const { hostile } = fc.letrec<{ readonly hostile: unknown }>((tie) => ({
  hostile: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaves,
    fc.array(tie('hostile'), { maxLength: 3 }),
    fc.dictionary(names, tie('hostile'), { maxKeys: 5 }),
  ),
}))

const day = '2026-03-01'
const valid = [
  { op: 'in_list', value: { list: ['a'] }, held: 'a', others: ['b', ['a']] },
  { op: 'starts_with', value: { list: ['a'] }, held: 'ab', others: ['b'] },
  { op: 'ends_with', value: { list: ['a'] }, held: 'ba', others: ['b'] },
  { op: 'contains', value: { list: ['a'] }, held: 'bab', others: ['b'] },
  { op: 'matches', value: { string: 'a' }, held: 'a', others: ['b'] },
  { op: 'equal', value: { number: 1 }, held: 1, others: [2] },
  { op: 'greater_than', value: { number: 1 }, held: 2, others: [0] },
  { op: 'lower_than_equal', value: { number: 1 }, held: 1, others: [2] },
  { op: 'between_numeric', value: { start: 1, end: 2 }, held: 1, others: [3] },
  { op: 'is', value: { boolean: true }, held: true, others: [false] },
  { op: 'on', value: { date: day }, held: day, others: [0] },
  { op: 'between_date', value: { start: day, end: day }, held: day, others: [0] },
]

/** Removes a member of a value, or replaces it by a value of another type. */
const corruption = fc
  .tuple(
    fc.constantFrom(0, 1),
    fc.constantFrom<unknown>(
      undefined,
      null,
      {},
      [],
      [null],
      ['a', 1],
      Number.NaN,
      '(',
      'no date',
      new Date(Number.NaN),
      () => 'a',
    ),
  )
  .map(([which, corrupt]) => (value: object) => {
    const all = Object.keys(value)
    const name = all[which % all.length] ?? ''
    const isStillValid =
      (name === 'list' && Array.isArray(corrupt) && corrupt.length === 0) ||
      (name === 'string' && corrupt === 'no date')
    return { ...value, [name]: isStillValid ? 5 : corrupt }
  })

const conditions = fc.record({
  attribute: fc.constantFrom('plan', 'frontegg.email', 'jwt.level'),
  op: fc.constantFrom('in_list', 'equal', 'matches', 'greater_than'),
  value: fc.constantFrom({ list: ['pro', 'a@b'] }, { number: 1 }, { string: '^p' }),
  negate: fc.boolean(),
})
const ruleLists = fc.array(
  fc.record({
    conditionLogic: fc.constantFrom('and', 'or'),
    conditions: fc.array(conditions, { maxLength: 3 }),
    treatment: fc.constantFrom('true', 'false'),
  }),
  { maxLength: 3 },
)
const plans = fc.record({ defaultTreatment: fc.constantFrom('true', 'false'), rules: ruleLists })
const features = fc.record(
  {
    planIds: fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
    expireTime: fc.constantFrom(null, -1, 10, 20),
    linkedPermissions: fc.array(fc.constantFrom('a.read', 'a.*'), { maxLength: 2 }),
    featureFlag: fc.record({
      on: fc.boolean(),
      offTreatment: fc.constantFrom('true', 'false'),
      defaultTreatment: fc.constantFrom('true', 'false'),
      rules: ruleLists,
    }),
  },
  { requiredKeys: ['planIds', 'expireTime', 'linkedPermissions'] },
)
const contexts = fc.record({
  features: fc.dictionary(fc.constantFrom('f', 'g'), features),
  plans: fc.record({ p: plans, q: plans }),
  permissions: fc.dictionary(fc.constantFrom('a.read', 'a.*', 'b'), fc.constant(true)),
})
const people = fc.array(
  fc.record({
    custom: fc.record({ plan: fc.constantFrom('pro', 'free', 1) }),
    jwt: fc.record({ email: fc.constantFrom('a@b', 'c@d'), level: fc.nat(2) }),
  }),
  { minLength: 1, maxLength: 12 },
)
const questions = fc.record({
  kind: fc.constantFrom('isEntitledToFeature' as const, 'isEntitledToPermission' as const),
  key: fc.constantFrom('f', 'g', 'a.read', 'b', 'c'),
  who: fc.nat(),
  at: fc.constantFrom(9, 10, 11, 20, 21),
})
