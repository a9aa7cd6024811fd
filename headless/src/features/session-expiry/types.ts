import type { Outcome } from '../../core/outcome.ts'

/** The reason for a session's end: no input for too long, or a forced re-login. */
export type ExpiryReason = 'idle' | 'reLogin'

/** The session limits that the tenant's administrators have set. */
export interface SessionPolicy {
  /** Seconds without input until the sign-out; `null` for no limit. */
  readonly idleTimeout: number | null
  /** Seconds after the sign-in until a forced re-login, regardless of activity; `null` for no limit. */
  readonly reLoginAfter: number | null
  /** Maximum number of concurrent sessions per user, enforced by the provider; `null` for no limit. */
  readonly maxSessions: number | null
}

/** The automatic end of the session. */
export interface SessionExpiryState {
  /** `none` without a user or a limit; `expired` from an end by the policy to the next sign-in. */
  readonly status: 'none' | 'active' | 'expired'
  /** The end of the session unless extended, in epoch milliseconds of this machine's clock, or `null`. */
  readonly expiresAt: number | null
  /** The reason of the coming or past end, or `null`. */
  readonly reason: ExpiryReason | null
  /** The tenant's limits; `null` until loaded, and if loading fails. Without a policy nothing ends here. */
  readonly policy: SessionPolicy | null
}

/** The actions that `useSessionExpiry` returns. */
export interface SessionExpiryActions {
  /** Counts as input in all tabs. It delays the end by inactivity, but not a forced re-login. */
  staySignedIn(): void
  /** Reloads the policy. The current one stays until the answer arrives, and after a failure. */
  load(): Promise<Outcome>
}

export interface SessionExpiryOptions {
  /**
   * Seconds before the end when the warning starts. Default 60; WCAG 2.2.1 requires at least 20. If the idle limit is
   * less than twice that, the warning takes its second half.
   */
  readonly warnAhead?: number | undefined
}

/** The end of the session as a screen renders it, with the actions. */
export interface SessionExpiry extends Omit<SessionExpiryState, 'status'>, SessionExpiryActions {
  /** As {@link SessionExpiryState.status}, with `warning` shortly before the end. */
  readonly status: SessionExpiryState['status'] | 'warning'
  /** Whole seconds left during the warning; `null` otherwise. */
  readonly remaining: number | null
}
