import type { ListState, RowInput, WholeListActions } from '../../core/lists/list.ts'
import type { Outcome } from '../../core/outcome.ts'

/** A session that the signed-in person has open in a browser. */
export interface LoginSession {
  readonly id: string
  /** `true` for the session of this page. */
  readonly isCurrent: boolean
  /** The browser, as its `User-Agent` header names it; empty if the provider does not know it. */
  readonly userAgent: string
  /** The address it was opened from; empty if the provider does not know it. */
  readonly ipAddress: string
  /** The time it was opened (ISO 8601); empty if the provider does not know it. */
  readonly createdAt: string
  /** `true` if another person opened it in the name of this one. */
  readonly isImpersonated: boolean
}

/** The open sessions of the signed-in person, the newest first. */
export interface LoginSessionsState extends ListState<LoginSession> {}

/** Actions on the open sessions. The list loads by itself while it is on the screen and a person is signed in. */
export interface LoginSessionsActions extends WholeListActions<LoginSession> {
  /**
   * Ends one session. Its row disappears at once and returns if the provider refuses. Fails with `current-session` for
   * the session of this page: log out instead.
   */
  remove(input: RowInput): Promise<Outcome>
  /** Ends every session except the one of this page. */
  removeOthers(): Promise<Outcome>
}
