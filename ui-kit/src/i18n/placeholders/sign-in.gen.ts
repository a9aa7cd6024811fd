// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `sign-in`, each with the values it takes. */
export interface SignInPlaceholders {
  /** Sign-in */
  readonly 'login.boxLabel': Record<never, never>
  /** {app, select, none {Sign in} other {Sign in to {app}}} */
  readonly 'login.title': Readonly<Record<'app', string>>
  /** Use your work email to continue. */
  readonly 'login.lead': Record<never, never>
  /** Email */
  readonly 'login.emailLabel': Record<never, never>
  /** name@company.com */
  readonly 'login.emailPlaceholder': Record<never, never>
  /** Continue */
  readonly 'login.continue': Record<never, never>
  /** Looking up how you sign in… */
  readonly 'login.lookingUp': Record<never, never>
  /** Start again */
  readonly 'login.startAgain': Record<never, never>
  /** Enter your email address. */
  readonly 'errors.email-required': Record<never, never>
  /** Enter the whole address, such as name@company.com. */
  readonly 'errors.email-incomplete': Record<never, never>
  /** The address has a character that no address has: {character}. Remove it, or type the address. */
  readonly 'errors.email-character': Readonly<Record<'character', string>>
  /** {app, select, none {We can’t connect} other {We can’t reach {app}}} */
  readonly 'errors.network.title': Readonly<Record<'app', string>>
  /** Check your connection, then try again. */
  readonly 'errors.network': Record<never, never>
  /** You’re in another account now */
  readonly 'errors.session-changed.title': Record<never, never>
  /** Nothing was sent. Open it again for the account that you’re in. */
  readonly 'errors.session-changed': Record<never, never>
  /** {app, select, none {This is taking too long} other {{app} is taking too long to answer}} */
  readonly 'errors.timeout.title': Readonly<Record<'app', string>>
  /** Try again in a moment. */
  readonly 'errors.timeout': Record<never, never>
  /** Something went wrong on our side */
  readonly 'errors.genericErrorMessage.title': Record<never, never>
  /** Nothing is wrong with your account. Try again in a moment. */
  readonly 'errors.genericErrorMessage': Record<never, never>
  /** That didn’t work */
  readonly 'errors.unknown.title': Record<never, never>
  /** Try again. If it goes on, tell your administrator. */
  readonly 'errors.unknown': Record<never, never>
  /** One moment… */
  readonly 'login.loading': Record<never, never>
  /** Try again */
  readonly 'login.tryAgain': Record<never, never>
  /** About this page */
  readonly 'login.links': Record<never, never>
  /** Your account is disabled */
  readonly 'errors.ER-USER-DISABLED.title': Record<never, never>
  /** Ask your administrator to enable it. */
  readonly 'errors.ER-USER-DISABLED': Record<never, never>
  /** Your access has ended */
  readonly 'errors.ER-USER-EXPIRED.title': Record<never, never>
  /** Ask your administrator to extend it. */
  readonly 'errors.ER-USER-EXPIRED': Record<never, never>
  /** Not from this network */
  readonly 'errors.ER-IP-RESTRICTED.title': Record<never, never>
  /** Ask your administrator to allow it. */
  readonly 'errors.ER-IP-RESTRICTED': Record<never, never>
  /** This domain may not join */
  readonly 'errors.ER-DOMAIN-RESTRICTED.title': Record<never, never>
  /** Use another address. */
  readonly 'errors.ER-DOMAIN-RESTRICTED': Record<never, never>
}
