import type { Outcome } from '../../core/outcome.ts'

/** Where the log-out route stands. */
export interface LogOutState {
  /** `loggingOut` until the session has ended; `loggedOut` while the browser goes to the login. */
  readonly step: LogOutStep
}

/** Where the log-out route stands. */
export interface LogOutStep {
  /** Which step this is. */
  readonly name: 'loggingOut' | 'loggedOut'
}

/** What the log-out route does. */
export interface LogOutRouteActions {
  /**
   * Ends the session and leaves for the login, as a whole page, 500 ms later. It begins by itself when the route is on
   * the screen, and joins a log-out that is under way.
   */
  logOut(): Promise<Outcome>
  /** Leaves for the login now. */
  continueToLogin(): void
}
