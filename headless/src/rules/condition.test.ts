import { describe, expect, it } from 'vitest'
import { evaluateCondition } from './index.ts'
import type { Condition } from './types.ts'

/** Returns the results of the condition and of its negation for an attribute of this value. */
function meets(op: string, value: object, attribute: unknown): readonly [boolean, boolean] {
  const condition = { attribute: 'it', op, value } as Omit<Condition, 'negate'>
  const attributes = attribute === undefined ? {} : { it: attribute }
  return [
    evaluateCondition({ ...condition, negate: false }, attributes),
    evaluateCondition({ ...condition, negate: true }, attributes),
  ]
}

const yes = [true, false]
const no = [false, true]
const neither = [false, false]

const day = '2026-03-01T00:00:00.000Z'
const dayMs = Date.parse(day)

describe('an operation', () => {
  it.each([
    ['in_list', { list: ['a', 'b'] }, 'b', yes],
    ['in_list', { list: ['a', 'b'] }, 'c', no],
    ['in_list', { list: ['a', 'b'] }, 'B', no],
    ['in_list', { list: [] }, 'a', no],
    ['in_list', { list: ['a', 'b'] }, ['x', 'b'], yes],
    ['in_list', { list: ['a', 'b'] }, ['x', 'y'], no],
    ['in_list', { list: ['a'] }, [], no],
    ['starts_with', { list: ['ac', 'gl'] }, 'globex', yes],
    ['starts_with', { list: ['ac', 'gl'] }, 'Globex', no],
    ['starts_with', { list: [''] }, '', yes],
    ['starts_with', { list: [] }, 'a', no],
    ['ends_with', { list: ['@acme.test'] }, 'ada@acme.test', yes],
    ['ends_with', { list: ['@acme.test'] }, 'ada@acme.test.evil', no],
    ['contains', { list: ['x', 'cm'] }, 'acme', yes],
    ['contains', { list: ['x', 'CM'] }, 'acme', no],
    ['matches', { string: '^a.*e$' }, 'acme', yes],
    ['matches', { string: 'cm' }, 'acme', yes],
    ['matches', { string: '^cm' }, 'acme', no],
    ['matches', { string: 'ACME' }, 'acme', no],
    ['matches', { string: '' }, '', yes],
    ['equal', { number: 5 }, 5, yes],
    ['equal', { number: 5 }, 5.1, no],
    ['equal', { number: 0 }, -0, yes],
    ['greater_than', { number: 5 }, 5, no],
    ['greater_than', { number: 5 }, 5.1, yes],
    ['greater_than', { number: 5 }, Number.POSITIVE_INFINITY, yes],
    ['greater_than_equal', { number: 5 }, 5, yes],
    ['greater_than_equal', { number: 5 }, 4.9, no],
    ['lower_than', { number: 5 }, 5, no],
    ['lower_than', { number: 5 }, -1, yes],
    ['lower_than_equal', { number: 5 }, 5, yes],
    ['lower_than_equal', { number: 5 }, 6, no],
    ['between_numeric', { start: 1, end: 3 }, 1, yes],
    ['between_numeric', { start: 1, end: 3 }, 3, yes],
    ['between_numeric', { start: 1, end: 3 }, 3.01, no],
    ['between_numeric', { start: 3, end: 1 }, 2, no],
    ['is', { boolean: true }, true, yes],
    ['is', { boolean: true }, false, no],
    ['is', { boolean: false }, false, yes],
    ['on', { date: day }, new Date(dayMs), yes],
    ['on', { date: day }, dayMs, yes],
    ['on', { date: dayMs }, day, yes],
    ['on', { date: new Date(dayMs) }, '2026-03-01', yes],
    ['on', { date: day }, '2026-03-01T01:00:00+01:00', yes],
    ['on', { date: day }, dayMs + 1, no],
    ['on', { date: 0 }, '1970-01-01', yes],
    ['on_or_after', { date: day }, dayMs, yes],
    ['on_or_after', { date: day }, dayMs - 1, no],
    ['on_or_before', { date: day }, dayMs, yes],
    ['on_or_before', { date: day }, dayMs + 1, no],
    ['between_date', { start: day, end: '2026-03-02' }, '2026-03-02', yes],
    ['between_date', { start: day, end: '2026-03-02' }, '2026-03-02T00:00:00.001Z', no],
  ])('%s %j of %j', (op, value, attribute, expected) => {
    expect(meets(op, value, attribute)).toEqual(expected)
  })

  it.each([
    ['in_list', { list: ['5', 'true', 'null'] }, [5, true, null, {}, ['5', 5]]],
    ['starts_with', { list: ['5', ''] }, [5, null, {}, ['5'], true]],
    ['ends_with', { list: ['5', ''] }, [5, null, {}, ['5'], true]],
    ['contains', { list: ['5', ''] }, [5, null, {}, ['5'], true]],
    ['matches', { string: '' }, [5, null, {}, ['5'], true]],
    ['equal', { number: 5 }, ['5', null, true, [5], {}, Number.NaN, 5n, new Date(5)]],
    ['greater_than', { number: -1 }, ['5', null, true, [5], {}, Number.NaN, 5n, new Date(5)]],
    ['greater_than_equal', { number: -1 }, ['5', null, true, [5]]],
    ['lower_than', { number: 9 }, ['5', null, true, [5]]],
    ['lower_than_equal', { number: 9 }, ['5', null, true, [5]]],
    ['between_numeric', { start: -1, end: 9 }, ['5', null, true, [5]]],
    ['is', { boolean: true }, ['true', 1, null, {}]],
    ['is', { boolean: false }, ['', 0, null, {}]],
    [
      'on',
      { date: 0 },
      ['0', '', null, true, {}, new Date(Number.NaN), 'soon', '1970-13-01', '01/01/1970', Number.NaN],
    ],
    ['on_or_after', { date: 0 }, ['tomorrow', null, true, new Date(Number.NaN)]],
    ['on_or_before', { date: day }, [null, true, new Date(Number.NaN)]],
    ['between_date', { start: 0, end: day }, [null, true, new Date(Number.NaN), 'today']],
  ])('%s %j is not met by a value of the wrong type, turned round or not', (op, value, attributes) => {
    for (const attribute of attributes)
      expect([attribute, ...meets(op, value, attribute)]).toEqual([attribute, ...neither])
  })

  it.each([
    ['in_list', [{ list: 'a' }, { list: ['a', 1] }, { list: null }, {}, { list: { 0: 'a' } }], 'a'],
    ['starts_with', [{ list: 'a' }, { list: [null] }, {}], 'a'],
    ['ends_with', [{ list: 'a' }, { list: [null] }, {}], 'a'],
    ['contains', [{ list: 'a' }, { list: [null] }, {}, { string: 'a' }], 'a'],
    ['matches', [{ string: '(' }, { string: '(a)\\1' }, { string: null }, { string: /a/ }, { list: ['a'] }, {}], 'a'],
    ['equal', [{ number: '5' }, { number: null }, { number: Number.NaN }, {}], 5],
    ['greater_than', [{ number: '1' }, { number: null }, {}], 5],
    ['between_numeric', [{ start: 1 }, { end: 9 }, { start: '1', end: 9 }, { start: null, end: 9 }], 5],
    ['is', [{ boolean: 'true' }, { boolean: 1 }, {}], true],
    ['on', [{ date: true }, { date: null }, { date: '' }, { date: 'now' }, { date: new Date(Number.NaN) }, {}], day],
    ['between_date', [{ start: day }, { end: day }, { start: true, end: day }, { start: day, end: 'later' }], day],
    ['between', [{ start: 1, end: 9 }], 5],
    ['__proto__', [{}, { list: ['a'] }], 'a'],
    ['constructor', [{}], 'a'],
  ])('%s never matches by an invalid value, turned round or not', (op, values, attribute) => {
    for (const value of values) expect([value, ...meets(op, value, attribute)]).toEqual([value, ...neither])
  })
})

