/**
 * Milliseconds until a failed renewal is tried again: doubling from a second, at most a minute; at most four seconds if no
 * user `isSeen`, because the page shows nothing until then.
 */
export function retryAfterFailures(failures: number, isSeen: boolean): number {
  return Math.min(1000 * 2 ** (failures - 1), isSeen ? 60_000 : 4000)
}
