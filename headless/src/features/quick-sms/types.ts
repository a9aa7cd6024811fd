import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** The form asks for the number that receives codes. */
export interface QuickSmsNumberStep {
  readonly name: 'smsSetPhoneNumber'
  readonly phoneNumber: string
}

/** The form asks for the code sent to the number. */
export interface QuickSmsCodeStep extends SentTimes {
  readonly name: 'smsVerifyCode'
  /** The number in international form. */
  readonly phoneNumber: string
}

/** The forms of the sign-in step `promptQuickSms`. */
export type QuickSmsStep = QuickSmsNumberStep | QuickSmsCodeStep

/** The state that `useQuickSms` returns. */
export interface QuickSmsState {
  readonly step: QuickSmsStep
}

/** The input of {@link QuickSmsActions.submitPhoneNumber}. */
export interface QuickSmsNumberInput {
  /** In international form, as typed. */
  readonly phoneNumber: string
}

/** The input of {@link QuickSmsActions.submitCode}. */
export interface QuickSmsCodeInput {
  readonly code: string
}

/**
 * The actions that `useQuickSms` returns. Errors are in `calls.<action>.error`. At other steps of the sign-in, calls to
 * the provider fail with `no-prompt`.
 */
export interface QuickSmsActions {
  /**
   * Sends a code to the number. Fails with `phone-required`, `phone-not-international`, `phone-extension` or
   * `phone-incomplete`, without a request.
   */
  submitPhoneNumber(input: QuickSmsNumberInput): Promise<Outcome>
  /**
   * Submits the code: it adds the number, makes text messages the first sign-in method, and continues. Fails with
   * `phone-code-required` if the code is empty.
   */
  submitCode(input: QuickSmsCodeInput): Promise<Outcome>
  /** Sends another code. Before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Returns to the number, which is kept. */
  backToPhoneNumber(): void
  /** Continues the sign-in without a number. */
  skip(): Promise<Outcome>
}
