import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** A phone number of the signed-in person. */
export interface PhoneNumber {
  /** Names it for {@link PhoneNumbersActions.remove}. */
  readonly id: string
  /** In international form, such as `+14155550123`. */
  readonly phoneNumber: string
  /** Whether a code sent to it was given. */
  readonly verified: boolean
}

/** Nothing but the list is shown. */
export interface ListPhoneNumbersStep {
  /** Which step this is. */
  readonly name: 'list'
}

/** The person is asked for a code that was sent. */
export interface VerifyPhoneNumberStep extends SentTimes {
  /** Which step this is: before a number counts as confirmed, or before it is removed. */
  readonly name: 'verifyPhoneNumber' | 'verifyPhoneNumberDeletion'
  /** The number it is about. */
  readonly phoneNumber: string
  /** Where the code was sent: to the number itself, or by mail where the number was never confirmed. */
  readonly sentBy: 'sms' | 'email'
}

/** What is asked for beside the list. */
export type PhoneNumbersStep = ListPhoneNumbersStep | VerifyPhoneNumberStep

/** The phone numbers of the signed-in person. */
export interface PhoneNumbersState {
  /** The numbers; empty until they are loaded. */
  readonly rows: readonly PhoneNumber[]
  /** What is asked for. */
  readonly step: PhoneNumbersStep
}

/** What {@link PhoneNumbersActions.add} takes. */
export interface AddPhoneNumberInput {
  /** The number as typed, in international form. */
  readonly phoneNumber: string
}

/** Which number an action is about. */
export interface PhoneNumberInput {
  /** The `id` of its row. */
  readonly id: string
}

/** What {@link PhoneNumbersActions.verify} takes. */
export interface PhoneCodeInput {
  /** The code as typed. */
  readonly code: string
}

/** What can be done with them. Errors are in `calls.<action>.error`. */
export interface PhoneNumbersActions {
  /** Reads the numbers; done by itself when the list comes on the screen. */
  load(): Promise<Outcome>
  /** Adds a number and sends a code to it. Until the code is given, the number is there and not confirmed. */
  add(input: AddPhoneNumberInput): Promise<Outcome>
  /** Sends a code to a number that is not confirmed yet. */
  confirm(input: PhoneNumberInput): Promise<Outcome>
  /** Asks for a number to be removed: a code is sent first. */
  remove(input: PhoneNumberInput): Promise<Outcome>
  /** Gives the code that was sent, whatever it was sent for. A wrong one fails and leaves the step as it is. */
  verify(input: PhoneCodeInput): Promise<Outcome>
  /** Sends another code; before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Back to the list. */
  cancel(): void
}
