import type { Outcome } from '../../core/outcome.ts'
import type { StepUpDemand } from '../../step-up/index.ts'

/** No step-up is under way. */
export interface IdleStepUp {
  /** Which step this is. */
  readonly name: 'idle'
}

/** The provider is asked what it takes. */
export interface PreparingStepUp {
  /** Which step this is. */
  readonly name: 'preparing'
}

/** The person gives their second factor: `useMfa` holds its steps, `noMFAEnrolledStepUp` among them. */
export interface SecondFactorStepUp {
  /** Which step this is. */
  readonly name: 'secondFactor'
}

/** The person has proved who they are; a page of its own leads back in 200 ms, unless told to stay. */
export interface DoneStepUp {
  /** Which step this is. */
  readonly name: 'done'
  /** Whether it was told to stay. */
  readonly isStaying: boolean
}

/** It could not be begun, or what came of it is no proof: `calls.begin.error` says why. */
export interface FailedStepUp {
  /** Which step this is. */
  readonly name: 'failed'
}

/** Where a step-up stands. */
export type StepUpStep = IdleStepUp | PreparingStepUp | SecondFactorStepUp | DoneStepUp | FailedStepUp

/** How fresh the proof has to be. */
export interface StepUpInput {
  /** Seconds it may be old; any age will do where it is not given. */
  readonly maxAge?: number | undefined
}

/** What {@link StepUpActions.ask} takes. */
export interface DemandInput extends StepUpDemand {
  /** {@link StepUpState.rounds} when the call was made that came back with the demand. Default: as of now. */
  readonly since?: number
}

/** Where a step-up stands. */
export interface StepUpState {
  /** The step to show. */
  readonly step: StepUpStep
  /** What calls on this page wait for: show a dialog while it is not `null`. */
  readonly demand: StepUpDemand | null
  /** How many demands have been met or given up. A call that began before the last one need not ask again. */
  readonly rounds: number
  /** How the last of them ended. */
  readonly lastRound: 'met' | 'canceled' | null
  /** The `auth_time` of a proof that counts as fresh once, however old it may be at most; for 10 seconds. */
  readonly freshAuthTime: number | null
}

/** What can be done about a step-up. */
export interface StepUpActions {
  /**
   * Goes to the step-up page, or with hosted login to the provider's, and comes back with path and query as they are.
   */
  stepUp(input?: StepUpInput): void
  /**
   * Asks the provider for a step-up. The step-up page calls it; on a dialog it is done by itself, call it again after a
   * failure. On the page, a failure leads to the log-out and the step-up goes on after the next sign-in. With hosted login
   * it leaves for the provider's page.
   */
  begin(input?: StepUpInput): Promise<Outcome>
  /** Gives it up: whoever waits gets `canceled`; the page goes back to where it came from. */
  cancel(): void
  /** On the page, leads back at once. */
  proceed(): void
  /** On the page, does not lead back by itself; the proof stays fresh for 10 seconds all the same. */
  stay(): void
  /**
   * Waits until the person has proved who they are again, together with all that wait already: one dialog for all. Fails
   * with `step-up-required` where no dialog attends to it, or where hosted login would have to leave the page. `withStepUp` calls it.
   */
  ask(input: DemandInput): Promise<Outcome>
  /** Tells that a dialog is there to attend to demands, until the answer is called. */
  attend(): () => void
  /** Uses the freshness of the last proof up: it counts for what is on the screen within a second. `useIsSteppedUp` calls it. */
  take(): void
}
