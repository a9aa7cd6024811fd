import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { dateOperations, differences, numberOperations, textOperations } from './differences.ts'
import {
  aboutCondition,
  aboutFeature,
  aboutPermission,
  aboutPlan,
  aboutRule,
  ask,
  askPeer,
  type Question,
} from './questions.ts'

describe('a difference to the peer', () => {
  it.each(differences)('still shows: $name', ({ example, peer, ours, explains }) => {
    expect({ peer: askPeer(example), ours: ask(example) }).toEqual({ peer, ours })
    expect(explains(example)).toBe(true)
  })
})

describe('a question', () => {
  it('a question is answered like the peer, or differently as intended', () => {
    const used = new Set<string>()
    const unexplained: unknown[] = []
    fc.assert(
      fc.property(questions, (question) => {
        const ours = ask(question)
        const peer = askPeer(question)
        expect(ours).not.toBe('throws')
        if (ours === peer) return
        const why = differences.filter(({ explains }) => explains(question))
        for (const { name } of why) used.add(name)
        if (why.length === 0) unexplained.push({ question, ours, peer })
      }),
      { numRuns: runs(300_000) },
    )
    expect(unexplained.slice(0, 3).map((one) => JSON.stringify(one))).toEqual([])
    expect(differences.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([])
  })
})

const operations = ['in_list', 'is', ...textOperations, ...numberOperations, ...dateOperations]
const texts = fc.constantFrom('', 'a', 'b', 'ab', '5', 'true', 'ada@acme.test')
const numbers = fc.constantFrom(-1, 0, 1, 5, 5.5, Number.NaN)
const dates = fc.constantFrom<unknown>(
  new Date(0),
  new Date(1),
  new Date('2026-01-01'),
  new Date(Number.NaN),
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  0,
  1,
  true,
  null,
  'March 7, 2026',
  1767225600000,
)
const anything = fc.oneof(
  texts,
  numbers,
  dates,
  fc.boolean(),
  fc.array(fc.oneof(texts, fc.constant(5)), { maxLength: 3 }),
  fc.constantFrom<unknown>(null, {}, undefined),
)
const patterns = fc.constantFrom('a', '^a', 'b$', '^[a-z@.]+$', '(a+)+$', '(', '', '(a)\\1', '^ad.@')
const values = fc.oneof(
  fc.record({ list: fc.array(texts, { maxLength: 3 }) }),
  fc.record({ string: patterns }),
  fc.record({ number: numbers }),
  fc.record({ boolean: fc.boolean() }),
  fc.record({ date: dates }),
  fc.record({ start: fc.oneof(numbers, dates), end: fc.oneof(numbers, dates) }),
  fc.record({ list: anything, string: anything, number: anything, boolean: anything }),
)
const conditions = fc.record({
  op: fc.constantFrom(...operations, 'unknown', '__proto__', 'toString'),
  value: values,
  negate: fc.boolean(),
  attribute: fc.oneof(
    { weight: 9, arbitrary: fc.constant('it') },
    { weight: 1, arbitrary: fc.constantFrom('toString', 'valueOf') },
  ),
})
const aboutConditions = fc
  .tuple(conditions, anything)
  .map(([condition, held]) => aboutCondition(condition as never, held))

const aboutDates = fc
  .tuple(
    fc.constantFrom(...dateOperations),
    fc.boolean(),
    fc.constantFrom(new Date(Number.NaN), new Date('2026-01-02'), new Date(0), '2026-01-02'),
    fc.constantFrom('2026-01-01', '2026-01-01', 0, true, 'March 7, 2026'),
  )
  .map(([op, negate, held, date]) => {
    const value = { date, start: date, end: '2026-02-01' }
    return aboutCondition({ op, negate, value } as never, held)
  })

const aboutPatterns = fc
  .tuple(patterns, fc.boolean(), texts)
  .map(([string, negate, held]) => aboutCondition({ op: 'matches', negate, value: { string } } as never, held))

const plain = fc.record({
  attribute: fc.constantFrom('x', 'y'),
  op: fc.constant('is'),
  value: fc.record({ boolean: fc.boolean() }),
  negate: fc.boolean(),
})
const { group } = fc.letrec<{ readonly group: object; readonly member: object }>((tie) => ({
  group: fc.record({
    conditionLogic: fc.constantFrom('and', 'or', 'and', 'or', 'xor'),
    conditions: fc.array(tie('member'), { maxLength: 3 }),
  }),
  member: fc.oneof({ maxDepth: 3 }, plain, tie('group')),
}))
const treatments = fc.constantFrom('true', 'false')
const rules = fc.tuple(group, treatments).map(([rule, treatment]) => ({ ...rule, treatment }))
const ruleLists = fc.oneof(
  { weight: 9, arbitrary: fc.array(rules, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({}, 'x') },
)
const plans = fc.record({ defaultTreatment: treatments, rules: ruleLists })
const custom = fc.dictionary(fc.constantFrom('x', 'y'), fc.boolean())
const aboutRules = fc
  .tuple(fc.oneof(group.map(aboutRule), plans.map(aboutPlan)), custom)
  .map(([question, own]) => ({ ...question, attributes: { custom: own, jwt: {} } }))

const times = fc.constantFrom<unknown>(null, -1, 0, 1, Date.UTC(2100, 0), undefined)
const keys = fc.constantFrom('a', 'a.read', 'a.*', '*', 'b.read', 'a+b', 'aab', '(', 'a.*.x')
const flags = fc.record({
  on: fc.boolean(),
  offTreatment: treatments,
  defaultTreatment: treatments,
  rules: fc.array(rules, { maxLength: 2 }),
})
const features = fc.record(
  {
    planIds: fc.array(fc.constantFrom('p', 'q', 'gone'), { maxLength: 2 }),
    expireTime: times,
    linkedPermissions: fc.array(keys, { maxLength: 2 }),
    featureFlag: flags,
  },
  { requiredKeys: ['planIds', 'expireTime'] },
)
const contexts = fc.record({
  features: fc.dictionary(fc.constantFrom('f', 'g', 'h'), features),
  plans: fc.oneof(
    { weight: 19, arbitrary: fc.record({ p: plans, q: plans }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
  permissions: fc.dictionary(keys, fc.constantFrom(true, true, true, false)),
})
const jwt = fc.oneof(fc.constant({}), fc.constant({ id: 'u' }), fc.constant({ sub: 'u' }))
const aboutContexts = fc
  .record({
    context: contexts,
    jwt,
    custom,
    feature: fc.constantFrom('f', 'g', 'constructor', undefined),
    permission: keys,
  })
  .map(({ context, feature, permission, ...attributes }): Question => {
    const asked = feature === undefined ? { permission } : { feature }
    return { context: context as never, attributes, ...asked }
  })
const aboutUsers = jwt.map(
  (claims): Question => ({
    ...aboutCondition({ attribute: 'frontegg.userId', op: 'in_list', value: { list: ['u'] } }, undefined),
    attributes: { custom: {}, jwt: claims },
  }),
)

const questions: fc.Arbitrary<Question> = fc.oneof(
  { weight: 5, arbitrary: aboutConditions },
  { weight: 2, arbitrary: aboutRules },
  { weight: 5, arbitrary: aboutContexts },
  { weight: 1, arbitrary: aboutUsers },
  { weight: 1, arbitrary: aboutDates },
  { weight: 1, arbitrary: aboutPatterns },
  { weight: 1, arbitrary: fc.constant(aboutFeature({ expireTime: undefined })) },
  { weight: 1, arbitrary: fc.constant(aboutPermission('a', { '(': true })) },
)
