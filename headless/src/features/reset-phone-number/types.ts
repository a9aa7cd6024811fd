import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** The flow asks whose phone number is lost. */
export interface ResetPhoneEmailStep {
  /** Which step this is. */
  readonly name: 'ResetPhoneNumber'
  /** What was typed before, to begin with. */
  readonly email: string
}

/** The flow asks for the code that was mailed. It comes whether anybody has the address or not. */
export interface VerifyResetStep extends SentTimes {
  /** Which step this is. */
  readonly name: 'VerifyResetPhoneNumber'
  /** Where the code was mailed to. */
  readonly email: string
}

/** The flow asks for the new number. */
export interface ChangeNumberStep {
  /** Which step this is. */
  readonly name: 'ChangePhoneNumber'
  /** Whose number is changed. */
  readonly email: string
}

/** Where replacing a lost phone number stands. After the last step the person signs in by text message. */
export type ResetPhoneNumberStep = ResetPhoneEmailStep | VerifyResetStep | ChangeNumberStep

/** Where replacing a lost phone number stands. */
export interface ResetPhoneNumberState {
  /** The step to show. */
  readonly step: ResetPhoneNumberStep
}

/** What {@link ResetPhoneNumberActions.submitEmail} takes. */
export interface ResetEmailInput {
  /** The address as typed. */
  readonly email: string
}

/** What {@link ResetPhoneNumberActions.submitCode} takes. */
export interface ResetCodeInput {
  /** The code as typed. */
  readonly code: string
}

/** What {@link ResetPhoneNumberActions.submitPhoneNumber} takes. */
export interface NewPhoneNumberInput {
  /** The number as typed, in international form. */
  readonly phoneNumber: string
}

/** What can be done while a lost phone number is replaced. Errors are in `calls.<action>.error`. */
export interface ResetPhoneNumberActions {
  /** Has a code mailed. The answer is the same where nobody has the address. */
  submitEmail(input: ResetEmailInput): Promise<Outcome>
  /** Mails another code; before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Gives the code. A wrong one fails and leaves the step as it is. */
  submitCode(input: ResetCodeInput): Promise<Outcome>
  /** Sets the new number, then leads to the login, where a code sent to it signs in; where none can be sent, the address does. */
  submitPhoneNumber(input: NewPhoneNumberInput): Promise<Outcome>
  /** Back to the first step. */
  restart(): void
}
