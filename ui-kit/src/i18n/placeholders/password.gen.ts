// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `password`, each with the values it takes. */
export interface PasswordPlaceholders {
  /** Enter your password */
  readonly 'login.passwordTitle': Record<never, never>
  /** Signing in as */
  readonly 'login.signingInAs': Record<never, never>
  /** Change */
  readonly 'login.changeEmail': Record<never, never>
  /** Change email address */
  readonly 'login.changeEmailLabel': Record<never, never>
  /** Password */
  readonly 'login.passwordLabel': Record<never, never>
  /** Forgot password? */
  readonly 'login.forgotPassword': Record<never, never>
  /** Show password */
  readonly 'login.showPassword': Record<never, never>
  /** Caps Lock is on. */
  readonly 'login.capsLock': Record<never, never>
  /** Sign in */
  readonly 'login.submitPassword': Record<never, never>
  /** Checking your password… */
  readonly 'login.checkingPassword': Record<never, never>
  /** Enter your password. */
  readonly 'errors.password-required': Record<never, never>
  /** That email and password don’t match. Check both and try again. */
  readonly 'errors.ER-LOGIN-INVALID': Record<never, never>
  /** This account is locked for now */
  readonly 'errors.ER-LOGIN-LOCKED.title': Record<never, never>
  /** After too many failed tries, an email with a link that unlocks it goes to the account’s address. If there is none, ask your administrator. */
  readonly 'errors.ER-LOGIN-LOCKED': Record<never, never>
  /** This account is not active yet */
  readonly 'errors.ER-LOGIN-UNVERIFIED.title': Record<never, never>
  /** Open the message that we sent when you signed up, then sign in. */
  readonly 'errors.ER-LOGIN-UNVERIFIED': Record<never, never>
  /** We couldn’t check that you’re a person */
  readonly 'errors.captcha-unavailable.title': Record<never, never>
  /** Let the check through your blocker, or load the page again, then try once more. */
  readonly 'errors.captcha-unavailable': Record<never, never>
  /** We couldn’t check that you’re a person */
  readonly 'errors.ER-CAPTCHA-INVALID.title': Record<never, never>
  /** Let the check through your blocker, or load the page again, then try once more. */
  readonly 'errors.ER-CAPTCHA-INVALID': Record<never, never>
}
