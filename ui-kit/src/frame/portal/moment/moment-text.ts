import { daysBetween, type Zone } from '@portico/headless/internal'
import { relativeFormat } from '../../../i18n/intl.ts'

/** The language and the dates of a person. */
export interface MomentWords {
  /** The tag of the language (BCP 47). */
  readonly code: string
  readonly zone: Zone
  readonly dates: { format(at: number): string }
}

/** A moment in words: "2 min. ago", "Yesterday", and from a week on its date. Both times are epoch milliseconds. */
export function momentText(time: number, now: number, { code, zone, dates }: MomentWords): string {
  const distance = Math.abs(time - now)
  if (distance >= 7 * day) return dates.format(time)
  const [unit, size] = units.find(([, length]) => distance >= length) ?? second
  // Yesterday is the day before in the calendar, not what is 24 hours ago.
  const count = unit === 'day' ? daysBetween(zone, now, time) : Math.trunc((time - now) / size)
  const text = relativeFormat(code, { numeric: 'auto', style: 'short' }).format(unit === 'second' ? 0 : count, unit)
  return `${text.charAt(0).toLocaleUpperCase(code)}${text.slice(1)}`
}

const second = ['second', 1000] as const
const day = 86_400_000
const units = [['day', day], ['hour', 3_600_000], ['minute', 60_000], second] as const
