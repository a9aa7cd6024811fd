import type { Clock } from '../core/ports/ports.ts'
import { claimsOf } from '../core/token-claims.ts'
import type { LoginAnswer } from './types.ts'

/** An access token and how long it serves. */
export interface Grant {
  /** The access token itself. Kept in memory, nowhere else. */
  readonly token: string
  /** Milliseconds until it should be renewed ahead of its end: 80 % of its life, never in a tight loop. */
  readonly renewAfter: number
  /** Milliseconds it still serves: by the clock that never jumps back, and by the wall's, which alone runs in sleep. */
  readonly left: () => number
}

/** The grant an answer brings, or `null` when it brings none. */
export function grantOf(answer: LoginAnswer, clock: Clock): Grant | null {
  if (!answer.accessToken) return null
  const began = clock.now()
  const beganElapsed = clock.elapsed()
  const lifetime = 1000 * lifetimeOf(answer, answer.accessToken, began)
  return {
    token: answer.accessToken,
    renewAfter: Math.max(0.8 * lifetime, shortestRenewal),
    left: () => lifetime - Math.max(clock.elapsed() - beganElapsed, clock.now() - began),
  }
}

const shortestRenewal = 10_000
const defaultLifetime = 300

/**
 * Seconds. If the token states its time of issue, only the provider's clock counts: the page's may be wrong by days.
 */
function lifetimeOf(answer: LoginAnswer, token: string, now: number): number {
  const { iat = now / 1000, exp = answer.exp } = claimsOf(token)
  const seconds = answer.expiresIn ?? (typeof exp === 'number' && typeof iat === 'number' ? exp - iat : defaultLifetime)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : defaultLifetime
}
