import type { PorticoError } from '../../core/errors.ts'

/** A sign-in at a company's identity provider has failed. */
export interface EndedSso {
  readonly kind: 'ssoFailed'
  readonly error: PorticoError
}

/** A step after sign-in is done; the steps after it follow. */
export interface PassedStep {
  readonly kind: 'passed'
  readonly step: AfterLoginStepName
}

/** The password was changed and must be entered now. */
export interface PasswordChanged {
  readonly kind: 'passwordChanged'
  /** The address of the account. */
  readonly email: string
}

/** A link to replace a breached password was sent. */
export interface ResetLinkSent {
  readonly kind: 'resetLinkSent'
  readonly email: string
  /** `true` if a user is signed in although the password is breached. */
  readonly isSignedIn: boolean
}

/** The steps between the sign-in and the page after it, in their order. */
export type AfterLoginStepName =
  | 'breachedPassword'
  | 'passwordRotationNotification'
  | 'promptQuickSms'
  | 'promptPasskeys'
