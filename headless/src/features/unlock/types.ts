import type { Outcome } from '../../core/outcome.ts'

/** The lock is being taken off. */
export interface UnlockingStep {
  /** Which step this is. */
  readonly name: 'unlocking'
}

/** The lock is off; signing in follows in 5 seconds, unless told to stay. */
export interface UnlockSuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** Whether the page was told to stay where it is. */
  readonly isStaying: boolean
}

/** The link is no good: used, run out, or not in the address any more. */
export interface InvalidUnlockStep {
  /** Which step this is. */
  readonly name: 'invalid'
}

/** Where taking the lock off stands. */
export type UnlockStep = UnlockingStep | UnlockSuccessStep | InvalidUnlockStep

/** Where taking the lock off stands. */
export interface UnlockState {
  /** The step to show. */
  readonly step: UnlockStep
}

/** What can be done. */
export interface UnlockActions {
  /** Takes the lock off by the link of the page. Done by itself; again where it could not be sent. */
  submit(): Promise<Outcome>
  /** Goes to sign in now instead of in 5 seconds. */
  continueToLogin(): void
  /** Keeps the page where it is. */
  stay(): void
}
