import { expect, it } from 'vitest'
import { dayOf, endOf, tomorrow } from './last-day.ts'

it('a last day is a calendar day in local time, with its last second', () => {
  expect(dayOf(new Date(2026, 2, 7, 0, 1))).toBe('2026-03-07')
  expect(endOf('2026-03-07')).toEqual(new Date(2026, 2, 7, 23, 59, 59))
  expect(dayOf(endOf('2026-12-31'))).toBe('2026-12-31')
})

it('begins tomorrow, at the end of a month too', () => {
  expect(tomorrow(new Date(2026, 11, 31, 23, 0).getTime())).toBe('2027-01-01')
})
