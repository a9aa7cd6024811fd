import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** How a new password can be had. */
export type RecoveryMethod = 'email' | 'sms'

/** The address is asked for. */
export interface AskEmailStep {
  /** Which step this is. */
  readonly name: 'forgotPassword'
  /** What was typed before, to begin with. */
  readonly email: string
}

/** Several ways would do: choose one. */
export interface ChooseRecoveryStep {
  /** Which step this is. */
  readonly name: 'passwordRecoverySelector'
  /** Whose password. */
  readonly email: string
  /** The ways to choose from. */
  readonly methods: readonly RecoveryMethod[]
}

/** A code was sent by text message, if there is such a person; it is asked for. */
export interface RecoveryCodeSentStep extends SentTimes {
  /** Which step this is. */
  readonly name: 'resetPasswordViaSms'
  /** Whose password. */
  readonly email: string
}

/** The code was right: `useResetPassword` asks for the new password. */
export interface RecoveredStep {
  /** Which step this is. */
  readonly name: 'resetPasswordPage'
  /** Whose password. */
  readonly email: string
}

/** A mail is on its way, if there is such a person. Nobody is told whether there is. */
export interface ForgotPasswordSuccessStep extends SentTimes {
  /** Which step this is. */
  readonly name: 'success'
  /** Where to. */
  readonly email: string
}

/** Where asking for a new password stands. */
export type ForgotPasswordStep =
  | AskEmailStep
  | ChooseRecoveryStep
  | RecoveryCodeSentStep
  | RecoveredStep
  | ForgotPasswordSuccessStep

/** What {@link ForgotPasswordActions.submitEmail} takes. */
export interface ForgotPasswordInput {
  /** The address as typed. */
  readonly email: string
}

/** What {@link ForgotPasswordActions.chooseMethod} takes. */
export interface RecoveryMethodInput {
  /** The way to take. */
  readonly method: RecoveryMethod
}

/** What {@link ForgotPasswordActions.submitCode} takes. */
export interface RecoverySmsInput {
  /** The code as typed. */
  readonly code: string
}

/** Where asking for a new password stands. */
export interface ForgotPasswordState {
  /** The step to show. */
  readonly step: ForgotPasswordStep
}

/** What can be done. */
export interface ForgotPasswordActions {
  /** Takes the way there is to a new password, or asks which. */
  submitEmail(input: ForgotPasswordInput): Promise<Outcome>
  /** Takes one of several ways. */
  chooseMethod(input: RecoveryMethodInput): Promise<Outcome>
  /** Gives the code of the text message. */
  submitCode(input: RecoverySmsInput): Promise<Outcome>
  /** Sends once more; 30 seconds after it was last sent, not before. */
  resend(): Promise<Outcome>
  /** Back to the address, which is kept. */
  restart(): void
}
