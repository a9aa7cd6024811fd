import { malformed } from '@portico/headless/provider'

/** Days of a time zone, both included, as `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A part of a period: its days, and its end in epoch milliseconds, which is not in it. */
export interface Bucket extends Days {
  readonly end: number
}

export type Step = 'day' | 'week' | 'month'

/** The number of days of a period. */
export function lengthOf({ from, to }: Days): number {
  return numberOf(to) - numberOf(from) + 1
}

/** The same number of days before a period. */
export function daysBefore(days: Days): Days {
  const first = numberOf(days.from)
  return { from: dayOf(first - lengthOf(days)), to: dayOf(first - 1) }
}

/** The first moment of a period, in epoch milliseconds. */
export function startOf(zone: string, { from }: Days): number {
  return startOfDay(zone, from)
}

/** The parts of a period. Weeks begin on Monday. The first part begins and the last one ends with the period. */
export function bucketsOf(zone: string, { from, to }: Days, step: Step): readonly Bucket[] {
  const buckets: Bucket[] = []
  const last = numberOf(to)
  for (let first = numberOf(from); first <= last; ) {
    const next = Math.min(nextOf(first, step), last + 1)
    buckets.push({ from: dayOf(first), to: dayOf(next - 1), end: startOfDay(zone, dayOf(next)) })
    first = next
  }
  return buckets
}

/** The first day of the next step. Days are counted from 1970, which began with a Thursday. */
function nextOf(day: number, step: Step): number {
  if (step === 'day') return day + 1
  if (step === 'week') return day + 7 - ((day + 3) % 7)
  const date = new Date(day * dayLength)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / dayLength
}

/** The first moment that shows a day. Clocks may skip midnight. */
function startOfDay(zone: string, day: string): number {
  const dayAt = formatIn(zone)
  const midnight = numberOf(day) * dayLength
  let before = midnight - 15 * 3_600_000
  let from = midnight + 14 * 3_600_000
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayAt.format(middle) >= day) from = middle
    else before = middle
  }
  return from
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of days in a zone. Refuses an unknown zone. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(zone, format)
    return format
  } catch {
    throw malformed('timeZone is no time zone')
  }
}

/** The days from 1970 to a day. Refuses a text that is no day. */
function numberOf(day: string): number {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) / dayLength : Number.NaN
  if (Number.isInteger(number) && dayOf(number) === day) return number
  throw malformed('from and to are days as YYYY-MM-DD')
}

function dayOf(number: number): string {
  return new Date(number * dayLength).toISOString().slice(0, 10)
}

const dayLength = 86_400_000
