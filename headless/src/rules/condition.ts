import { isText, own, textsIn } from './checked.ts'
import { searchOf } from './pattern/search.ts'
import type { ConditionOperation } from './types.ts'

/** A question about a person, whose attributes stand in slots. */
export type Test = (values: readonly unknown[]) => boolean

/** The slot an attribute stands in, by its resolved name. */
export type SlotOf = (attribute: string) => number

/** What nobody meets: the answer of everything invalid, turned round or not. */
export const never: Test = () => false

/** Makes the test of a condition of the wire; an unknown operation or an invalid value never matches. */
export function compileCondition(condition: unknown, slotOf: SlotOf): Test {
  const attribute = own(condition, 'attribute')
  const operation = own(operations, String(own(condition, 'op')))
  if (!isText(attribute) || typeof operation !== 'function') return never
  return operation(own(condition, 'value'), slotOf(attribute), own(condition, 'negate') === true) ?? never
}

/** Makes a test of the attribute in a slot, or `null` of an invalid value. */
type Operation = (value: unknown, slot: number, isNegated: boolean) => Test | null

const operations: Readonly<Record<ConditionOperation, Operation>> = {
  in_list: inList,
  starts_with: (value, ...by) => ofTexts(value, (text, part) => text.startsWith(part), ...by),
  ends_with: (value, ...by) => ofTexts(value, (text, part) => text.endsWith(part), ...by),
  contains: (value, ...by) => ofTexts(value, (text, part) => text.includes(part), ...by),
  matches(value, ...by) {
    const pattern = own(value, 'string')
    const search = isText(pattern) ? searchOf(pattern) : null
    return search && onText(search, ...by)
  },
  equal: (value, ...by) => ofNumber(value, (number, other) => number === other, ...by),
  greater_than: (value, ...by) => ofNumber(value, (number, other) => number > other, ...by),
  greater_than_equal: (value, ...by) => ofNumber(value, (number, other) => number >= other, ...by),
  lower_than: (value, ...by) => ofNumber(value, (number, other) => number < other, ...by),
  lower_than_equal: (value, ...by) => ofNumber(value, (number, other) => number <= other, ...by),
  between_numeric(value, ...by) {
    const start = numberOf(own(value, 'start'))
    const end = numberOf(own(value, 'end'))
    return start === null || end === null ? null : onNumber((number) => start <= number && number <= end, ...by)
  },
  is(value, slot, isNegated) {
    const expected = own(value, 'boolean')
    return typeof expected === 'boolean' ? (values) => values[slot] === (expected !== isNegated) : null
  },
  on: (value, ...by) => ofDate(value, (date, other) => date === other, ...by),
  on_or_after: (value, ...by) => ofDate(value, (date, other) => date >= other, ...by),
  on_or_before: (value, ...by) => ofDate(value, (date, other) => date <= other, ...by),
  between_date(value, ...by) {
    const start = dateOf(own(value, 'start'))
    const end = dateOf(own(value, 'end'))
    return start === null || end === null ? null : onDate((date) => start <= date && date <= end, ...by)
  },
}

/** A text in the list; of a list of texts, any. */
function inList(value: unknown, slot: number, isNegated: boolean): Test | null {
  const texts = textsIn(own(value, 'list'))
  if (!texts) return null
  const all = new Set(texts)
  return (values) => {
    const held = values[slot]
    if (isText(held)) return all.has(held) !== isNegated
    const list = textsIn(held)
    return list !== null && list.some((text) => all.has(text)) !== isNegated
  }
}

/** By which attribute a test is made, and whether it is turned round. */
type By = readonly [slot: number, isNegated: boolean]

function ofTexts(value: unknown, holds: (text: string, part: string) => boolean, ...by: By): Test | null {
  const parts = textsIn(own(value, 'list'))
  return parts && onText((text) => parts.some((part) => holds(text, part)), ...by)
}

function ofNumber(value: unknown, holds: (number: number, other: number) => boolean, ...by: By): Test | null {
  const other = numberOf(own(value, 'number'))
  return other === null ? null : onNumber((number) => holds(number, other), ...by)
}

function ofDate(value: unknown, holds: (date: number, other: number) => boolean, ...by: By): Test | null {
  const other = dateOf(own(value, 'date'))
  return other === null ? null : onDate((date) => holds(date, other), ...by)
}

function onText(holds: (text: string) => boolean, slot: number, isNegated: boolean): Test {
  return (values) => {
    const text = values[slot]
    return isText(text) && holds(text) !== isNegated
  }
}

function onNumber(holds: (number: number) => boolean, slot: number, isNegated: boolean): Test {
  return (values) => {
    const number = numberOf(values[slot])
    return number !== null && holds(number) !== isNegated
  }
}

function onDate(holds: (date: number) => boolean, slot: number, isNegated: boolean): Test {
  return (values) => {
    const date = dateOf(values[slot])
    return date !== null && holds(date) !== isNegated
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? value : null
}

/** A date in epoch milliseconds: of a Date, an ISO 8601 text or epoch milliseconds. */
function dateOf(value: unknown): number | null {
  if (isText(value)) return isoDate.test(value) ? numberOf(Date.parse(value)) : null
  return numberOf(value instanceof Date ? value.getTime() : value)
}

const isoDate = /^\d{4}(-\d\d){0,2}(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
