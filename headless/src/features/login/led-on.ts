import type { PorticoError } from '../../core/errors.ts'
import type { LoginStep } from './types.ts'

/** A completed step after the sign-in; the next ones follow. */
export interface PassedStep {
  readonly kind: 'passed'
  readonly step: AfterLoginStepName
}

/** A password was changed; the next sign-in needs it. */
export interface PasswordChanged {
  readonly kind: 'passwordChanged'
  readonly email: string
}

/** A link for a new password was sent, because the current one is breached. */
export interface ResetLinkSent {
  readonly kind: 'resetLinkSent'
  /** The address of the mail. */
  readonly email: string
  /** `true` if a user is signed in nevertheless. */
  readonly isSignedIn: boolean
}

/** The steps between the sign-in and the page after it, in their order. */
export type AfterLoginStepName =
  | 'breachedPassword'
  | 'passwordRotationNotification'
  | 'promptQuickSms'
  | 'promptPasskeys'

/** A failed sign-in at a company's identity provider. */
export interface EndedSso {
  readonly kind: 'ssoFailed'
  readonly error: PorticoError
}

/** The result of another flow, from which the sign-in continues. */
export type LedOn = EndedSso | LedToStep | PassedStep | PasswordChanged | ResetLinkSent

/** A step that another flow leads to, for example the form for a code it sent. */
export interface LedToStep {
  readonly kind: 'step'
  readonly step: LoginStep
}
