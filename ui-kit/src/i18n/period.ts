/** A period as people say it: so many of the largest unit that it fills. */
export interface Period {
  /** What is counted. `year` stands for more than 365 whole days. */
  readonly unit: 'minute' | 'hour' | 'day' | 'year'
  /** How many: 1 or more. */
  readonly count: number
}

/** The {@link Period} of some seconds, such as 14 days. It promises no more than there is: a day and a half are 1 day. */
export function periodOf(seconds: number): Period {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? minute
  return { unit, count: Math.max(1, Math.floor(seconds / size)) }
}

const minute = ['minute', 60] as const
const day = 86_400
const units = [['year', 366 * day], ['day', day], ['hour', 3_600], minute] as const
