// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `social`, each with the values it takes. */
export interface SocialPlaceholders {
  /** or */
  readonly 'social.or': Record<never, never>
  /** Other ways to sign in */
  readonly 'social.label': Record<never, never>
  /** Continue with {provider} */
  readonly 'social.continueWith': Readonly<Record<'provider', string>>
  /** Opening {provider}… */
  readonly 'social.leaving': Readonly<Record<'provider', string>>
  /** {provider} can’t be opened */
  readonly 'social.failed.title': Readonly<Record<'provider', string>>
  /** Try again, or use another way to sign in. */
  readonly 'social.failed': Record<never, never>
  /** Signing you in… */
  readonly 'social.verifyingTitle': Record<never, never>
  /** This takes a moment. */
  readonly 'social.verifyingLead': Record<never, never>
  /** You’re not signed in */
  readonly 'social.deniedTitle': Record<never, never>
  /** {provider, select, none {The sign-in was stopped before it was done.} other {The sign-in with {provider} was stopped before it was done.}} Try again, or choose another way. */
  readonly 'social.deniedLead': Readonly<Record<'provider', string>>
  /** This sign-in is over */
  readonly 'social.invalidTitle': Record<never, never>
  /** It was used already, or began in another tab. Start again from the sign-in page. */
  readonly 'social.invalidLead': Record<never, never>
  /** We couldn’t sign you in */
  readonly 'social.failedTitle': Record<never, never>
  /** {provider} sent you back, but we couldn’t confirm who you are. Nothing is wrong with your account. */
  readonly 'social.failedLead': Readonly<Record<'provider', string>>
  /** We can’t connect right now. Check your connection, then try again. */
  readonly 'social.offlineLead': Record<never, never>
  /** Go to sign-in */
  readonly 'social.toSignIn': Record<never, never>
  /** Sign in another way */
  readonly 'social.signInAnotherWay': Record<never, never>
}
