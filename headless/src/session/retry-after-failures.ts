/** Milliseconds until a failed renewal is tried again: doubling from a second, at most a minute. */
export function retryAfterFailures(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000)
}
