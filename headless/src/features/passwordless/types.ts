import type { WayIn } from '../../client/index.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { PasswordlessWay } from '../login/index.ts'

export interface SendInput {
  readonly way: PasswordlessWay
  /** The recipient. Default: the address of the sign-in. */
  readonly email?: string
}

/** The input of {@link PasswordlessActions.submitCode}. */
export interface PasscodeInput {
  /** The six digits; spaces are ignored. */
  readonly code: string
}

/** The state that `usePasswordless` returns. */
export interface PasswordlessState {
  /** The sign-in methods of the policy, the main ones first. Offer those that differ from the current step's. */
  readonly ways: readonly WayIn[]
}

/** The actions of a sign-in without a password. `useLogin().step` holds its steps. */
export interface PasswordlessActions {
  /**
   * Sends a code or a link, and shows the step that waits for it. The result does not reveal if the address has an
   * account.
   */
  send(input: SendInput): Promise<Outcome>
  /**
   * Sends another code or link. Before the step's `resendAt` it fails with `resend-too-soon`, without a request. If the
   * provider requires a longer wait, `resendAt` is updated.
   */
  resend(): Promise<Outcome>
  /** Signs in with the code. A wrong one fails and keeps the step. */
  submitCode(input: PasscodeInput): Promise<Outcome>
  /** Switches to the password for the same address. */
  usePassword(): void
  /** Returns to the e-mail address and cancels pending messages. */
  restart(): void
}

/** The link is being exchanged for a session. */
export interface OpeningLinkStep {
  readonly name: 'opening'
}

/** The sign-in by the link failed. */
export interface LinkFailedStep {
  readonly name: 'failed'
  /**
   * `missing` also occurs after a reload. Only `unreachable` can be fixed by {@link MagicLinkActions.submit}. `refused`
   * covers all other reasons.
   */
  readonly reason: 'expired' | 'used' | 'missing' | 'unreachable' | 'refused'
}

/** The link was accepted. `useLogin().step` holds the steps that follow. */
export interface LinkOpenedStep {
  readonly name: 'opened'
}

/** The steps of a mailed link. */
export type MagicLinkStep = OpeningLinkStep | LinkFailedStep | LinkOpenedStep

/** The state that `useMagicLink` returns. */
export interface MagicLinkState {
  readonly step: MagicLinkStep
}

/** The actions that `useMagicLink` returns. The link opens by itself, once. */
export interface MagicLinkActions {
  /** Sends the link again after a network failure. */
  submit(): Promise<Outcome>
  /** Moves on now instead of after 5 seconds. */
  continueNow(): void
  /** Keeps the page open until {@link MagicLinkActions.continueNow}. */
  stay(): void
  /** Opens the login, which can send another link. */
  restart(): void
}
