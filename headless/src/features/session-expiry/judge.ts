import type { User } from '../../session/index.ts'
import type { ExpiryReason, SessionExpiry, SessionExpiryState, SessionPolicy } from './types.ts'

/** When a session ends, and why. */
export interface End {
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly reason: ExpiryReason
}

/** The end of a session that comes first; `null` where it has none. Times are in epoch milliseconds of this machine. */
export function endOf(policy: SessionPolicy, lastActive: () => number, signedInAt: number | null): End | null {
  const { idleTimeout, reLoginAfter } = policy
  const idle = idleTimeout === null ? Number.POSITIVE_INFINITY : lastActive() + 1000 * idleTimeout
  const reLogin =
    reLoginAfter === null || signedInAt === null ? Number.POSITIVE_INFINITY : signedInAt + 1000 * reLoginAfter
  if (idle === reLogin && idle === Number.POSITIVE_INFINITY) return null
  return idle < reLogin ? { expiresAt: idle, reason: 'idle' } : { expiresAt: reLogin, reason: 'reLogin' }
}

/**
 * By how much this machine's clock is ahead of the provider's, in milliseconds, as a token shows that has just come. Within
 * the token's own life it is taken to be right.
 */
export function clockErrorOf({ claims: { iat, exp } }: User, now: number): number {
  if (typeof iat !== 'number' || typeof exp !== 'number') return 0
  return now < 1000 * iat - leeway || now > 1000 * exp ? now - 1000 * iat : 0
}

/** Milliseconds a clock may be behind without being wrong. */
const leeway = 5000

/** The state as a screen tells it at a moment. */
export function shownAt(
  { status, expiresAt, reason, policy }: SessionExpiryState,
  now: number,
  warnAhead: number,
): Omit<SessionExpiry, 'staySignedIn' | 'load'> {
  const shown = { status, expiresAt, reason, policy, remaining: null }
  if (status !== 'active' || expiresAt === null || now < warningFrom(expiresAt, policy, warnAhead)) return shown
  return { ...shown, status: 'warning', remaining: secondsLeft(expiresAt, now) }
}

/** When that changes by itself next, in epoch milliseconds; `null` where it does not. */
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
