import type { Outcome } from '../../core/outcome.ts'

/** The state that `useLogOut` returns. */
export interface LogOutState {
  readonly step: LogOutStep
}

/** The steps of the log-out route. */
export interface LogOutStep {
  /** `loggingOut` until the session has ended; `loggedOut` while the browser opens the login. */
  readonly name: 'loggingOut' | 'loggedOut'
}

/** The actions that `useLogOut` returns. */
export interface LogOutRouteActions {
  /**
   * Ends the session and opens the login as a new document after 500 ms. Runs by itself on the route, and joins a
   * log-out under way.
   */
  logOut(): Promise<Outcome>
  /** Opens the login now instead of after the delay. */
  continueToLogin(): void
}
