import { isText, numberIn, own, textsIn } from './checked.ts'
import { searchOf } from './pattern/search.ts'
import type { ConditionOperation } from './types.ts'

/** A test of a user. `values` holds the user's attributes by slot. */
export type Test = (values: readonly unknown[]) => boolean

/** Returns the slot of an attribute by its resolved name. */
export type SlotOf = (attribute: string) => number

/** The test that no user meets. It replaces everything invalid, negated or not. */
export const never = (): boolean => false

/**
 * Compiles a condition of the wire. An unknown operation or an invalid value never matches. The result for the last
 * value is cached: a user is evaluated often, and values seldom change.
 */
export function compileCondition(condition: unknown, slotOf: SlotOf): Test {
  const attribute = own(condition, 'attribute')
  const operation = own(operations, String(own(condition, 'op')))
  if (!isText(attribute) || !operation) return never
  const compare: Compare | null = operation(own(condition, 'value'))
  if (!compare) return never
  const slot = slotOf(attribute)
  const expected = own(condition, 'negate') !== true
  let last: unknown
  let answer = false
  return (values) => {
    const value = values[slot]
    if (value !== last) {
      answer = compare(value) === expected
      // Lists and dates can change in place, so their results are not cached.
      last = typeof value === 'object' ? never : value
    }
    return answer
  }
}

/**
 * Compares an attribute with the value of a condition. Returns `null` or `undefined` if the attribute has the wrong
 * type.
 */
type Compare = (held: unknown) => boolean | null | undefined

/** Returns the comparison with a value; `null` if the value is invalid. */
type Operation = (value: unknown) => Compare | null

const operations: Readonly<Record<ConditionOperation, Operation>> = {
  in_list(value) {
    const list = textsIn(own(value, 'list'))
    const all = list && new Set(list)
    return all && ((held) => (isText(held) ? all.has(held) : textsIn(held)?.some((text) => all.has(text))))
  },
  starts_with: (value) => ofTexts(value, (text, part) => text.startsWith(part)),
  ends_with: (value) => ofTexts(value, (text, part) => text.endsWith(part)),
  contains: (value) => ofTexts(value, (text, part) => text.includes(part)),
  matches(value) {
    const pattern = own(value, 'string')
    const search = isText(pattern) ? searchOf(pattern) : null
    return search && ((held) => (isText(held) ? search(held) : null))
  },
  equal: (value) => ofBound(own(value, 'number'), numberIn, isEqual),
  greater_than: (value) => ofBound(own(value, 'number'), numberIn, (held, number) => held > number),
  greater_than_equal: (value) => ofBound(own(value, 'number'), numberIn, isAtLeast),
  lower_than: (value) => ofBound(own(value, 'number'), numberIn, (held, number) => held < number),
  lower_than_equal: (value) => ofBound(own(value, 'number'), numberIn, isAtMost),
  between_numeric: (value) => between(value, numberIn),
  is: (value) => ofBound(own(value, 'boolean'), booleanIn, isEqual),
  on: (value) => ofBound(own(value, 'date'), dateIn, isEqual),
  on_or_after: (value) => ofBound(own(value, 'date'), dateIn, isAtLeast),
  on_or_before: (value) => ofBound(own(value, 'date'), dateIn, isAtMost),
  between_date: (value) => between(value, dateIn),
}

/** Compares the number of an attribute with the bound of a condition. */
type Holds = (held: number, bound: number) => boolean

const isEqual: Holds = (held, bound) => held === bound
const isAtLeast: Holds = (held, bound) => held >= bound
const isAtMost: Holds = (held, bound) => held <= bound

function ofTexts(value: unknown, holds: (text: string, part: string) => boolean): Compare | null {
  const list = textsIn(own(value, 'list'))
  return list && ((held) => (isText(held) ? list.some((part) => holds(held, part)) : null))
}

function ofBound(value: unknown, read: Read, holds: Holds): Compare | null {
  const bound = read(value)
  if (bound === null) return null
  return (held) => {
    const number = read(held)
    return number === null ? null : holds(number, bound)
  }
}

function between(value: unknown, read: Read): Compare | null {
  const from = ofBound(own(value, 'start'), read, isAtLeast)
  const to = ofBound(own(value, 'end'), read, isAtMost)
  return from && to && ((held) => from(held) && to(held))
}

/** Reads a value as a number; `null` if it has another type. */
type Read = (value: unknown) => number | null

/** Returns a boolean as 0 or 1; `null` for any other value. */
function booleanIn(value: unknown): number | null {
  return typeof value === 'boolean' ? Number(value) : null
}

/**
 * Returns a date in epoch milliseconds; `null` if the value is no date. It accepts a `Date`, an ISO 8601 string and
 * epoch milliseconds. A string without a zone is UTC, so that a rule has the same result for all users.
 */
function dateIn(value: unknown): number | null {
  if (!isText(value)) return numberIn(value instanceof Date ? Number(value) : value)
  const [, day = '', , time, , , zone] = isoDate.exec(value) ?? []
  // Engines parse 31 February as a day of March, or reject it.
  const exists = day.slice(8) < '29' ? day : new Date(day).toJSON()?.startsWith(day)
  return numberIn(exists && Date.parse(time && !zone ? `${value}Z` : value))
}

const isoDate = /^(\d{4}(-\d\d){0,2})(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
