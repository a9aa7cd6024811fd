// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `links`, each with the values it takes. */
export interface LinksPlaceholders {
  /** Unlocking your account… */
  readonly 'unlockAccount.unlocking': Record<never, never>
  /** Your account is unlocked */
  readonly 'unlockAccount.successTitle': Record<never, never>
  /** Sign in again to go on. */
  readonly 'unlockAccount.successLead': Record<never, never>
  /** {seconds, plural, one {Opening sign-in in # second.} other {Opening sign-in in # seconds.}} */
  readonly 'unlockAccount.openingIn': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'unlockAccount.stay': Record<never, never>
  /** Sign in */
  readonly 'unlockAccount.signIn': Record<never, never>
  /** Stopped. Sign in when you’re ready. */
  readonly 'unlockAccount.stopped': Record<never, never>
  /** This link has run out */
  readonly 'unlockAccount.invalidTitle': Record<never, never>
  /** It was used already, or it is too old. Try to sign in; if the account is still locked, your administrator can unlock it. */
  readonly 'unlockAccount.invalidLead': Record<never, never>
  /** Your account isn’t unlocked yet */
  readonly 'unlockAccount.failedTitle': Record<never, never>
  /** Opening the other account… */
  readonly 'impersonate.impersonating': Record<never, never>
  /** {name, select, none {You’re acting as another person} other {You’re acting as {name}}} */
  readonly 'impersonate.successTitle': Readonly<Record<'name', string>>
  /** A bar on every page says who you act as. */
  readonly 'impersonate.successLead': Record<never, never>
  /** {seconds, plural, one {Opening the application in # second.} other {Opening the application in # seconds.}} */
  readonly 'impersonate.openingIn': Readonly<Record<'seconds', number>>
  /** This link has run out */
  readonly 'impersonate.invalidTitle': Record<never, never>
  /** It works once, and for a few minutes. Begin again where you came from. */
  readonly 'impersonate.invalidLead': Record<never, never>
  /** The other account isn’t open yet */
  readonly 'impersonate.failedTitle': Record<never, never>
  /** Go to sign-in */
  readonly 'impersonate.toSignIn': Record<never, never>
  /** Acting as another person */
  readonly 'impersonate.bannerLabel': Record<never, never>
  /** {actor, select, none {You are acting as {name}.} other {{actor}, you are acting as {name}.}} */
  readonly 'impersonate.banner': Readonly<Record<'actor', string>> & Readonly<Record<'name', string>>
  /** Stop acting as them */
  readonly 'impersonate.leave': Record<never, never>
  /** Signing out… */
  readonly 'impersonate.leaving': Record<never, never>
}
