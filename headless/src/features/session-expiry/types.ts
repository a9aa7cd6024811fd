import type { Outcome } from '../../core/outcome.ts'

/** Why a session ends by itself: nobody did anything for too long, or the person has to sign in again. */
export type ExpiryReason = 'idle' | 'reLogin'

/** How long sessions last in the tenant, as its administrators have set it. */
export interface SessionPolicy {
  /** Seconds without any input after which the person is signed out; `null` where that is not limited. */
  readonly idleTimeout: number | null
  /** Seconds after signing in when the person has to do so again, however busy; `null` where that is not limited. */
  readonly reLoginAfter: number | null
  /** How many sessions a person may have at once, kept by the provider; `null` where that is not limited. */
  readonly maxSessions: number | null
}

/** When the session ends by itself. */
export interface SessionExpiryState {
  /**
   * `none` where nobody is signed in or nothing is limited; `expired` from the end of a session by its policy to the next
   * sign-in, so that a screen can say why.
   */
  readonly status: 'none' | 'active' | 'expired'
  /** When the session ends unless it is extended, in epoch milliseconds of this machine's clock; `null` while it does not. */
  readonly expiresAt: number | null
  /** Why it ends then, or why it has ended; `null` where it does not. */
  readonly reason: ExpiryReason | null
  /** What the tenant limits; `null` until it is read, and where it cannot be: then nothing is limited here. */
  readonly policy: SessionPolicy | null
}

/** What can be done about it. */
export interface SessionExpiryActions {
  /** Counts as something the person did, in all tabs. It puts off the end by idleness; not that by forced re-login. */
  staySignedIn(): void
  /** Reads the policy anew; what is known stays until it is there, and where it cannot be read. */
  load(): Promise<Outcome>
}

/** What {@link useSessionExpiry} is asked for. */
export interface SessionExpiryOptions {
  /**
   * Seconds before the end from which on it warns. Default 60 (WCAG 2.2.1 asks for 20 at least). Where sessions may be idle
   * for less than twice as long, it warns for the second half of that.
   */
  readonly warnAhead?: number | undefined
}

/** When the session ends, as a screen tells it, with what can be done. */
export interface SessionExpiry extends Omit<SessionExpiryState, 'status'>, SessionExpiryActions {
  /** As {@link SessionExpiryState.status}, with `warning` shortly before the end. */
  readonly status: SessionExpiryState['status'] | 'warning'
  /** Whole seconds left, counting down while it warns; `null` otherwise. */
  readonly remaining: number | null
}
