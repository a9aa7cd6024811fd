import type { Outcome } from '../../../core/outcome.ts'

/** Nothing was sent yet. */
export interface BeginSparePartStep {
  readonly name: 'begin'
}

/** The form asks for the code that was sent. */
export interface ConfirmSparePartStep {
  readonly name: 'confirm'
  /** The address that the code was sent to. */
  readonly email: string
}

/** The code was right. */
export interface SparePartSuccessStep {
  readonly name: 'success'
}

/** The steps of `useSparePart`. */
export type SparePartStep = BeginSparePartStep | ConfirmSparePartStep | SparePartSuccessStep

/** The present step. */
export interface SparePartState {
  readonly step: SparePartStep
}

/** The input of {@link SparePartActions.submitCode}. */
export interface SparePartCodeInput {
  /** As typed. */
  readonly code: string
}

/** The actions that `useSparePart` returns. Errors are in `calls.<action>.error`. */
export interface SparePartActions {
  /** Sends a code to the address of the signed-in person. A later call sends another one. */
  begin(): Promise<Outcome>
  /** Submits the code. A wrong one fails and keeps the step. Fails with `spare-part-code-required` without one. */
  submitCode(input: SparePartCodeInput): Promise<Outcome>
  /** Returns to the first step. */
  restart(): void
}
