import { type Day, dayAfter, dayIn, daysBetween, startOfDay, type Zone } from '../../../core/day-in-zone.ts'
import type { UsagePeriod } from './types.ts'

/** Days of the calendar, both included. */
export interface Days {
  readonly from: Day
  readonly to: Day
}

/** The days of a period at a time, in epoch milliseconds. None is after today, and they are 366 at most. */
export function daysOf(period: UsagePeriod, now: number, zone: Zone): Days {
  const today = dayIn(zone, now)
  if ('days' in period) return { from: dayAfter(today, 1 - between(1, period.days, mostDays)), to: today }
  const [first, last] = [period.from, period.to].map((day) => (isDay(day) && day < today ? day : today))
  const [from = today, to = today] = isDay(period.from) ? [first, last].sort() : ['', last]
  const earliest = dayAfter(to, 1 - mostDays)
  return { from: from > earliest ? from : earliest, to }
}

/** The same number of days before a period. */
export function daysBefore(from: Day, to: Day): Days {
  const length = daysBetween('UTC', Date.parse(from), Date.parse(to)) + 1
  return { from: dayAfter(from, -length), to: dayAfter(from, -1) }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value) || least))
}

function isDay(text: string): boolean {
  return startOfDay('UTC', text) !== null
}

const mostDays = 366
