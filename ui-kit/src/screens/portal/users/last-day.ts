/** A day of the person's calendar as `2026-03-12`. */
export function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** The last moment of a day, `2026-03-12`, in the person's time zone. */
export function endOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 23, 59, 59)
}

/** The day after a moment in epoch milliseconds. */
export function tomorrow(now: number): string {
  const today = new Date(now)
  return dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1))
}
