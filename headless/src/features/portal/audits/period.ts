import { startOfDay, type Zone } from '../../../core/day-in-zone.ts'

/** A period of the audit log: the last days until now, or whole days of the calendar. */
export type AuditPeriod = LastDays | CalendarDays

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
 * Reads the filter `createdAt` of the audit log: `P7D` for the last seven days, or `2026-11-01/2026-11-07`, of which one end
 * may be empty. `null` for any other text.
 *
 * @see ISO 8601, durations and intervals
 */
export function readAuditPeriod(text: string): AuditPeriod | null {
  const days = /^P([1-9]\d{0,3})D$/.exec(text)?.[1]
  if (days !== undefined) return { days: Number(days) }
  const [from, to, ...more] = text.split('/')
  if (from === undefined || to === undefined || more.length > 0 || (from === '' && to === '')) return null
  return [from, to].every((day) => day === '' || startOfDay('UTC', day) !== null) ? { from, to } : null
}

/** Writes a period as the filter `createdAt`. Days without any end are an empty text, for no filter. */
export function auditPeriodText(period: AuditPeriod): string {
  if ('days' in period) return `P${period.days}D`
  return period.from === '' && period.to === '' ? '' : `${period.from}/${period.to}`
}

/**
 * A period as an interval of times, which the provider compares: its start is included, its end is not. `..` is open. Days are those of
 * the zone.
 */
export function intervalOf(period: AuditPeriod, now: number, zone: Zone): string {
  if ('days' in period) return `${new Date(now - period.days * dayLength).toISOString()}/..`
  const times = [startOfDay(zone, period.from), startOfDay(zone, period.to, 1)]
  return times.map((time) => (time === null ? '..' : new Date(time).toISOString())).join('/')
}

const dayLength = 86_400_000
