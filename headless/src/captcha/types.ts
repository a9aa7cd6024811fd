import type { CaptchaAction } from '../client/index.ts'
import type { Outcome } from '../core/outcome.ts'

/** What {@link CaptchaActions.take} takes. */
export interface CaptchaInput {
  /** What the token is for. */
  readonly action: CaptchaAction
}

/** Whether people are told from machines here. */
export interface CaptchaState {
  /** Whether the provider asks for a captcha and the application has one; `null` until that is known. */
  readonly isAsked: boolean | null
}

/** What can be done about the captcha. */
export interface CaptchaActions {
  /** Reads the policy and gets the adapter ready, so that nobody waits for it later. A policy that cannot be read asks for none. */
  prepare(): Promise<Outcome>
  /**
   * A token for one call, or `undefined` where none is asked for; at most 60 seconds old. Fails with `captcha-unavailable`
   * where the adapter cannot be had.
   */
  take(input: CaptchaInput): Promise<Outcome<string | undefined>>
  /** Gets a token ahead of {@link CaptchaActions.take}, which takes it within 60 seconds and a fresh one after. */
  takeAhead(input: CaptchaInput): Promise<Outcome>
}
