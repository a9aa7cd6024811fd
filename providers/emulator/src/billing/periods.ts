const day = 24 * 60 * 60 * 1000

/** Days after which a failed charge is tried again, each counted from the failure before. Then the subscription expires. */
export const retryDays: readonly number[] = [1, 3, 5]

/** A time so many days later. */
export function afterDays(time: number, days: number): number {
  return time + days * day
}

/**
 * The end of a period that begins at a time, in UTC. It ends on the anchor day of the next month or year, or on the last day of
 * a month without that day.
 */
export function periodEndOf(start: number, interval: 'month' | 'year', anchorDay: number): number {
  const date = new Date(start)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(anchorDay, lastDay))
  return date.getTime()
}

/** The day of the month of a time, in UTC. */
export function dayOf(time: number): number {
  return new Date(time).getUTCDate()
}

/** The part of an amount for the rest of a period, rounded down to a whole unit: the tenant is never credited more than it paid. */
export function unusedAmount(amount: number, { periodStart, periodEnd }: Period, at: number): number {
  const whole = periodEnd - periodStart
  const left = Math.min(Math.max(periodEnd - at, 0), whole)
  return whole > 0 ? Number((BigInt(amount) * BigInt(left)) / BigInt(whole)) : 0
}

interface Period {
  readonly periodStart: number
  readonly periodEnd: number
}
