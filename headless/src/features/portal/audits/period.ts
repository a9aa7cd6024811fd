import { dayAfter, dayIn, startOfDay, type Zone } from '../../../core/day-in-zone.ts'

/** A period of the audit log: a day near now, the last days until now, or whole days of the calendar. */
export type AuditPeriod = NearDay | LastDays | CalendarDays

/** A whole day, as it is at the time of the read: a saved view of today is another day tomorrow. */
export interface NearDay {
  readonly day: 'today' | 'yesterday'
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
 * Reads the filter `createdAt` of the audit log: `today` or `yesterday`, `P7D` for the last seven days, or
 * `2026-11-01/2026-11-07`, of which one end may be empty. `null` for any other text.
 *
 * @see ISO 8601, durations and intervals
 */
export function readAuditPeriod(text: string): AuditPeriod | null {
  if (text === 'today' || text === 'yesterday') return { day: text }
  const days = /^P([1-9]\d{0,3})D$/.exec(text)?.[1]
  if (days !== undefined) return { days: Number(days) }
  const [from, to, ...more] = text.split('/')
  if (from === undefined || to === undefined || more.length > 0 || (from === '' && to === '')) return null
  return [from, to].every((day) => day === '' || startOfDay('UTC', day) !== null) ? { from, to } : null
}

/** Writes a period as the filter `createdAt`. Days without any end are an empty text, for no filter. */
export function auditPeriodText(period: AuditPeriod): string {
  if ('day' in period) return period.day
  if ('days' in period) return `P${period.days}D`
  return period.from === '' && period.to === '' ? '' : `${period.from}/${period.to}`
}

/**
 * A period as an interval of times, which the provider compares: its start is included, its end is not. `..` is open. Days are those of
 * the zone.
 */
export function intervalOf(period: AuditPeriod, now: number, zone: Zone): string {
  if ('day' in period) {
    const from = period.day === 'today' ? 0 : -1
    return intervalOf({ from: dayAfter(dayIn(zone, now), from), to: dayAfter(dayIn(zone, now), from) }, now, zone)
  }
  if ('days' in period) return `${new Date(now - period.days * dayLength).toISOString()}/..`
  const times = [startOfDay(zone, period.from), startOfDay(zone, period.to, 1)]
  return times.map((time) => (time === null ? '..' : new Date(time).toISOString())).join('/')
}

const dayLength = 86_400_000
