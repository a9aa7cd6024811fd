import type { Grant } from '../grant.ts'
import type { LoginAnswer, User } from '../types.ts'

/**
 * A session as all tabs of a browser share it: one tab renews it for all, and what happens to it in one tab happens in all.
 * A token goes from tab to tab by a channel of the origin and is never stored.
 */
export interface SharedSession {
  /**
   * Renews the session while no other tab does. Resolves to the provider's answer, or to `null` if another tab's token came
   * first and nothing was sent.
   */
  readonly renew: (renewal: Renewal) => Promise<LoginAnswer | null>
  /** Runs a call that spends or sets the cookie, while no tab renews the session. It runs once, and must not renew itself. */
  readonly callInTurn: <Value extends object>(call: () => Promise<Value>, signal: AbortSignal) => Promise<Value>
  /** Publishes a sign-in that began at generation `since`. Returns `false` if the other tabs have newer tokens of it. */
  readonly opened: (grant: Grant, since: number) => boolean
  /** Publishes that the provider refused to renew the session. */
  readonly ended: () => void
  /** Publishes a log-out by a person, which is owed until the provider has confirmed it. */
  readonly loggedOut: () => void
  /** The newest generation that is known here. */
  readonly newest: () => number
  /** True if the last event of a session here was not its end. */
  readonly wasSeen: () => boolean
  /** True if a log-out or another user has overtaken `generation` of a user. */
  readonly isOver: (generation: number, user: User) => boolean
  /** Unsubscribes from the other tabs. */
  readonly close: () => void
}

/** A renewal that waits for its turn. */
export interface Renewal {
  /** Ends the wait, and the call. */
  readonly signal: AbortSignal
  readonly ask: () => Promise<LoginAnswer>
  /** Runs before `ask`. With it, the provider is asked although another tab has just renewed. */
  readonly change?: (() => Promise<unknown>) | undefined
}
