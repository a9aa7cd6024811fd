import type { PorticoError } from '../../core/errors.ts'

/** A step after sign-in that has been dealt with: the ones after it follow. */
export interface PassedStep {
  /** Tells it from what `client.session.accept` says. */
  readonly kind: 'passed'
  /** Which step. */
  readonly step: AfterLoginStepName
}

/** There is a new password, which has to be given now. */
export interface PasswordChanged {
  /** Tells it from what `client.session.accept` says. */
  readonly kind: 'passwordChanged'
  /** Whose password. */
  readonly email: string
}

/** A link for a new password is on its way, in the place of a stolen one. */
export interface ResetLinkSent {
  /** Tells it from what `client.session.accept` says. */
  readonly kind: 'resetLinkSent'
  /** Where to. */
  readonly email: string
  /** Whether somebody is signed in all the same. */
  readonly isSignedIn: boolean
}

/** The steps between being signed in and the page after it, in their order. */
export type AfterLoginStepName =
  | 'breachedPassword'
  | 'passwordRotationNotification'
  | 'promptQuickSms'
  | 'promptPasskeys'

/** A sign-in at a company's identity provider that came to nothing. */
export interface EndedSso {
  /** Which end this is. */
  readonly kind: 'ssoFailed'
  /** Why. */
  readonly error: PorticoError
}
