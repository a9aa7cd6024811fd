import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Secret } from '../../core/secret.ts'
import type { SentTimes } from '../../core/sent-times.ts'
import type { Accepted } from '../../session/types.ts'
import type { EndedSso, PassedStep, PasswordChanged, ResetLinkSent } from './handover.ts'

/** The reason for a return to the first step, shown above the form. */
export type LoginNotice =
  /** The page was reloaded before the second factor; the first factor is required again. */
  | 'secondFactorInterrupted'
  /** A recovery code has disabled the second factor. Sign in with the password and enroll again. */
  | 'secondFactorRemoved'
  /** The session ended with the first renewal after a sign-in: the browser may block the cookie of the provider. */
  | 'cookieBlocked'
  /** The provider has ended the session of the signed-in user. */
  | 'sessionEnded'

/** The form asks for an e-mail address. */
export interface PreLoginStep {
  readonly name: 'preLogin'
  readonly email: string
  /** The reason for a return to this step, or `null`. */
  readonly notice: LoginNotice | null
}

/** The form asks for the password. */
export interface PasswordStep {
  readonly name: 'loginWithPassword'
  readonly email: string
}

/** The page redirects to the identity provider in 2 seconds unless canceled. */
export interface RedirectToSsoStep {
  readonly name: 'redirectToSSO'
  readonly email: string
  /** The address of the redirect. */
  readonly address: string
  /** Set if the provider requires an immediate redirect. The step is not rendered then. */
  readonly isExternal?: true
}

/** The company's sign-in failed. The page moves on to `authenticatedUrl` after 1 second. */
export interface SsoFailedStep {
  readonly name: 'loginWithSSOFailed'
  /** The reason, without details that must stay private. */
  readonly error: PorticoError
  /** `true` after {@link LoginActions.stay}: the page does not move on by itself. */
  readonly isStaying: boolean
}

/** The sign-in waits for the second factor. `useMfa` holds its steps. */
export interface SecondFactorStep {
  /** `loginWithTwoFactor` verifies an enrolled factor, `forceTwoFactor` enrolls one. */
  readonly name: 'loginWithTwoFactor' | 'forceTwoFactor'
  readonly email: string
}

/** The form asks for the recovery code, which disables the second factor. */
export interface RecoverStep {
  readonly name: 'recoverTwoFactor'
  readonly email: string
}

/** The user is signed in. The page moves on after 200 ms. */
export interface SuccessStep {
  readonly name: 'success'
  /** `true` after {@link LoginActions.stay}: the page does not move on until `navigateAfterAuth(client)`. */
  readonly isStaying: boolean
}

/** The provider's answer is not supported by this version. {@link LoginActions.restart} leads back. */
export interface UnsupportedLoginStep {
  readonly name: 'unsupported'
  readonly email: string
  /** The unsupported method, or the names of the answer's members. Contains no secret. */
  readonly reason: string
}

/** A message sent for a sign-in. It does not reveal if the address has an account. */
export interface SentMessage extends SentTimes {
  /** The address; an empty string after a sign-up by phone without one. */
  readonly email: string
  /** The number as typed at a sign-up by phone. The next message goes there. */
  readonly typedNumber?: string
}

/** The form asks for the six digits of a message. `usePasswordless` submits them. */
export interface PasscodeStep extends SentMessage {
  /** By mail; by text message as the main method; by text message as a secondary method. */
  readonly name: 'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc'
  /** The masked number of a text message; `null` for mail, or if the provider does not return it. */
  readonly phoneNumber: string | null
}

/** A link for the sign-in was mailed. `usePasswordless` sends another. */
export interface MagicLinkSentStep extends SentMessage {
  readonly name: 'magicLinkPreLoginSuccess'
}

/** The link has signed the user in. The page moves on after 5 seconds (`useMagicLink`). */
export interface MagicLinkSuccessStep {
  readonly name: 'magicLinkPostLoginSuccess'
  /** `true` after {@link LoginActions.stay}: the page does not move on by itself. */
  readonly isStaying: boolean
}

/** This application has no sign-in by address. The methods are social providers and company SSO. */
export interface NoLocalSignInStep {
  readonly name: 'noLocalAuthentication'
  /** The address, which matches no company's SSO. */
  readonly email: string
}

/** The password is breached. `usePasswordRotation` sends a link for a new one. */
export interface BreachedPasswordStep {
  readonly name: 'breachedPassword'
  readonly email: string
  /** `true` if the user is signed in nevertheless, and may continue for now. */
  readonly isSignedIn: boolean
}

