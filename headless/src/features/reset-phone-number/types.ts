import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** The form asks for the e-mail address of the account. */
export interface ResetPhoneEmailStep {
  readonly name: 'ResetPhoneNumber'
  readonly email: string
}

/** The form asks for the mailed code. It is shown even if the address has no account. */
export interface VerifyResetStep extends SentTimes {
  readonly name: 'VerifyResetPhoneNumber'
  /** The address of the mail. */
  readonly email: string
}

/** The form asks for the new number. */
export interface ChangeNumberStep {
  readonly name: 'ChangePhoneNumber'
  readonly email: string
}

/** The steps of replacing a phone number. After the last, the person signs in by text message. */
export type ResetPhoneNumberStep = ResetPhoneEmailStep | VerifyResetStep | ChangeNumberStep

/** The state that `useResetPhoneNumber` returns. */
export interface ResetPhoneNumberState {
  readonly step: ResetPhoneNumberStep
}

/** The input of {@link ResetPhoneNumberActions.submitEmail}. */
export interface ResetEmailInput {
  readonly email: string
}

/** The input of {@link ResetPhoneNumberActions.submitCode}. */
export interface ResetCodeInput {
  readonly code: string
}

/** The input of {@link ResetPhoneNumberActions.submitPhoneNumber}. */
export interface NewPhoneNumberInput {
  /** In international form, as typed. */
  readonly phoneNumber: string
}

/** The actions that `useResetPhoneNumber` returns. Errors are in `calls.<action>.error`. */
export interface ResetPhoneNumberActions {
  /** Mails a code. The result is the same if the address has no account. */
  submitEmail(input: ResetEmailInput): Promise<Outcome>
  /** Mails another code. Before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Submits the code. A wrong one fails and keeps the step. */
  submitCode(input: ResetCodeInput): Promise<Outcome>
  /**
   * Sets the new number and opens the login, which asks for a code sent to it. If none can be sent, the login continues
   * with the address.
   */
  submitPhoneNumber(input: NewPhoneNumberInput): Promise<Outcome>
  /** Returns to the first step. */
  restart(): void
}
