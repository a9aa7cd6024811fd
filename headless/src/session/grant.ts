import type { Clock } from '../core/ports/ports.ts'
import type { LoginAnswer } from './types.ts'
import { claimsOf } from './user.ts'

/** An access token and how long it serves. */
export interface Grant {
  /** The access token itself. Kept in memory, nowhere else. */
  readonly token: string
  /** Milliseconds until it should be renewed ahead of its end: 80 % of its life, never in a tight loop. */
  readonly renewAfter: number
  /** When it ends, on the clock that never jumps back. */
  readonly deadline: number
}

/** The grant an answer brings, or `null` when it brings none. */
export function grantOf(answer: LoginAnswer, clock: Clock): Grant | null {
  if (!answer.accessToken) return null
  const lifetime = 1000 * secondsLeft(answer, answer.accessToken, clock.now())
  return {
    token: answer.accessToken,
    renewAfter: Math.max(0.8 * lifetime, shortestRenewal),
    deadline: clock.elapsed() + lifetime,
  }
}

const shortestRenewal = 10_000
const defaultLifetime = 300

function secondsLeft(answer: LoginAnswer, token: string, now: number): number {
  const exp = answer.exp ?? claimsOf(token)['exp']
  const seconds = answer.expiresIn ?? (typeof exp === 'number' ? exp - now / 1000 : defaultLifetime)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : defaultLifetime
}
