// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `sso`, each with the values it takes. */
export interface SsoPlaceholders {
  /** Signing you in… */
  readonly 'sso.verifyingTitle': Record<never, never>
  /** Your company has sent you back. This takes a moment. */
  readonly 'sso.verifyingLead': Record<never, never>
  /** This sign-in is over */
  readonly 'sso.invalidTitle': Record<never, never>
  /** It was used already, or began in another tab. Start again from the sign-in page. */
  readonly 'sso.invalidLead': Record<never, never>
  /** Go to sign-in */
  readonly 'sso.toSignIn': Record<never, never>
  /** Your company’s sign-in failed */
  readonly 'sso.failedTitle': Record<never, never>
  /** We couldn’t confirm who you are. If it goes on, tell your administrator. */
  readonly 'sso.failedLead': Record<never, never>
  /** Your company didn’t let you in. Ask your administrator whether you may use this application. */
  readonly 'sso.refusedLead': Record<never, never>
  /** We can’t connect right now. Check your connection, then start again. */
  readonly 'sso.offlineLead': Record<never, never>
  /** {seconds, plural, one {Taking you back in # second.} other {Taking you back in # seconds.}} */
  readonly 'sso.leading': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'sso.stayHere': Record<never, never>
  /** Continue now */
  readonly 'sso.continueNow': Record<never, never>
  /** Sign in another way */
  readonly 'sso.signInAnotherWay': Record<never, never>
}
