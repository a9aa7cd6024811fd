/** A whole hour around `now`, in ISO 8601, so that seeds of about the same time are equal. `now` is in epoch milliseconds. */
export function startOfHour(now: number, hoursLater: number): string {
  const hour = 3_600_000
  return new Date((Math.floor(now / hour) + hoursLater) * hour).toISOString()
}