describe('a condition', () => {
  it('a condition is not met by a missing attribute, negated or not', () => {
    expect(meets('in_list', { list: ['a'] }, undefined)).toEqual(neither)
    expect(meets('is', { boolean: false }, undefined)).toEqual(neither)
  })

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'takes no inherited %s for an attribute',
    (attribute) => {
      const condition: Condition = { attribute, op: 'in_list', value: { list: ['a'] }, negate: true }
      expect(evaluateCondition(condition, {})).toBe(false)
      expect(evaluateCondition(condition, Object.create({ [attribute]: 'b' }))).toBe(false)
    },
  )

  it('takes an attribute of such a name that is there', () => {
    const condition: Condition = { attribute: 'constructor', op: 'in_list', value: { list: ['a'] }, negate: false }
    expect(evaluateCondition(condition, { constructor: 'a' })).toBe(true)
  })

  it('takes no inherited value', () => {
    const condition: Condition = {
      attribute: 'it',
      op: 'in_list',
      value: Object.create({ list: ['a'] }),
      negate: false,
    }
    expect(evaluateCondition(condition, { it: 'a' })).toBe(false)
  })

  it.each([null, undefined, 5, 'x', [], {}, { attribute: 5, op: 'is', value: { boolean: true }, negate: false }])(
    'an invalid condition is not met: %j',
    (none) => {
      expect(evaluateCondition(none as never, { it: true, 5: true })).toBe(false)
    },
  )

  it.each([null, undefined, 5, 'x'])('a condition is not met by %j for attributes', (none) => {
    const condition: Condition = { attribute: 'length', op: 'equal', value: { number: 1 }, negate: false }
    expect(evaluateCondition(condition, none as never)).toBe(false)
  })
})
