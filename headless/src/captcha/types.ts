import type { CaptchaAction } from '../client/index.ts'
import type { Outcome } from '../core/outcome.ts'

/** The input of {@link CaptchaActions.take}. */
export interface CaptchaInput {
  /** The action that the token protects. */
  readonly action: CaptchaAction
}

/** The state that `useCaptcha` returns. */
export interface CaptchaState {
  /** `true` if the provider requires a captcha and the application has one; `null` until known. */
  readonly isAsked: boolean | null
}

/** The actions that `useCaptcha` returns. */
export interface CaptchaActions {
  /** Loads the policy and the adapter ahead of the first token. An unreadable policy requires no captcha. */
  prepare(): Promise<Outcome>
  /**
   * A token for one call, at most 60 seconds old, or `undefined` if none is required. Fails with `captcha-unavailable`
   * if the adapter fails to load.
   */
  take(input: CaptchaInput): Promise<Outcome<string | undefined>>
  /**
   * Fetches a token ahead of {@link CaptchaActions.take}, which uses it within 60 seconds and fetches a new one later.
   */
  takeAhead(input: CaptchaInput): Promise<Outcome>
}
