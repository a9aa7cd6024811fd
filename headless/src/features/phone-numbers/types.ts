import type { ListState, RowInput, WholeListActions } from '../../core/lists/list.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** A phone number of the signed-in user. */
export interface PhoneNumber {
  /** The id that {@link PhoneNumbersActions.remove} takes. */
  readonly id: string
  /** In international form, such as `+14155550123`. */
  readonly phoneNumber: string
  /** `true` after a code sent to it was entered. */
  readonly isVerified: boolean
}

/** Only the list is rendered. */
export interface ListPhoneNumbersStep {
  readonly name: 'list'
}

/** The form asks for a sent code. */
export interface VerifyPhoneNumberStep extends SentTimes {
  /** The code verifies the number, or confirms its removal. */
  readonly name: 'verifyPhoneNumber' | 'verifyPhoneNumberDeletion'
  /** The number to verify or remove. */
  readonly phoneNumber: string
  /** `sms` to the number itself; `email` if the number was never verified. */
  readonly sentBy: 'sms' | 'email'
}

/** The steps beside the list. */
export type PhoneNumbersStep = ListPhoneNumbersStep | VerifyPhoneNumberStep

/** The phone numbers of the signed-in user. */
export interface PhoneNumbersState extends ListState<PhoneNumber> {
  readonly step: PhoneNumbersStep
}

export interface AddPhoneNumberInput {
  /** In international form, as typed. */
  readonly phoneNumber: string
}

/** The input of {@link PhoneNumbersActions.verify}. */
export interface PhoneCodeInput {
  readonly code: string
}

/** The actions that `usePhoneNumbers` returns. Errors are in `calls.<action>.error`. */
export interface PhoneNumbersActions extends WholeListActions<PhoneNumber> {
  /** Adds a number and sends a code to it. The number stays unverified until the code is entered. */
  add(input: AddPhoneNumberInput): Promise<Outcome>
  /** Sends a code to an unverified number. */
  confirm(input: RowInput): Promise<Outcome>
  /** Sends a code that confirms the removal. */
  remove(input: RowInput): Promise<Outcome>
  /** Submits the sent code for the current step. A wrong one fails and keeps the step. */
  verify(input: PhoneCodeInput): Promise<Outcome>
  /** Sends another code. Before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Returns to the list without a change. */
  cancel(): void
}
