// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `pages`, each with the values it takes. */
export interface PagesPlaceholders {
  /** Your company signs you in */
  readonly 'login.ssoTitle': Record<never, never>
  /** We’re taking {email} to {host}. */
  readonly 'login.ssoLead': Readonly<Record<'email', string>> & Readonly<Record<'host', string>>
  /** {seconds, plural, one {Opening in # second.} other {Opening in # seconds.}} */
  readonly 'login.ssoOpening': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'login.stayHere': Record<never, never>
  /** Continue now */
  readonly 'login.continueNow': Record<never, never>
  /** You’re signed in */
  readonly 'login.successTitle': Record<never, never>
  /** {app, select, none {Taking you there.} other {Opening {app}.}} */
  readonly 'login.successLead': Readonly<Record<'app', string>>
  /** Open now */
  readonly 'login.openNow': Record<never, never>
  /** Stopped. Go on when you’re ready. */
  readonly 'login.redirectStopped': Record<never, never>
  /** This way in isn’t available here */
  readonly 'login.unsupportedTitle': Record<never, never>
  /** Your account asks for something this page can’t do yet. Nothing is wrong with your account. */
  readonly 'login.unsupportedLead': Record<never, never>
  /** Tell your administrator what was asked for: */
  readonly 'login.unsupportedReason': Record<never, never>
  /** Sign in another way */
  readonly 'login.signInAnotherWay': Record<never, never>
  /** Try again */
  readonly 'errors.tryAgain': Record<never, never>
  /** Go back */
  readonly 'errors.back': Record<never, never>
  /** If it goes on, send this trace ID to support: */
  readonly 'errors.traceIdMessage': Record<never, never>
  /** Something went wrong in this application */
  readonly 'errors.base-url-missing.title': Record<never, never>
  /** It has not been told where to sign in. Tell the people who run it that the base URL is missing. */
  readonly 'errors.base-url-missing': Record<never, never>
}
