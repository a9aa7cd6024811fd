import { PorticoError } from './errors.ts'

/**
 * Whether the provider will not take what was sent, now or later: any status from 400 to 499 but those of an answer that
 * was too slow (408) or asked for too often (429).
 */
export function isRefused(error: unknown): boolean {
  const status = error instanceof PorticoError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
