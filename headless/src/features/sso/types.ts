import type { Outcome } from '../../core/outcome.ts'

/** Nobody has come back yet. */
export interface IdleSsoStep {
  /** Which step this is. */
  readonly name: 'idle'
}

/** The person is back, and the provider is asked who they are. */
export interface VerifyingSsoStep {
  /** Which step this is. */
  readonly name: 'verifying'
}

/** What came of it is told by the sign-in: `useLogin().step`. */
export interface DoneSsoStep {
  /** Which step this is. */
  readonly name: 'done'
}

/** Nothing that can be used came back: it was used before, is incomplete, or was not asked for by this tab. */
export interface InvalidSsoStep {
  /** Which step this is. */
  readonly name: 'invalid'
}

/** Where coming back from a company's identity provider stands. */
export type SsoStep = IdleSsoStep | VerifyingSsoStep | DoneSsoStep | InvalidSsoStep

/** Coming back from a company's identity provider. */
export interface SsoState {
  /** The step to show, on the routes `oidcRedirectUrl` and `samlCallbackUrl`. */
  readonly step: SsoStep
}

/** What can be done. */
export interface SsoActions {
  /**
   * Takes the person back, by what the address of the page holds, once. Done by itself on the callback routes. A failure leads to
   * the step `loginWithSSOFailed` of the sign-in.
   */
  finish(): Promise<Outcome>
}
