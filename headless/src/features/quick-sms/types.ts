import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** The person is asked for the number that codes are to go to. */
export interface QuickSmsNumberStep {
  /** Which step this is. */
  readonly name: 'smsSetPhoneNumber'
  /** What was given before, to begin with. */
  readonly phoneNumber: string
}

/** The person is asked for the code that was sent to the number. */
export interface QuickSmsCodeStep extends SentTimes {
  /** Which step this is. */
  readonly name: 'smsVerifyCode'
  /** The number it was sent to, in international form. */
  readonly phoneNumber: string
}

/** What is asked for at the step `promptQuickSms` of the sign-in. */
export type QuickSmsStep = QuickSmsNumberStep | QuickSmsCodeStep

/** Where setting up the sign-in by text message stands. */
export interface QuickSmsState {
  /** What is asked for. */
  readonly step: QuickSmsStep
}

/** What {@link QuickSmsActions.submitPhoneNumber} takes. */
export interface QuickSmsNumberInput {
  /** The number as typed, in international form. */
  readonly phoneNumber: string
}

/** What {@link QuickSmsActions.submitCode} takes. */
export interface QuickSmsCodeInput {
  /** The code as typed. */
  readonly code: string
}

/**
 * What can be done at the step `promptQuickSms`. Errors are in `calls.<action>.error`; where the sign-in is at another
 * step, what would ask the provider fails with `no-prompt`.
 */
export interface QuickSmsActions {
  /** Sends a code to the number. Fails with `phone-required`, `phone-not-international` or `phone-incomplete` before a call. */
  submitPhoneNumber(input: QuickSmsNumberInput): Promise<Outcome>
  /** Gives the code, or fails with `phone-code-required` where there is none: the number is the person's, text messages are how they begin to sign in, and the sign-in leads on. */
  submitCode(input: QuickSmsCodeInput): Promise<Outcome>
  /** Sends another code; before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Back to the number, which is kept. */
  changePhoneNumber(): void
  /** Leads on without a number. */
  skip(): Promise<Outcome>
}
