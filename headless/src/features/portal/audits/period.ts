import { type Day, dayAfter, dayIn, startOfDay, type Zone } from '../../../core/day-in-zone.ts'

/** A period of the audit log: a day or a month near now, the last days until now, or whole days of the calendar. */
export type AuditPeriod = NearDay | NearMonth | LastDays | CalendarDays

/** A whole day, as it is at the time of the read: a saved view of today is another day tomorrow. */
export interface NearDay {
  readonly day: 'today' | 'yesterday'
}

/** A month of the calendar, as it is at the time of the read. `this` ends with today. */
export interface NearMonth {
  readonly month: 'this' | 'last'
}

/** The last days until now. */
export interface LastDays {
  readonly days: number
}

/** Days of the calendar, both included, as `YYYY-MM-DD`. An empty one leaves its end open. */
export interface CalendarDays {
  readonly from: string
  readonly to: string
}

/**
 * Reads the filter `createdAt` of the audit log: `today` or `yesterday`, `this-month` or `last-month`, `P7D` for the
 * last seven days, or `2026-11-01/2026-11-07`, of which one end may be empty. `null` for any other text.
 *
 * @see ISO 8601, durations and intervals
 */
export function readAuditPeriod(text: string): AuditPeriod | null {
  if (text === 'today' || text === 'yesterday') return { day: text }
  if (text === 'this-month' || text === 'last-month') return { month: text === 'this-month' ? 'this' : 'last' }
  const days = /^P([1-9]\d{0,3})D$/.exec(text)?.[1]
  if (days !== undefined) return { days: Number(days) }
  const [from, to, ...more] = text.split('/')
  if (from === undefined || to === undefined || more.length > 0 || (from === '' && to === '')) return null
  return [from, to].every((day) => day === '' || startOfDay('UTC', day) !== null) ? { from, to } : null
}

/** Writes a period as the filter `createdAt`. Days without any end are an empty text, for no filter. */
export function auditPeriodText(period: AuditPeriod): string {
  if ('day' in period) return period.day
  if ('month' in period) return `${period.month}-month`
  if ('days' in period) return `P${period.days}D`
  return period.from === '' && period.to === '' ? '' : `${period.from}/${period.to}`
}

/**
 * A period as an interval of times, which the provider compares: its start is included, its end is not. `..` is open. Days are those of
 * the zone.
 */
export function intervalOf(period: AuditPeriod, now: number, zone: Zone): string {
  if ('days' in period) return `${new Date(now - period.days * dayLength).toISOString()}/..`
  const { from, to } = calendarDays(period, now, zone)
  const times = [startOfDay(zone, from), startOfDay(zone, to, 1)]
  return times.map((time) => (time === null ? '..' : new Date(time).toISOString())).join('/')
}

/** The days whose events a file of a period has. An empty `from` is the first event. None is after today. */
export function fileDays(period: AuditPeriod | null, now: number, zone: Zone): CalendarDays {
  const today = dayIn(zone, now)
  if (!period) return { from: '', to: today }
  if ('days' in period) return { from: dayIn(zone, now - period.days * dayLength), to: today }
  const { from, to } = calendarDays(period, now, zone)
  return { from, to: to === '' || to > today ? today : to }
}

function calendarDays(period: Exclude<AuditPeriod, LastDays>, now: number, zone: Zone): CalendarDays {
  const today = dayIn(zone, now)
  if ('day' in period) {
    const day = period.day === 'today' ? today : dayAfter(today, -1)
    return { from: day, to: day }
  }
  if (!('month' in period)) return period
  const last = period.month === 'this' ? today : dayAfter(firstOfMonth(today), -1)
  return { from: firstOfMonth(last), to: last }
}

function firstOfMonth(day: Day): Day {
  return day.replace(/\d\d$/, '01')
}

const dayLength = 86_400_000
