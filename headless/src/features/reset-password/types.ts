import type { Outcome } from '../../core/outcome.ts'

/** It is looked whether the link is still good. */
export interface CheckingLinkStep {
  /** Which step this is. */
  readonly name: 'checking'
}

/** The new password is asked for. */
export interface ChooseResetPasswordStep {
  /** Which step this is. */
  readonly name: 'resetPassword'
  /** Whose password: what `usePasswordRules` takes. */
  readonly userId: string
}

/** The password is set; signing in follows in 5 seconds, unless told to stay. */
export interface ResetPasswordSuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** Whether the page was told to stay where it is. */
  readonly isStaying: boolean
}

/** The link is no good. A new one helps: see the route `forgetPasswordUrl`. */
export interface InvalidResetLinkStep {
  /** Which step this is. */
  readonly name: 'invalid'
  /** Whether it was used or has run out, or the address holds none at all, as after a reload. */
  readonly reason: 'spent' | 'missing'
}

/** Where choosing a new password stands. */
export type ResetPasswordStep =
  | CheckingLinkStep
  | ChooseResetPasswordStep
  | ResetPasswordSuccessStep
  | InvalidResetLinkStep

/** What a link for a new password carries. */
export interface ResetLink {
  /** Whose password. */
  readonly userId: string
  /** Lets it be set, once. */
  readonly token: string
}

/** What {@link ResetPasswordActions.submitPassword} takes. */
export interface ResetPasswordInput {
  /** The new password as typed. */
  readonly password: string
}

/** Where choosing a new password stands. */
export interface ResetPasswordState {
  /** The step to show. */
  readonly step: ResetPasswordStep
}

/** What can be done. */
export interface ResetPasswordActions {
  /** Takes what else proves that a new password may be set, as a code does that came by text message. */
  begin(link: ResetLink): void
  /** Looks whether the link of the page is good. Done by itself. */
  checkLink(): Promise<Outcome>
  /** Sets the password. One that is refused leaves the step as it is, and may be tried again with another. */
  submitPassword(input: ResetPasswordInput): Promise<Outcome>
  /** Goes to sign in now instead of in 5 seconds. */
  continueToLogin(): void
  /** Keeps the page where it is. */
  stay(): void
}
