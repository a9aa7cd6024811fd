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
  starts_with: ofTexts((text, part) => text.startsWith(part)),
  ends_with: ofTexts((text, part) => text.endsWith(part)),
  contains: ofTexts((text, part) => text.includes(part)),
  matches(value, slot, isNegated) {
    const pattern = own(value, 'string')
    const search = isText(pattern) ? searchOf(pattern) : null
    return search && onText(search, slot, isNegated)
  },
  equal: ofNumber((number, other) => number === other),
  greater_than: ofNumber((number, other) => number > other),
  greater_than_equal: ofNumber((number, other) => number >= other),
  lower_than: ofNumber((number, other) => number < other),
  lower_than_equal: ofNumber((number, other) => number <= other),
  between_numeric(value, slot, isNegated) {
    const start = numberOf(own(value, 'start'))
    const end = numberOf(own(value, 'end'))
    if (start === null || end === null) return null
    return onNumber((number) => start <= number && number <= end, slot, isNegated)
  },
  is(value, slot, isNegated) {
    const expected = own(value, 'boolean')
    if (typeof expected !== 'boolean') return null
    return (values) => values[slot] === (expected !== isNegated)
  },
  on: ofDate((date, other) => date === other),
  on_or_after: ofDate((date, other) => date >= other),
  on_or_before: ofDate((date, other) => date <= other),
  between_date(value, slot, isNegated) {
    const start = dateOf(own(value, 'start'))
    const end = dateOf(own(value, 'end'))
    if (start === null || end === null) return null
    return onDate((date) => start <= date && date <= end, slot, isNegated)
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

function ofTexts(holds: (text: string, part: string) => boolean): Operation {
  return (value, slot, isNegated) => {
    const parts = textsIn(own(value, 'list'))
    return parts && onText((text) => parts.some((part) => holds(text, part)), slot, isNegated)
  }
}

function ofNumber(holds: (number: number, other: number) => boolean): Operation {
  return (value, slot, isNegated) => {
    const other = numberOf(own(value, 'number'))
    return other === null ? null : onNumber((number) => holds(number, other), slot, isNegated)
  }
}

function ofDate(holds: (date: number, other: number) => boolean): Operation {
  return (value, slot, isNegated) => {
    const other = dateOf(own(value, 'date'))
    return other === null ? null : onDate((date) => holds(date, other), slot, isNegated)
  }
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
