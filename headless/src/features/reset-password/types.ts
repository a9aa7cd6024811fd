import type { Outcome } from '../../core/outcome.ts'

/** The link is being checked. */
export interface CheckingLinkStep {
  readonly name: 'checking'
}

/** The form asks for the new password. */
export interface ChooseResetPasswordStep {
  readonly name: 'resetPassword'
  /** The id to pass to `usePasswordRules`. */
  readonly userId: string
}

/** The password is set. The login opens after 5 seconds. */
export interface ResetPasswordSuccessStep {
  readonly name: 'success'
  /** `true` after {@link ResetPasswordActions.stay}: the page does not move on by itself. */
  readonly isStaying: boolean
}

/** The link is invalid. The route `forgetPasswordUrl` sends a new one. */
export interface InvalidResetLinkStep {
  readonly name: 'invalid'
  /** `spent` if the link was used or expired; `missing` if the address has none, for example after a reload. */
  readonly reason: 'spent' | 'missing'
}

/** The steps of setting a new password. */
export type ResetPasswordStep =
  | CheckingLinkStep
  | ChooseResetPasswordStep
  | ResetPasswordSuccessStep
  | InvalidResetLinkStep

/** The parameters of a password link. */
export interface ResetLink {
  readonly userId: string
  /** Authorizes one change of the password. */
  readonly token: string
}

/** The input of {@link ResetPasswordActions.submitPassword}. */
export interface ResetPasswordInput {
  readonly password: string
}

/** The state that `useResetPassword` returns. */
export interface ResetPasswordState {
  readonly step: ResetPasswordStep
}

/** The actions that `useResetPassword` returns. */
export interface ResetPasswordActions {
  /** Starts with another proof, such as a code sent by text message. */
  begin(link: ResetLink): void
  /** Checks the link in the address. Runs by itself. */
  checkLink(): Promise<Outcome>
  /** Sets the password. A refused one keeps the step for another try. */
  submitPassword(input: ResetPasswordInput): Promise<Outcome>
  /** Opens the login now instead of after 5 seconds. */
  continueToLogin(): void
  /** Keeps the page open instead of moving on. */
  stay(): void
}
