import { isText, numberIn, own, textsIn } from './checked.ts'
import { searchOf } from './pattern/search.ts'
import type { ConditionOperation } from './types.ts'

/** A question about a person, whose attributes stand in slots. */
export type Test = (values: readonly unknown[]) => boolean

/** The slot an attribute stands in, by its resolved name: as it is, or as a date in epoch milliseconds. */
export type SlotOf = (attribute: string, isDate?: boolean) => number

/** What nobody meets: the answer of everything invalid, turned round or not. */
export const never = (): boolean => false

/** Makes the test of a condition of the wire; an unknown operation or an invalid value never matches. */
export function compileCondition(condition: unknown, slotOf: SlotOf): Test {
  const attribute = own(condition, 'attribute')
  const operation = own(operations, String(own(condition, 'op')))
  if (!isText(attribute) || typeof operation !== 'function') return never
  const slot = (isDate?: boolean) => slotOf(attribute, isDate)
  return operation(own(condition, 'value'), slot, own(condition, 'negate') === true) ?? never
}

/** A date in epoch milliseconds: of a Date, an ISO 8601 text or epoch milliseconds; `null` of anything else. */
export function dateOf(value: unknown): number | null {
  if (isText(value)) return isoDate.test(value) ? numberIn(Date.parse(value)) : null
  return numberIn(value instanceof Date ? value.getTime() : value)
}

/** Makes a test of an attribute, or `null` of an invalid value. */
type Operation = (value: unknown, ...by: By) => Test | null

/** By which attribute a test is made, and whether it is turned round. */
type By = readonly [slot: (isDate?: boolean) => number, isNegated: boolean]

const operations: Readonly<Record<ConditionOperation, Operation>> = {
  in_list(value, slot, isNegated) {
    const list = textsIn(own(value, 'list'))
    return list && amongTexts(new Set(list), slot(), isNegated)
  },
  starts_with: (value, ...by) => ofTexts(value, 'startsWith', ...by),
  ends_with: (value, ...by) => ofTexts(value, 'endsWith', ...by),
  contains: (value, ...by) => ofTexts(value, 'includes', ...by),
  matches(value, slot, isNegated) {
    const pattern = own(value, 'string')
    const search = isText(pattern) ? searchOf(pattern) : null
    return search && onText(search, slot(), isNegated)
  },
  equal: (value, ...by) => ofNumber(value, (number) => [number, number], ...by),
  greater_than: (value, ...by) => ofNumber(value, (number) => [number, undefined, number], ...by),
  greater_than_equal: (value, ...by) => ofNumber(value, (number) => [number], ...by),
  lower_than: (value, ...by) => ofNumber(value, (number) => [undefined, number, number], ...by),
  lower_than_equal: (value, ...by) => ofNumber(value, (number) => [undefined, number], ...by),
  between_numeric(value, slot, isNegated) {
    return within([numberIn(own(value, 'start')), numberIn(own(value, 'end'))], slot(), isNegated)
  },
  is(value, slot, isNegated) {
    const expected = own(value, 'boolean')
    if (typeof expected !== 'boolean') return null
    const place = slot()
    return (values) => values[place] === (expected !== isNegated)
  },
  on: (value, ...by) => ofDate(value, (date) => [date, date], ...by),
  on_or_after: (value, ...by) => ofDate(value, (date) => [date], ...by),
  on_or_before: (value, ...by) => ofDate(value, (date) => [undefined, date], ...by),
  between_date(value, slot, isNegated) {
    return within([dateOf(own(value, 'start')), dateOf(own(value, 'end'))], slot(true), isNegated)
  },
}

/** From where to where numbers are met, both included, but for one of them. `null` is no number, and invalid. */
type Span = readonly [low?: Bound, high?: Bound, except?: Bound]
type Bound = number | null | undefined

function ofNumber(value: unknown, span: (number: number | null) => Span, slot: By[0], isNegated: boolean): Test | null {
  return within(span(numberIn(own(value, 'number'))), slot(), isNegated)
}

function ofDate(value: unknown, span: (date: number | null) => Span, slot: By[0], isNegated: boolean): Test | null {
  return within(span(dateOf(own(value, 'date'))), slot(true), isNegated)
}

function within(
  [low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY, except]: Span,
  slot: number,
  isNegated: boolean,
): Test | null {
  if (low === null || high === null) return null
  return (values) => {
    const number = numberIn(values[slot])
    return number !== null && (low <= number && number <= high && number !== except) !== isNegated
  }
}

function ofTexts(
  value: unknown,
  method: 'startsWith' | 'endsWith' | 'includes',
  slot: By[0],
  isNegated: boolean,
): Test | null {
  const list = textsIn(own(value, 'list'))
  return list && onText((text) => list.some((part) => text[method](part)), slot(), isNegated)
}

/** A person is evaluated again and again, with texts that seldom change: the last text is not searched twice. */
function onText(holds: (text: string) => boolean, slot: number, isNegated: boolean): Test {
  let last: unknown
  let answer = false
  return (values) => {
    const text = values[slot]
    if (text !== last) {
      answer = isText(text) && holds(text) !== isNegated
      last = text
    }
    return answer
  }
}

/** A text among these; of a list of texts, any. */
function amongTexts(all: ReadonlySet<string>, slot: number, isNegated: boolean): Test {
  return (values) => {
    const held = values[slot]
    if (isText(held)) return all.has(held) !== isNegated
    const list = textsIn(held)
    return list !== null && list.some((text) => all.has(text)) !== isNegated
  }
}

const isoDate = /^\d{4}(-\d\d){0,2}(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
