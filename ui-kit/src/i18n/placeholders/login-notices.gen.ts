// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `login-notices`, each with the values it takes. */
export interface LoginNoticesPlaceholders {
  /** Your sign-in was interrupted */
  readonly 'login.secondFactorInterrupted.title': Record<never, never>
  /** The page was loaded again before the second step was done. Start again, it takes a moment. */
  readonly 'login.secondFactorInterrupted': Record<never, never>
  /** Your authenticator is switched off */
  readonly 'login.secondFactorRemoved.title': Record<never, never>
  /** The recovery code has been used. Sign in with your password, then set up an authenticator again. */
  readonly 'login.secondFactorRemoved': Record<never, never>
  /** Your browser didn’t keep the sign-in */
  readonly 'login.cookieBlocked.title': Record<never, never>
  /** It blocks cookies of other sites. Allow them here, or use another browser. */
  readonly 'login.cookieBlocked': Record<never, never>
  /** Your session has ended */
  readonly 'login.sessionEnded.title': Record<never, never>
  /** Sign in again to go on. */
  readonly 'login.sessionEnded': Record<never, never>
}
