// @ts-check
import { attributesWithDates, dateOf } from './user.mjs'

/** @typedef {import('@portico/headless/rules').Condition} Condition */

/** The user's attributes for engines that take names with dots for paths, and compare numbers rather than dates. */
export const fields = Object.fromEntries(
  Object.entries(attributesWithDates).map(([name, value]) => [
    fieldOf(name),
    value instanceof Date ? value.getTime() : value,
  ]),
)

/** An attribute's name without dots. @param {string} name */
export function fieldOf(name) {
  return name.replaceAll('.', '_')
}

/**
 * A condition that is not turned round, in the operators of MongoDB. What is missing counts as less than anything, so it
 * is asked for where that would do.
 *
 * @param {Condition} condition
 * @returns {Readonly<Record<string, unknown>>}
 */
export function queryOf({ op, value }) {
  const { start, end, one } = boundsOf(value)
  switch (op) {
    case 'in_list':
      return { $in: value['list'] }
    case 'is':
      return { $eq: value['boolean'] }
    case 'equal':
    case 'on':
      return { $eq: one }
    case 'greater_than':
      return { $gt: one }
    case 'greater_than_equal':
    case 'on_or_after':
      return { $gte: one }
    case 'lower_than':
      return { $exists: true, $lt: one }
    case 'lower_than_equal':
    case 'on_or_before':
      return { $exists: true, $lte: one }
    case 'between_numeric':
    case 'between_date':
      return { $gte: start, $lte: end }
    default:
      return { $regex: patternOf(op, value) }
  }
}

/** The numbers and dates of a condition, in numbers. @param {Condition['value']} value */
export function boundsOf({ start, end, number, date }) {
  return { start: numberOf(start), end: numberOf(end), one: number ?? numberOf(date) }
}

/** @param {unknown} bound */
function numberOf(bound) {
  return typeof bound === 'string' ? dateOf(bound).getTime() : bound
}

/** The pattern of an operation on texts. @param {Condition['op']} op @param {Condition['value']} value */
export function patternOf(op, value) {
  if (op === 'matches') return String(value['string'])
  const parts = /** @type {string[]} */ (value['list']).map((part) => part.replaceAll('.', '\\.')).join('|')
  if (op === 'starts_with') return `^(?:${parts})`
  return op === 'ends_with' ? `(?:${parts})$` : `(?:${parts})`
}
