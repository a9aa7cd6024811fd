import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** How an account is activated: by a mailed link or a mailed code. */
export type ActivationMethod = 'link' | 'code'

/** The account is being activated at once, or the form asks for the code. */
export interface ActivatingStep {
  readonly name: 'activating'
  /** `link` proceeds without input; `code` needs the mailed code. */
  readonly method: ActivationMethod
}

/** The form asks for a new password, and for the code if the method is `code`. */
export interface ActivatingFormStep {
  readonly name: 'activatingForm'
  /** `code` if the form also asks for the mailed code. */
  readonly method: ActivationMethod
  /** The person whose password rules apply. */
  readonly userId: string
}

/** The account is now active. */
export interface ActivationSuccessStep {
  readonly name: 'success'
  /**
   * `application` opens after 5 seconds. `signIn` opens after 1 second if a second factor is required.
   */
  readonly next: 'application' | 'signIn'
  /** `true` after {@link ActivationActions.stay}: the page does not move on until {@link ActivationActions.proceed}. */
  readonly isStaying: boolean
}

/**
 * The address of the page holds nothing that activates an account. {@link ActivationActions.resend} sends a new mail.
 */
export interface ActivationInvalidStep {
  readonly name: 'invalid'
  /** `missing` if the address lacks a part; otherwise the state of the link. */
  readonly reason: 'missing' | 'used' | 'expired' | 'unknown'
}

/** The steps of an account activation. */
export type ActivationStep = ActivatingStep | ActivatingFormStep | ActivationSuccessStep | ActivationInvalidStep

/** The input of {@link ActivationActions.submit}. */
export interface ActivationInput {
  /** Required if the step asks for a new password. */
  readonly password?: string
  /** Required if the method is `code`. */
  readonly code?: string
  /** `false` is refused. Omit it if the form shows no terms. */
  readonly acceptsTerms?: boolean
  /** The captcha token, if the provider requires one. */
  readonly recaptchaToken?: string
}

export interface ResendActivationInput {
  /** The address to mail. Default: the address of the sign-up in this tab. */
  readonly email?: string
}

/** A mail that was sent again. */
export interface ResentMail extends SentTimes {
  /** The address, which received a mail only if it has an account. */
  readonly email: string
}

/** The state that `useActivation` returns. */
export interface ActivationState {
  readonly step: ActivationStep
  /** The address of the sign-up in this tab, or an empty string. */
  readonly email: string
  /** The last mail that was resent, or `null`. */
  readonly resent: ResentMail | null
}

/** The actions that `useActivation` returns. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface ActivationActions {
  /**
   * Reads the address of the page and starts. Runs by itself on the activation routes; call it again after a failure.
   */
  begin(): Promise<Outcome>
  /** Submits the form. Refused input leaves the step in place for another try. */
  submit(input: ActivationInput): Promise<Outcome>
  /** Resends the mail. The result does not reveal if the account exists. */
  resend(input?: ResendActivationInput): Promise<Outcome>
  /** Moves on at once instead of after the delay. */
  proceed(): void
  /** Keeps the page open instead of moving on after the delay. */
  stay(): void
}
