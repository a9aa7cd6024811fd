import type { PorticoError } from '../core/errors.ts'

/** How often a safe call is tried and how long lies between. */
export interface RetryPolicy {
  /** Tries in all. Default 3. */
  readonly attempts?: number
  /** Milliseconds between two tries. Default 500. */
  readonly delay?: number
}

/**
 * How many milliseconds to wait before the next try, or `null` when there is none: only calls that change nothing are
 * tried again, only on failures that pass, and `Retry-After` is honoured up to 60 seconds.
 */
export function retryDelay(
  method: string,
  attempt: number,
  error: PorticoError,
  { attempts = 3, delay = 500 }: RetryPolicy = {},
): number | null {
  if (method !== 'get' || attempt >= attempts) return null
  if (!passing.test(String(error.status ?? error.code))) return null
  return error.retryAfter ?? delay
}

const passing = /^(?:408|429|50[234]|network|timeout)$/
const longestWait = 60_000

/** Milliseconds that `Retry-After` asks for, in seconds or as a date: at most 60 seconds; `undefined` where it asks nothing. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? Math.min(ms, longestWait) : undefined
}
