import type { WayIn } from '../../client/index.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { PasswordlessWay } from '../login/index.ts'

/** What {@link PasswordlessActions.send} takes. */
export interface SendInput {
  /** What is sent. */
  readonly way: PasswordlessWay
  /** To whom. Default: the address that the sign-in knows. */
  readonly email?: string
}

/** What {@link PasswordlessActions.submitCode} takes. */
export interface PasscodeInput {
  /** The six digits as typed; spaces do not matter. */
  readonly code: string
}

/** How people sign in here. */
export interface PasswordlessState {
  /** The ways in that the policy offers, the main ones first; those that are not the present step's can be offered beside it. */
  readonly ways: readonly WayIn[]
}

/** What can be done about a sign-in without a password. `useLogin().step` tells where it stands. */
export interface PasswordlessActions {
  /** Sends a code or a link, and leads to the step that waits for it. Says nothing of whether anybody has the address. */
  send(input: SendInput): Promise<Outcome>
  /**
   * Sends another code or link. Fails with `resend-too-soon` before the step's `resendAt`, without a call; where the
   * provider itself asks for a longer wait, `resendAt` is that.
   */
  resend(): Promise<Outcome>
  /** Signs in with the code. A wrong one fails and leaves the step as it is. */
  submitCode(input: PasscodeInput): Promise<Outcome>
  /** To the password instead, for the address that the sign-in knows. */
  usePassword(): void
  /** Back to the e-mail address. Ends what is on its way. */
  restart(): void
}

/** The link is being exchanged for a session. */
export interface OpeningLinkStep {
  /** Which step this is. */
  readonly name: 'opening'
}

/** The link cannot sign anybody in. */
export interface LinkFailedStep {
  /** Which step this is. */
  readonly name: 'failed'
  /**
   * Why: it has `expired`; it was `used`; it is `missing`, as after a reload; the provider could not be reached, so that
   * `retry` helps; or it was `refused` for anything else.
   */
  readonly reason: 'expired' | 'used' | 'missing' | 'unreachable' | 'refused'
}

/** The link has done its part: `useLogin().step` tells where the sign-in stands. */
export interface LinkOpenedStep {
  /** Which step this is. */
  readonly name: 'opened'
}

/** Where a link stands. */
export type MagicLinkStep = OpeningLinkStep | LinkFailedStep | LinkOpenedStep

/** Where a link stands. */
export interface MagicLinkState {
  /** The step to show. */
  readonly step: MagicLinkStep
}

/** What can be done on the page that a link leads to. It opens the link by itself, once. */
export interface MagicLinkActions {
  /** Tries again where the provider could not be reached. */
  retry(): Promise<Outcome>
  /** Goes on now instead of in 5 seconds. */
  continueNow(): void
  /** Stays on the page until {@link MagicLinkActions.continueNow}. */
  stay(): void
  /** To the sign-in, where another link can be asked for. */
  startAgain(): void
}
