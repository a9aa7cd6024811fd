// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `activation`, each with the values it takes. */
export interface ActivationPlaceholders {
  /** Account activation */
  readonly 'activation.title': Record<never, never>
  /** Activating your account… */
  readonly 'activation.working': Record<never, never>
  /** Choose your password */
  readonly 'activation.passwordTitle': Record<never, never>
  /** Then your account is ready. */
  readonly 'activation.passwordLead': Record<never, never>
  /** Enter the code from your email */
  readonly 'activation.codeTitle': Record<never, never>
  /** {email, select, none {We sent 6 digits to your address. They are good for a short while.} other {We sent 6 digits to {email}. They are good for a short while.}} */
  readonly 'activation.codeLead': Readonly<Record<'email', string>>
  /** 6-digit code */
  readonly 'activation.codeLabel': Record<never, never>
  /** Activate account */
  readonly 'activation.submit': Record<never, never>
  /** Your account is active */
  readonly 'activation.successTitle': Record<never, never>
  /** {app, select, none {{seconds, plural, one {Going on in # second.} other {Going on in # seconds.}}} other {{seconds, plural, one {Opening {app} in # second.} other {Opening {app} in # seconds.}}}} */
  readonly 'activation.opening': Readonly<Record<'app', string>> & Readonly<Record<'seconds', number>>
  /** One more step: prove that it’s you. */
  readonly 'activation.secondFactor': Record<never, never>
  /** This link has nothing left to do */
  readonly 'activation.missingTitle': Record<never, never>
  /** If you have used it, sign in. Otherwise open the link in your email again, or have a new one sent. */
  readonly 'activation.missingLead': Record<never, never>
  /** Your account is active already */
  readonly 'activation.usedTitle': Record<never, never>
  /** This link has done its work. Sign in to go on. */
  readonly 'activation.usedLead': Record<never, never>
  /** This link has run out */
  readonly 'activation.expiredTitle': Record<never, never>
  /** Links are good for a day. We can send you a new one. */
  readonly 'activation.expiredLead': Record<never, never>
  /** We don’t know this link */
  readonly 'activation.unknownTitle': Record<never, never>
  /** It may be cut short, or a newer one has taken its place. We can send you another. */
  readonly 'activation.unknownLead': Record<never, never>
  /** Sign in */
  readonly 'activation.signIn': Record<never, never>
  /** If {email} has an account that is not active yet, a new message is on its way. */
  readonly 'activation.resent': Readonly<Record<'email', string>>
  /** Agree to the terms to go on. */
  readonly 'errors.terms-required': Record<never, never>
  /** That code doesn’t match. Check the newest email and try again. */
  readonly 'errors.ER-CODE-INVALID': Record<never, never>
  /** That code has run out. Have a new one sent. */
  readonly 'errors.ER-CODE-EXPIRED': Record<never, never>
  /** Too many wrong codes. Have a new one sent. */
  readonly 'errors.ER-CODE-TOO-MANY-ATTEMPTS': Record<never, never>
}