/** The link for a new password was sent. */
export interface BreachedPasswordSuccessStep {
  readonly name: 'breachedPasswordSuccess'
  /** The address of the mail. */
  readonly email: string
  /** `true` if the user is signed in nevertheless, and may continue for now. */
  readonly isSignedIn: boolean
}

/** The password must change before the sign-in succeeds (`usePasswordRotation`). */
export interface PasswordRotationExpiredStep {
  readonly name: 'passwordRotationExpired'
  readonly email: string
  /** The person's id at the provider. */
  readonly userId: string
  /** Authorizes one change of the password. */
  readonly token: Secret
}

/** The password expires soon. The user is signed in, and continues by `usePasswordRotation`. */
export interface PasswordRotationNotificationStep {
  readonly name: 'passwordRotationNotification'
  readonly email: string
  /** Days until the password expires. */
  readonly expiresIn: number
}

/** The user is signed in and chose text messages for the next sign-in. `useQuickSms` asks for a number or skips. */
export interface PromptQuickSmsStep {
  readonly name: 'promptQuickSms'
  readonly email: string
}

/** The user is signed in and may add a passkey. `usePasskeySignIn` adds it or skips. */
export interface PromptPasskeysStep {
  readonly name: 'promptPasskeys'
  readonly email: string
  /** The kind of passkey that the person chose before the sign-in; `null` if the prompt appears by itself. */
  readonly quickLogin: 'Platform' | 'CrossPlatform' | null
}

/** The steps of a sign-in. */
export type LoginStep =
  | PreLoginStep
  | PasswordStep
  | RedirectToSsoStep
  | SsoFailedStep
  | SecondFactorStep
  | RecoverStep
  | SuccessStep
  | UnsupportedLoginStep
  | PasscodeStep
  | MagicLinkSentStep
  | MagicLinkSuccessStep
  | NoLocalSignInStep
  | BreachedPasswordStep
  | BreachedPasswordSuccessStep
  | PasswordRotationExpiredStep
  | PasswordRotationNotificationStep
  | PromptPasskeysStep
  | PromptQuickSmsStep

/** The input of {@link LoginActions.submitEmail}. */
export interface EmailInput {
  readonly email: string
}

/** The input of {@link LoginActions.submitPassword}. */
export interface PasswordInput {
  readonly password: string
  /** The address, if one form asks for both. Default: the address of the step. */
  readonly email?: string
  /** The captcha token, if the provider requires one. */
  readonly recaptchaToken?: string
  /** An invitation that the sign-in accepts. Default: the invitation in the page's address. */
  readonly invitationToken?: string
}

/** The input of {@link LoginActions.submitRecoveryCode}. */
export interface RecoveryCodeInput {
  readonly recoveryCode: string
}

/** The state that `useLogin` returns. */
export interface LoginState {
  readonly step: LoginStep
}

/** The actions that `useLogin` returns. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface LoginActions {
  /** Looks up an SSO address; otherwise starts the main method of the public policy. */
  submitEmail(input: EmailInput): Promise<Outcome>
  /** Signs in with a password. A wrong one fails and keeps the step. */
  submitPassword(input: PasswordInput): Promise<Outcome>
  /** Opens the identity provider now instead of after 2 seconds. */
  continueToSso(): void
  /** Shows the form for the recovery code instead of the second factor. */
  startRecovery(): void
  /** Disables the second factor by the recovery code. The password is required again. */
  submitRecoveryCode(input: RecoveryCodeInput): Promise<Outcome>
  /** Returns from the recovery code to the second factor. */
  cancelRecovery(): void
  /**
   * Continues after `client.session.accept`, or after a completed step. It shows the steps that follow, then opens the
   * page after sign-in, 200 ms later. Portico's flows call it themselves; custom flows may.
   */
  proceed(from: Accepted | Handover): Promise<Outcome>
  /** Keeps the page open after a sign-in or a failed SSO, instead of moving on. */
  stay(): void
  /** Returns to the first step and keeps the address. Aborts all calls, a redirect and a second factor included. */
  restart(): void
}

/** The result of a flow beside the sign-in. The sign-in goes on from it. */
export type Handover = EndedSso | PassedStep | PasswordChanged | ResetLinkSent | StepHandover

/** A step that another flow leads to, such as the one that asks for the code it sent. */
export interface StepHandover {
  readonly kind: 'step'
  readonly step: LoginStep
}
