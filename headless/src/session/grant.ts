import type { Clock } from '../core/ports/ports.ts'
import type { LoginAnswer } from './types.ts'
import { claimsOf } from './user.ts'

/** An access token and how long it serves. */
export interface Grant {
  /** The access token itself. Kept in memory, nowhere else. */
  readonly token: string
  /** How many milliseconds it was given for. */
  readonly lifetime: number
  /** When it ends, on the clock that never jumps back. */
  readonly deadline: number
}

/** The grant an answer brings, or `null` when it brings none. */
export function grantOf(answer: LoginAnswer, clock: Clock): Grant | null {
  if (!answer.accessToken) return null
  const lifetime = 1000 * secondsLeft(answer, answer.accessToken, clock.now())
  return { token: answer.accessToken, lifetime, deadline: clock.elapsed() + lifetime }
}

/** Milliseconds until a grant should be renewed ahead of its end: 80 % of its life, never in a tight loop. */
export function renewalDelay(grant: Grant): number {
  return Math.max(0.8 * grant.lifetime, shortestRenewal)
}

/** Milliseconds until a failed renewal is tried again: doubling from a second, at most a minute. */
export function retryAfterFailures(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000)
}

const shortestRenewal = 10_000
const defaultLifetime = 300

function secondsLeft(answer: LoginAnswer, token: string, now: number): number {
  const exp = answer.exp ?? claimsOf(token)['exp']
  const seconds = answer.expiresIn ?? (typeof exp === 'number' ? exp - now / 1000 : defaultLifetime)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : defaultLifetime
}
