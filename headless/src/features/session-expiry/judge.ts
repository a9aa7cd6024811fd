import type { User } from '../../session/index.ts'
import type { ExpiryReason, SessionExpiry, SessionExpiryState, SessionPolicy } from './types.ts'

/** The time and reason of a session's end. */
export interface End {
  /** The end in epoch milliseconds. */
  readonly expiresAt: number
  readonly reason: ExpiryReason
}

/** The earliest end of a session, or `null` if it has none. Times are in epoch milliseconds of this machine. */
export function endOf(policy: SessionPolicy, lastActive: () => number, signedInAt: number | null): End | null {
  const { idleTimeout, reLoginAfter } = policy
  const idle = idleTimeout === null ? Number.POSITIVE_INFINITY : lastActive() + 1000 * idleTimeout
  const reLogin =
    reLoginAfter === null || signedInAt === null ? Number.POSITIVE_INFINITY : signedInAt + 1000 * reLoginAfter
  if (idle === reLogin && idle === Number.POSITIVE_INFINITY) return null
  return idle < reLogin ? { expiresAt: idle, reason: 'idle' } : { expiresAt: reLogin, reason: 'reLogin' }
}

/**
 * The lead of this machine's clock over the provider's in milliseconds, measured by a fresh token. Within the token's
 * lifetime the clock counts as correct.
 */
export function clockErrorOf({ claims: { iat, exp } }: User, now: number): number {
  if (typeof iat !== 'number' || typeof exp !== 'number') return 0
  return now < 1000 * iat - leeway || now > 1000 * exp ? now - 1000 * iat : 0
}

/** Tolerance for a clock that is behind, in milliseconds. */
const leeway = 5000

/** The state at a point in time, as screens render it. */
export function shownAt(
  { status, expiresAt, reason, policy }: SessionExpiryState,
  now: number,
  warnAhead: number,
): Omit<SessionExpiry, 'staySignedIn' | 'load'> {
  const shown = { status, expiresAt, reason, policy, remaining: null }
  if (status !== 'active' || expiresAt === null || now < warningFrom(expiresAt, policy, warnAhead)) return shown
  return { ...shown, status: 'warning', remaining: secondsLeft(expiresAt, now) }
}

/** The next time the state changes by itself, in epoch milliseconds, or `null`. */
export function nextChange(
  { status, expiresAt, policy }: SessionExpiryState,
  now: number,
  warnAhead: number,
): number | null {
  if (status !== 'active' || expiresAt === null || now >= expiresAt) return null
  const from = warningFrom(expiresAt, policy, warnAhead)
  return now < from ? from : expiresAt - 1000 * (secondsLeft(expiresAt, now) - 1)
}

function warningFrom(expiresAt: number, policy: SessionPolicy | null, warnAhead: number): number {
  return expiresAt - 1000 * Math.min(warnAhead, (policy?.idleTimeout ?? Number.POSITIVE_INFINITY) / 2)
}

function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000))
}
