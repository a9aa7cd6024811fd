import { searchOf } from '../../src/rules/pattern/search.ts'
import {
  type Answer,
  aboutCondition,
  aboutFeature,
  aboutPermission,
  aboutPlan,
  aboutRule,
  type Question,
} from './questions.ts'

/** An intended difference between the answers of our engine and those of the peer. */
export interface Difference {
  /** The name of the difference. */
  readonly name: string
  /** The reason why our engine is right. */
  readonly reason: string
  /** A question with this difference. */
  readonly example: Question
  /** The answer of the peer. */
  readonly peer: Answer
  /** The answer of our engine. */
  readonly ours: Answer
  /** Returns `true` if it explains the different answers to a question. */
  readonly explains: (question: Question) => boolean
}

/** The operations on strings. */
export const textOperations = ['starts_with', 'ends_with', 'contains', 'matches']
/** Operations by what they ask about. */
export const dateOperations = ['on', 'on_or_after', 'on_or_before', 'between_date']
/** Operations by what they ask about. */
export const numberOperations = [
  'equal',
  'greater_than',
  'greater_than_equal',
  'lower_than',
  'lower_than_equal',
  'between_numeric',
]

/** Explains questions with one condition that has such an operation and such an attribute. */
const by =
  (
    operations: readonly string[] | null,
    isSo: (held: unknown, value: Readonly<Record<string, unknown>>) => boolean,
  ): Difference['explains'] =>
  ({ condition: asked }) =>
    asked !== undefined &&
    (operations === null || operations.includes(String(asked.condition.op))) &&
    isSo(asked.held, Object(asked.condition.value))

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && !Number.isNaN(value)
const isDate = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime())
const dates = ({ date, start, end }: Readonly<Record<string, unknown>>) =>
  [date, start, end].filter((one) => one !== undefined)

