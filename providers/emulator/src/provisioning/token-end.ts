import { type Body, integer } from '../http/body.ts'

/** The end of a token that is created now (ISO 8601); `null` without one. */
export function tokenEnd(body: Body, now: number): string | null {
  if (body['expiresInMinutes'] === undefined) return null
  return new Date(now + integer(body, 'expiresInMinutes', 1, mostMinutes) * 60_000).toISOString()
}

/** Ten years of 365 days. */
const mostMinutes = 5_256_000
