import { numberFormat } from '../../../i18n/intl.ts'

/** The units of a time, from the shortest. */
export const units = ['minutes', 'hours', 'days'] as const

/** A unit of a time. */
export type Unit = (typeof units)[number]

/** The seconds of a unit. */
export const secondsIn: Readonly<Record<Unit, number>> = { minutes: 60, hours: 3600, days: 86_400 }

/** The longest unit that a time is a whole number of; minutes for any other time. */
export function unitOf(seconds: number): Unit {
  return units.findLast((unit) => seconds > 0 && seconds % secondsIn[unit] === 0) ?? 'minutes'
}

/** A time in words of a language: "8 hours". */
export function durationText(seconds: number, code: string): string {
  const unit = unitOf(seconds)
  const amount = Math.round((10 * seconds) / secondsIn[unit]) / 10
  return numberFormat(code, { style: 'unit', unit: intlUnits[unit], unitDisplay: 'long' }).format(amount)
}

const intlUnits = { minutes: 'minute', hours: 'hour', days: 'day' } as const
