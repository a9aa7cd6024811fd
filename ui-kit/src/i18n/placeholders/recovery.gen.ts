// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `recovery`, each with the values it takes. */
export interface RecoveryPlaceholders {
  /** Forgot your password? */
  readonly 'forgotPassword.title': Record<never, never>
  /** Enter your email address, and we’ll help you choose a new password. */
  readonly 'forgotPassword.lead': Record<never, never>
  /** Send reset link */
  readonly 'forgotPassword.submit': Record<never, never>
  /** Sending… */
  readonly 'forgotPassword.sending': Record<never, never>
  /** Back to sign-in */
  readonly 'forgotPassword.back': Record<never, never>
  /** How should we reach you? */
  readonly 'forgotPassword.selectTitle': Record<never, never>
  /** Choose where we send what you need for a new password. */
  readonly 'forgotPassword.selectLead': Record<never, never>
  /** A link by email */
  readonly 'forgotPassword.byEmail': Record<never, never>
  /** A code by text message */
  readonly 'forgotPassword.bySms': Record<never, never>
  /** Enter the code */
  readonly 'forgotPassword.smsTitle': Record<never, never>
  /** If {email} has a phone number here, a code is on its way to it. */
  readonly 'forgotPassword.smsLead': Readonly<Record<'email', string>>
  /** 6-digit code */
  readonly 'forgotPassword.codeLabel': Record<never, never>
  /** Check code */
  readonly 'forgotPassword.smsSubmit': Record<never, never>
  /** Checking the code… */
  readonly 'forgotPassword.checking': Record<never, never>
  /** Check your email */
  readonly 'forgotPassword.successTitle': Record<never, never>
  /** If {email} has an account here, a link to choose a new password is on its way. It works for an hour. */
  readonly 'forgotPassword.successLead': Readonly<Record<'email', string>>
  /** Use another email address */
  readonly 'forgotPassword.otherEmail': Record<never, never>
  /** Checking your link… */
  readonly 'resetPassword.checking': Record<never, never>
  /** Choose a new password */
  readonly 'resetPassword.title': Record<never, never>
  /** You’ll sign in with it from now on. Your open sessions end. */
  readonly 'resetPassword.lead': Record<never, never>
  /** Set password */
  readonly 'resetPassword.submit': Record<never, never>
  /** Setting your password… */
  readonly 'resetPassword.setting': Record<never, never>
  /** Your new password is set */
  readonly 'resetPassword.successTitle': Record<never, never>
  /** Sign in with it to go on. */
  readonly 'resetPassword.successLead': Record<never, never>
  /** {seconds, plural, one {Opening sign-in in # second.} other {Opening sign-in in # seconds.}} */
  readonly 'resetPassword.openingIn': Readonly<Record<'seconds', number>>
  /** Stay here */
  readonly 'resetPassword.stay': Record<never, never>
  /** Sign in */
  readonly 'resetPassword.signIn': Record<never, never>
  /** Stopped. Sign in when you’re ready. */
  readonly 'resetPassword.stopped': Record<never, never>
  /** This link has run out */
  readonly 'resetPassword.spentTitle': Record<never, never>
  /** It was used already, or it is too old. Ask for a new one. */
  readonly 'resetPassword.spentLead': Record<never, never>
  /** Open the link again */
  readonly 'resetPassword.missingTitle': Record<never, never>
  /** This page works with the link from your email. Open it again, or ask for a new one. */
  readonly 'resetPassword.missingLead': Record<never, never>
  /** Ask for a new link */
  readonly 'resetPassword.askAgain': Record<never, never>
  /** Enter the code. */
  readonly 'errors.recovery-code-required': Record<never, never>
  /** Passwords can’t be recovered here */
  readonly 'errors.no-recovery-method.title': Record<never, never>
  /** Ask your administrator for a new one. */
  readonly 'errors.no-recovery-method': Record<never, never>
  /** That code doesn’t match. Check it and try again. */
  readonly 'errors.ER-RECOVERY-SMS-INVALID': Record<never, never>
  /** That code has run out. Ask for a new one. */
  readonly 'errors.ER-RECOVERY-SMS-EXPIRED': Record<never, never>
}