/** Every intended difference. The test fails if one no longer occurs, or explains no question of a run. */
export const differences: readonly Difference[] = [
  {
    name: 'a feature of an inherited name',
    reason: 'There is no such feature: own names count.',
    example: { ...aboutFeature({}), feature: 'constructor' },
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: ({ feature }) => feature !== undefined && feature in Object.prototype,
  },
  {
    name: 'a feature whose bundle says no time',
    reason: 'Only -1 or a time to come is a bundle that has not ended.',
    example: aboutFeature({ expireTime: undefined }),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: ({ context }) =>
      Object.values(Object(context.features)).some(
        (feature) => !isNumber(Object(feature)['expireTime']) && Object(feature)['expireTime'] !== null,
      ),
  },
  {
    name: 'a permission that is marked as not held',
    reason: 'What the provider says is not true is not held.',
    example: aboutPermission('a', { a: false }),
    peer: 'entitled',
    ours: 'MISSING_PERMISSION',
    explains: ({ permission, context }) =>
      permission !== undefined && Object.values(Object(context.permissions)).some((held) => held !== true),
  },
  {
    name: 'a held permission with signs of regular expressions',
    reason: 'Nothing but * is special in a permission.',
    example: aboutPermission('aab', { 'a+b': true }),
    peer: 'entitled',
    ours: 'MISSING_PERMISSION',
    explains: ({ permission, context }) =>
      permission !== undefined && Object.keys(Object(context.permissions)).some((held) => /[^\w.*-]/.test(held)),
  },
  {
    name: 'a held permission that is no regular expression',
    reason: 'Nothing but * is special in a permission, and nothing throws.',
    example: aboutPermission('a', { '(': true }),
    peer: 'throws',
    ours: 'MISSING_PERMISSION',
    explains: ({ permission, context }) =>
      permission !== undefined && Object.keys(Object(context.permissions)).some((held) => /[([\\+?{]/.test(held)),
  },
  {
    name: 'a permission that features are linked to by a pattern',
    reason: 'A link by a pattern is a link: without one of its features the permission is worth nothing.',
    example: aboutPermission(
      'a.read',
      { 'a.read': true },
      { features: { it: { planIds: [], expireTime: null, linkedPermissions: ['a.*'] } } },
    ),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: ({ permission, context }) => permission !== undefined && JSON.stringify(context.features).includes('*'),
  },
  {
    name: 'a feature without a list of permissions',
    reason: 'What is missing is empty, and nothing throws.',
    example: aboutPermission('a', { a: true }, { features: { it: { planIds: [], expireTime: null } as never } }),
    peer: 'throws',
    ours: 'entitled',
    explains: ({ permission, context }) =>
      permission !== undefined &&
      Object.values(Object(context.features)).some((feature) => !Array.isArray(Object(feature)['linkedPermissions'])),
  },
  {
    name: 'a context without plans',
    reason: 'What is missing is empty, and nothing throws.',
    example: aboutFeature({ planIds: ['p'] }, { plans: undefined as never }),
    peer: 'throws',
    ours: 'MISSING_FEATURE',
    explains: ({ context }) => typeof context.plans !== 'object',
  },
  {
    name: 'rules that are no list',
    reason: 'What is invalid never matches, and nothing throws.',
    example: aboutPlan({ defaultTreatment: 'false', rules: {} }),
    peer: 'throws',
    ours: 'MISSING_FEATURE',
    explains: ({ context }) =>
      Object.values(Object(context.plans)).some((plan) => !Array.isArray(Object(plan)['rules'] ?? [])),
  },
  {
    name: 'a rule of an unknown logic',
    reason: 'What is not known matches nobody; the peer takes it for and.',
    example: aboutRule({ conditionLogic: 'xor', conditions: [] }),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: ({ context }) => /"conditionLogic":"(?!and"|or")/.test(JSON.stringify(context)),
  },
  {
    name: 'the user of claims alone',
    reason: 'A token names its user as sub; the peer knows the user object of a browser only.',
    example: {
      ...aboutCondition({ attribute: 'frontegg.userId', op: 'in_list', value: { list: ['u'] } }, undefined),
      attributes: { custom: {}, jwt: { sub: 'u' } },
    },
    peer: 'MISSING_FEATURE',
    ours: 'entitled',
    explains: ({ attributes }) =>
      Object(attributes?.jwt)['sub'] !== undefined && Object(attributes?.jwt)['id'] === undefined,
  },
  {
    name: 'an operation of an inherited name',
    reason: 'There is no such operation, and nothing throws.',
    example: aboutCondition({ op: '__proto__' as never, value: { list: ['a'] } }, 'a'),
    peer: 'throws',
    ours: 'MISSING_FEATURE',
    explains: ({ condition: asked }) => String(asked?.condition.op) in Object.prototype,
  },
  {
    name: 'an attribute of an inherited name',
    reason: 'It is absent: own names count.',
    example: aboutCondition({ attribute: 'toString', op: 'starts_with', value: { list: ['a'] } }, undefined),
    peer: 'throws',
    ours: 'MISSING_FEATURE',
    explains: ({ condition: asked }) => String(asked?.condition.attribute) in Object.prototype,
  },
  {
    name: 'a question about texts, of something else',
    reason: 'A wrong type never matches, turned round or not, and nothing throws.',
    example: aboutCondition({ op: 'starts_with', value: { list: ['5'] } }, 5),
    peer: 'throws',
    ours: 'MISSING_FEATURE',
    explains: by(textOperations, (held) => !isText(held)),
  },
  {
    name: 'a question about a list of texts, of something else, turned round',
    reason: 'A wrong type never matches, turned round or not.',
    example: aboutCondition({ op: 'in_list', value: { list: ['5'] }, negate: true }, 5),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(['in_list'], (held) => !isText(held) && !(Array.isArray(held) && held.every(isText))),
  },
  {
    name: 'a question about numbers, of something else',
    reason: 'Numbers are not coerced, and a wrong type never matches.',
    example: aboutCondition({ op: 'greater_than', value: { number: 1 } }, '5'),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(numberOperations, (held) => !isNumber(held)),
  },
  {
    name: 'a question about a number that is none',
    reason: 'NaN is no number to ask for.',
    example: aboutCondition({ op: 'equal', value: { number: Number.NaN }, negate: true }, 5),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(numberOperations, (_, { number, start, end }) => [number, start, end].some(Number.isNaN)),
  },
  {
    name: 'a question about yes or no, of something else, turned round',
    reason: 'A wrong type never matches, turned round or not.',
    example: aboutCondition({ op: 'is', value: { boolean: true }, negate: true }, 'true'),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(['is'], (held) => typeof held !== 'boolean'),
  },
  {
    name: 'a question about dates, of a text or a number',
    reason: 'Claims are JSON: ISO 8601 texts and epoch milliseconds are dates.',
    example: aboutCondition({ op: 'on_or_after', value: { date: '2026-01-01' } }, '2026-01-02'),
    peer: 'throws',
    ours: 'entitled',
    explains: by(dateOperations, (held) => !(held instanceof Date)),
  },
  {
    name: 'a question about dates, of a date that is none, turned round',
    reason: 'An invalid date never matches, turned round or not.',
    example: aboutCondition({ op: 'on', value: { date: '2026-01-01' }, negate: true }, new Date(Number.NaN)),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(dateOperations, (held) => held instanceof Date && !isDate(held)),
  },
  {
    name: 'a rule about the first moment of 1970',
    reason: 'Epoch 0 is a date.',
    example: aboutCondition({ op: 'on', value: { date: 0 } }, new Date(0)),
    peer: 'MISSING_FEATURE',
    ours: 'entitled',
    explains: by(dateOperations, (_, value) => dates(value).includes(0)),
  },
  {
    name: 'a rule about a date that is true',
    reason: 'True is no date; the peer reads one millisecond.',
    example: aboutCondition({ op: 'on', value: { date: true } }, new Date(1)),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(dateOperations, (_, value) => dates(value).includes(true)),
  },
  {
    name: 'a rule about a date in words',
    reason: 'Only ISO 8601 means the same everywhere.',
    example: aboutCondition({ op: 'on_or_after', value: { date: 'March 7, 2026' } }, new Date('2027-01-01')),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(dateOperations, (_, value) => dates(value).some((date) => isText(date) && !/^\d{4}-\d\d/.test(date))),
  },
  {
    name: 'a pattern that is invalid or cannot be bounded, turned round',
    reason: 'What is invalid never matches, turned round or not.',
    example: aboutCondition({ op: 'matches', value: { string: '(' }, negate: true }, 'a'),
    peer: 'entitled',
    ours: 'MISSING_FEATURE',
    explains: by(['matches'], (_, { string }) => !isText(string) || searchOf(string) === null),
  },
  {
    name: 'a value that is none',
    reason: 'What is invalid never matches, and nothing throws.',
    example: aboutCondition({ op: 'in_list', value: { list: 'a' } as never }, 'a'),
    peer: 'throws',
    ours: 'MISSING_FEATURE',
    explains: by(null, (_, value) => !Array.isArray(value['list'])),
  },
]
