import type { Outcome } from '../../core/outcome.ts'

/** No return has been handled yet. */
export interface IdleSsoStep {
  readonly name: 'idle'
}

/** The return is being verified with the provider. */
export interface VerifyingSsoStep {
  readonly name: 'verifying'
}

/** The return was handed over; `useLogin().step` holds the result. */
export interface DoneSsoStep {
  readonly name: 'done'
}

/** The return is unusable: used before, incomplete, or not started in this tab. */
export interface InvalidSsoStep {
  readonly name: 'invalid'
}

/** The steps of a return from a company's identity provider. */
export type SsoStep = IdleSsoStep | VerifyingSsoStep | DoneSsoStep | InvalidSsoStep

/** The state that `useSso` returns. */
export interface SsoState {
  /** The step on the routes `oidcRedirectUrl` and `samlCallbackUrl`. */
  readonly step: SsoStep
}

/** The actions that `useSso` returns. */
export interface SsoActions {
  /**
   * Completes the return in the page's address, once. Runs by itself on the callback routes. A failure leads to the
   * sign-in step `loginWithSSOFailed`.
   */
  finish(): Promise<Outcome>
}
