import { isText, numberIn, own, textsIn } from './checked.ts'
import { searchOf } from './pattern/search.ts'
import type { ConditionOperation } from './types.ts'

/** A question about a person, whose attributes stand in slots. */
export type Test = (values: readonly unknown[]) => boolean

/** The slot an attribute stands in, by its resolved name. */
export type SlotOf = (attribute: string) => number

/** What nobody meets: the answer of everything invalid, turned round or not. */
export const never = (): boolean => false

/**
 * Makes the test of a condition of the wire; an unknown operation or an invalid value never matches. A person is
 * evaluated again and again with values that seldom change, so the answer to the last value is kept.
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
      // Lists and dates can change in place: their answer is not kept.
      last = typeof value === 'object' ? never : value
    }
    return answer
  }
}

/** Compares an attribute with the value of a condition; `null` or `undefined` if the attribute has the wrong type. */
type Compare = (held: unknown) => boolean | null | undefined

/** Makes the comparison with a value; `null` if the value is invalid. */
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

/** Compares what was read from an attribute with the bound of a condition. */
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

/** Reads a value as a number. */
type Read = (value: unknown) => number | null

/** A boolean as 0 or 1; `null` of anything else. */
function booleanIn(value: unknown): number | null {
  return typeof value === 'boolean' ? Number(value) : null
}

/**
 * A date in epoch milliseconds: of a Date, an ISO 8601 text or epoch milliseconds; `null` of anything else. A text without
 * a zone is UTC, so that a rule is the same for everybody.
 */
function dateIn(value: unknown): number | null {
  if (!isText(value)) return numberIn(value instanceof Date ? Number(value) : value)
  const [, day = '', , time, , , zone] = isoDate.exec(value) ?? []
  // Engines read 31 February as a day of March, or not at all.
  const exists = day.slice(8) < '29' ? day : new Date(day).toJSON()?.startsWith(day)
  return numberIn(exists && Date.parse(time && !zone ? `${value}Z` : value))
}

const isoDate = /^(\d{4}(-\d\d){0,2})(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
