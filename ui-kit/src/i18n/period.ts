/** A duration in the largest unit that it fills. */
export interface Period {
  /** `year` means more than 365 whole days. */
  readonly unit: 'minute' | 'hour' | 'day' | 'year'
  /** At least 1, rounded down. */
  readonly count: number
}

/** Converts seconds to a {@link Period}, such as 14 days. It rounds down: a day and a half is 1 day. */
export function periodOf(seconds: number): Period {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? minute
  return { unit, count: Math.max(1, Math.floor(seconds / size)) }
}

const minute = ['minute', 60] as const
const day = 86_400
const units = [['year', 366 * day], ['day', day], ['hour', 3_600], minute] as const
