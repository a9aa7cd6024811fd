import type { Outcome } from '../../core/outcome.ts'
import type { StepUpDemand } from '../../step-up/index.ts'

/** No step-up is under way. */
export interface IdleStepUp {
  readonly name: 'idle'
}

/** The provider's requirement is being loaded. */
export interface PreparingStepUp {
  readonly name: 'preparing'
}

/** The user verifies a second factor. `useMfa` holds the steps, including `noMFAEnrolledStepUp`. */
export interface SecondFactorStepUp {
  readonly name: 'secondFactor'
}

/** The proof succeeded. The step-up page returns after 200 ms. */
export interface DoneStepUp {
  readonly name: 'done'
  /** `true` after {@link StepUpActions.stay}: the page does not return by itself. */
  readonly isStaying: boolean
}

/** The step-up could not start, or its result proves nothing. `calls.begin.error` holds the error. */
export interface FailedStepUp {
  readonly name: 'failed'
}

/** The steps of a step-up. */
export type StepUpStep = IdleStepUp | PreparingStepUp | SecondFactorStepUp | DoneStepUp | FailedStepUp

/** The age limit of the proof. */
export interface StepUpInput {
  /** Maximum age in seconds. Default: any age. */
  readonly maxAge?: number | undefined
}

/** The input of {@link StepUpActions.ask}. */
export interface DemandInput extends StepUpDemand {
  /** {@link StepUpState.rounds} at the start of the call that met the demand. Default: the current value. */
  readonly since?: number
}

/** The state that `useStepUp` returns. */
export interface StepUpState {
  readonly step: StepUpStep
  /** The demand of waiting calls on this page. Show a dialog while it is not `null`. */
  readonly demand: StepUpDemand | null
  /** The number of settled demands. A call started before the last one needs no new demand. */
  readonly rounds: number
  /** The result of the last demand. */
  readonly lastRound: 'met' | 'canceled' | null
  /** The `auth_time` of a proof that counts as fresh once, within 10 seconds, regardless of its age. */
  readonly freshAuthTime: number | null
}

/** The actions that `useStepUp` returns. */
export interface StepUpActions {
  /** Opens the step-up page, or the provider's with hosted login, and returns to the same path and query. */
  stepUp(input?: StepUpInput): void
  /**
   * Requests a step-up from the provider. The step-up page calls it. A dialog starts by itself; call this after a
   * failure. On the page, a failure opens the log-out, and the step-up continues after the next sign-in. With hosted
   * login, it opens the provider's page.
   */
  begin(input?: StepUpInput): Promise<Outcome>
  /** Cancels the step-up: waiting calls get `canceled`, and the page returns. */
  cancel(): void
  /** Returns from the page at once. */
  proceed(): void
  /** Keeps the step-up page open. The proof stays fresh for 10 seconds. */
  stay(): void
  /**
   * Waits for the next proof; all waiting calls share one dialog. Fails with `step-up-required` if no dialog is
   * attached, and with hosted login, which would leave the page. `withStepUp` calls it.
   */
  ask(input: DemandInput): Promise<Outcome>
  /** Registers a dialog that handles demands; returns the function that removes it. */
  attend(): () => void
  /**
   * Consumes the freshness of the last proof: it counts for components rendered within a second. `useIsSteppedUp` calls
   * it.
   */
  take(): void
}
