import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { evaluateCondition } from './index.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** Returns the results of "a date is on a day" and of its negation. Both are `false` if a date is unreadable. */
function isOn(date: unknown, it: unknown): readonly [boolean, boolean] {
  const condition = { attribute: 'it', op: 'on', value: { date } } as const
  return [
    evaluateCondition({ ...condition, negate: false }, { it }),
    evaluateCondition({ ...condition, negate: true }, { it }),
  ]
}

const padded = (number: number, digits = 2) => String(number).padStart(digits, '0')
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

describe('a day that does not exist', () => {
  it.each([
    '2024-02-30',
    '2024-02-31',
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-01-32',
    '2024-01-00',
    '2024-13-01',
    '2024-00-01',
    '2024-02-31T10:00:00Z',
    '2023-02-29T10:00',
  ])('a day that does not exist never matches: %s', (text) => {
    expect(isOn(text, Date.parse('2024-03-02'))).toEqual([false, false])
    expect(isOn(0, text)).toEqual([false, false])
  })

  it.each(['2024-02-29', '2000-02-29', '2024-12-31', '2024-04-30'])('a day that exists matches: %s', (text) => {
    expect(isOn(text, Date.parse(text))).toEqual([true, false])
  })

  it('a day beyond the end of its month does not exist, for every month', () => {
    const date = fc.record({ year: fc.integer({ min: 1000, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 40 }), ({ year, month }, day) => {
        const text = `${year}-${padded(month)}-${padded(day)}`
        const exists = day >= 1 && day <= daysIn(year, month)
        const answer = exists ? [true, false] : [false, false]
        expect(isOn(text, Date.UTC(year, month - 1, day))).toEqual(answer)
      }),
    )
  })
})

describe('a time without a zone', () => {
  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])('a time without a zone is UTC for a user in %s', (place) => {
    process.env['TZ'] = place
    expect(isOn('2026-03-01T09:30', Date.UTC(2026, 2, 1, 9, 30))).toEqual([true, false])
    expect(isOn(Date.UTC(2026, 2, 1, 9, 30, 15, 250), '2026-03-01T09:30:15.250')).toEqual([true, false])
  })

  it('a time without a zone is the same as with Z, and an offset counts', () => {
    const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
    process.env['TZ'] = 'Pacific/Auckland'
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 12 }), ({ hour, minute }, month) => {
        const text = `2026-${padded(month)}-15T${padded(hour)}:${padded(minute)}`
        expect(isOn(text, `${text}Z`)).toEqual([true, false])
        expect(isOn(text, `${text}+02:00`)).toEqual([false, true])
      }),
    )
  })
})
