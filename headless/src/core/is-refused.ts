import { PorticoError } from './errors.ts'

/**
 * `true` if the provider refuses the request now and later: any status from 400 to 499 except 408 (too slow) and 429
 * (too often).
 */
export function isRefused(error: unknown): boolean {
  const status = error instanceof PorticoError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
