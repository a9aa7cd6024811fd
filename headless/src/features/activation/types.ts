import type { Outcome } from '../../core/outcome.ts'
import type { SentTimes } from '../../core/sent-times.ts'

/** How an account is activated: by the link of a mail, or by the code in one. */
export type ActivationMethod = 'link' | 'code'

/** The account is being activated: by itself, or with the code that is asked for. */
export interface ActivatingStep {
  /** Which step this is. */
  readonly name: 'activating'
  /** `link` goes on by itself; `code` asks for it. */
  readonly method: ActivationMethod
}

/** A password is to be chosen first; by `code` that is asked for as well. */
export interface ActivatingFormStep {
  /** Which step this is. */
  readonly name: 'activatingForm'
  /** Whether the code is asked for as well. */
  readonly method: ActivationMethod
  /** Whose account, for the rules of the password. */
  readonly userId: string
}

/** The account is active. */
export interface ActivationSuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** What comes: the `application` in 5 seconds, or the sign-in in 1 second, where a second factor is asked for. */
  readonly next: 'application' | 'signIn'
  /** Whether the page was told to stay where it is: {@link ActivationActions.proceed} moves on. */
  readonly isStaying: boolean
}

/** Nothing can be activated by what the page was opened with. A new mail can be asked for. */
export interface ActivationInvalidStep {
  /** Which step this is. */
  readonly name: 'invalid'
  /** The address lacks what it needs, or the link has been used, has run out, or is no link at all. */
  readonly reason: 'missing' | 'used' | 'expired' | 'unknown'
}

/** Where activating an account stands. */
export type ActivationStep = ActivatingStep | ActivatingFormStep | ActivationSuccessStep | ActivationInvalidStep

/** What {@link ActivationActions.submit} takes. */
export interface ActivationInput {
  /** The password as typed, where one is to be chosen. */
  readonly password?: string
  /** The code as typed, where one was mailed. */
  readonly code?: string
  /** Whether the terms were agreed to; `false` is refused. Left out where the form does not ask. */
  readonly acceptsTerms?: boolean
  /** What a captcha gave, where the provider asks for one. */
  readonly recaptchaToken?: string
}

/** What {@link ActivationActions.resend} takes. */
export interface ResendActivationInput {
  /** Where the mail goes. Default: the address of the sign-up, where it was on this page. */
  readonly email?: string
}

/** A mail that was sent again. */
export interface ResentMail extends SentTimes {
  /** Where it went, if the address is that of an account. */
  readonly email: string
}

/** Where activating an account stands. */
export interface ActivationState {
  /** The step to show. */
  readonly step: ActivationStep
  /** The address of the sign-up, where it was on this page; else an empty text. */
  readonly email: string
  /** The mail that was sent again, or `null`. */
  readonly resent: ResentMail | null
}

/** What can be done to activate an account. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface ActivationActions {
  /** Begins with what the page was opened with. Done by itself on the routes of activation; call it again after a failure. */
  begin(): Promise<Outcome>
  /** Gives what the form asks for. What was mistyped is refused and can be given again. */
  submit(input: ActivationInput): Promise<Outcome>
  /** Sends the mail again. Nothing tells whether there is such an account. */
  resend(input?: ResendActivationInput): Promise<Outcome>
  /** Moves on at once instead of in a moment. */
  proceed(): void
  /** Keeps the page where it is instead of moving on. */
  stay(): void
}
