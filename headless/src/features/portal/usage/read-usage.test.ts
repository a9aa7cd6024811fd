import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../../test/setup-seed.ts'
import { dayAfter, dayIn, startOfDay } from '../../../core/day-in-zone.ts'
import { daysBefore, daysOf } from './read-usage.ts'

const now = Date.parse('2026-03-29T22:30:00Z')

describe('the days of a period', () => {
  it.each([
    [{ days: 1 }, 'UTC', '2026-03-29', '2026-03-29'],
    [{ days: 7 }, 'UTC', '2026-03-23', '2026-03-29'],
    // Clocks were put forward that day: it is the 30th there already.
    [{ days: 7 }, 'Europe/Berlin', '2026-03-24', '2026-03-30'],
    [{ days: 5000 }, 'UTC', '2025-03-29', '2026-03-29'],
    [{ days: 0 }, 'UTC', '2026-03-29', '2026-03-29'],
    [{ from: '2026-01-01', to: '2026-01-31' }, 'UTC', '2026-01-01', '2026-01-31'],
    [{ from: '2026-03-01', to: '' }, 'UTC', '2026-03-01', '2026-03-29'],
    [{ from: '', to: '2026-01-31' }, 'UTC', '2025-01-31', '2026-01-31'],
    [{ from: '2020-01-01', to: '2026-01-31' }, 'UTC', '2025-01-31', '2026-01-31'],
    [{ from: '2026-03-01', to: '2027-01-01' }, 'UTC', '2026-03-01', '2026-03-29'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'UTC', '2026-02-01', '2026-02-02'],
  ])('%j in %s is from %s to %s', (period, zone, from, to) => {
    expect(daysOf(period, now, zone)).toEqual({ from, to })
  })

  it('a period has 1 to 366 days, ends no later than today, and its last days end with today in every zone', () => {
    const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo', 'America/Sao_Paulo', 'Asia/Jerusalem']
    const date = fc
      .date({ min: new Date('2005-01-01'), max: new Date('2035-12-30'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10))
    const ends = fc.oneof(date, fc.constant(''), fc.constant('soon'))
    const periods = fc.oneof(
      fc.record({ days: fc.integer({ min: -5, max: 800 }) }),
      fc.record({ from: ends, to: ends }),
    )
    const times = fc.integer({ min: Date.UTC(2006, 0), max: Date.UTC(2034, 0) })
    fc.assert(
      fc.property(periods, times, fc.constantFrom(...zones), (period, at, zone) => {
        const { from, to } = daysOf(period, at, zone)
        const today = dayIn(zone, at)
        expect([from, to].every((day) => startOfDay(zone, day) !== null)).toBe(true)
        expect(from <= to && to <= today && from >= dayAfter(to, -365)).toBe(true)
        if ('days' in period)
          expect([to, from]).toEqual([today, dayAfter(today, 1 - Math.min(366, Math.max(1, period.days)))])
      }),
      { numRuns: runs(400) },
    )
  })
})

it('the period before is as long, and ends on the day before', () => {
  expect(daysBefore('2026-03-01', '2026-03-31')).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  expect(daysBefore('2026-01-01', '2026-01-01')).toEqual({ from: '2025-12-31', to: '2025-12-31' })
})
