import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** The channels for password recovery. */
export type RecoveryMethod = 'email' | 'sms'

/** The form asks for the e-mail address. */
export interface AskEmailStep {
  readonly name: 'forgotPassword'
  /** Initial value of the field. */
  readonly email: string
}

/** The person chooses one of several recovery methods. */
export interface ChooseRecoveryStep {
  readonly name: 'passwordRecoverySelector'
  readonly email: string
  readonly methods: readonly RecoveryMethod[]
}

/** The form asks for the code of a text message, which is sent only if the account exists. */
export interface RecoveryCodeSentStep extends SentTimes {
  readonly name: 'resetPasswordViaSms'
  readonly email: string
}

/** The code was correct. `useResetPassword` asks for the new password. */
export interface RecoveredStep {
  readonly name: 'resetPasswordPage'
  readonly email: string
}

/** A mail was sent if the account exists. The state does not reveal if it does. */
export interface ForgotPasswordSuccessStep extends SentTimes {
  readonly name: 'success'
  /** The address of the mail. */
  readonly email: string
}

/** The steps of a password recovery. */
export type ForgotPasswordStep =
  | AskEmailStep
  | ChooseRecoveryStep
  | RecoveryCodeSentStep
  | RecoveredStep
  | ForgotPasswordSuccessStep

/** The input of {@link ForgotPasswordActions.submitEmail}. */
export interface ForgotPasswordInput {
  readonly email: string
}

/** The input of {@link ForgotPasswordActions.chooseMethod}. */
export interface RecoveryMethodInput {
  readonly method: RecoveryMethod
}

/** The input of {@link ForgotPasswordActions.submitCode}. */
export interface RecoverySmsInput {
  readonly code: string
}

/** The state that `useForgotPassword` returns. */
export interface ForgotPasswordState {
  readonly step: ForgotPasswordStep
}

/** The actions that `useForgotPassword` returns. */
export interface ForgotPasswordActions {
  /** Starts the recovery, or shows the choice if there are several methods. */
  submitEmail(input: ForgotPasswordInput): Promise<Outcome>
  /** Starts the recovery by the chosen method. */
  chooseMethod(input: RecoveryMethodInput): Promise<Outcome>
  /** Submits the code of the text message. */
  submitCode(input: RecoverySmsInput): Promise<Outcome>
  /** Sends the message again. Before `resendAt` it fails with `resend-too-soon`, without a request. */
  resend(): Promise<Outcome>
  /** Returns to the address, which is kept. */
  restart(): void
}
