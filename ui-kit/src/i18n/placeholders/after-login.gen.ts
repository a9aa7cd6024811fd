// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `after-login`, each with the values it takes. */
export interface AfterLoginPlaceholders {
  /** Choose a new password */
  readonly 'rotation.expiredTitle': Record<never, never>
  /** Your password has run out. Choose a new one to go on. */
  readonly 'rotation.expiredLead': Record<never, never>
  /** Set password and sign in */
  readonly 'rotation.submit': Record<never, never>
  /** Setting your password… */
  readonly 'rotation.setting': Record<never, never>
  /** {days, plural, one {Your password runs out tomorrow} other {Your password runs out in # days}} */
  readonly 'rotation.noticeTitle': Readonly<Record<'days', number>>
  /** You can go on as you are. Choose a new one in time, so that nothing keeps you from your work. */
  readonly 'rotation.noticeLead': Record<never, never>
  /** Choose a new password now */
  readonly 'rotation.chooseNow': Record<never, never>
  /** Your password has been stolen */
  readonly 'breached.title': Record<never, never>
  /** It is on a list of passwords stolen from other services. Choose a new one before someone else uses it. */
  readonly 'breached.lead': Record<never, never>
  /** Email me a link */
  readonly 'breached.submit': Record<never, never>
  /** Sending… */
  readonly 'breached.sending': Record<never, never>
  /** Check your email */
  readonly 'breached.successTitle': Record<never, never>
  /** We’ve sent a link to {email}. Choose a new password there, then sign in with it. */
  readonly 'breached.successLead': Readonly<Record<'email', string>>
  /** Continue */
  readonly 'rotation.continue': Record<never, never>
  /** Continue for now */
  readonly 'rotation.continueForNow': Record<never, never>
  /** Use another account */
  readonly 'rotation.otherAccount': Record<never, never>
  /** Your sign-in has ended */
  readonly 'errors.no-sign-in.title': Record<never, never>
  /** Start again with your email address. */
  readonly 'errors.no-sign-in': Record<never, never>
  /** This took too long */
  readonly 'errors.ER-LINK-EXPIRED.title': Record<never, never>
  /** Start again with your email address. */
  readonly 'errors.ER-LINK-EXPIRED': Record<never, never>
}
