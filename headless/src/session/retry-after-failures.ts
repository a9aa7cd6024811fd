import { PorticoError } from '../core/errors.ts'

/**
 * Milliseconds until a failed renewal is tried again: doubling from a second, at most a minute, and not before the
 * provider said.
 */
export function retryAfterFailures(failures: number, thrown?: unknown): number {
  const { retryAfter = 0 } = thrown instanceof PorticoError ? thrown : {}
  return Math.max(Math.min(1000 * 2 ** (failures - 1), 60_000), retryAfter)
}
