import type { Outcome } from '../../core/outcome.ts'

/** The account is being unlocked. */
export interface UnlockingStep {
  readonly name: 'unlocking'
}

/** The account is unlocked. The login opens after 5 seconds. */
export interface UnlockSuccessStep {
  readonly name: 'success'
  /** `true` after {@link UnlockActions.stay}: the page does not move on by itself. */
  readonly isStaying: boolean
}

/** The link is used, expired, or no longer in the address. */
export interface InvalidUnlockStep {
  readonly name: 'invalid'
}

/** The steps of an unlock. */
export type UnlockStep = UnlockingStep | UnlockSuccessStep | InvalidUnlockStep

/** The state that `useUnlock` returns. */
export interface UnlockState {
  readonly step: UnlockStep
}

/** The actions that `useUnlock` returns. */
export interface UnlockActions {
  /** Unlocks the account by the link. Runs by itself; call it again after a network failure. */
  submit(): Promise<Outcome>
  /** Opens the login now instead of after 5 seconds. */
  continueToLogin(): void
  /** Keeps the page open instead of moving on. */
  stay(): void
}
