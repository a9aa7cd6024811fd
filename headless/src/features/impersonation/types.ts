import type { Outcome } from '../../core/outcome.ts'

/** The session of the other person is being opened. */
export interface ImpersonatingStep {
  /** Which step this is. */
  readonly name: 'impersonating'
}

/** It is open; the page after sign-in is loaded in a second, unless told to stay. */
export interface ImpersonationSuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** Whether the page was told to stay where it is: {@link ImpersonationActions.proceed} moves on. */
  readonly isStaying: boolean
}

/** The link is no good: used, run out, or not in the address any more. */
export interface InvalidImpersonationStep {
  /** Which step this is. */
  readonly name: 'invalid'
}

/** Where beginning to act as another person stands. */
export type ImpersonationStep = ImpersonatingStep | ImpersonationSuccessStep | InvalidImpersonationStep

/** Who acts as the signed-in person. */
export interface Actor {
  /** The id. */
  readonly id: string
  /** The name to show: their own, else their address, else an empty text. */
  readonly name: string
}

/** Where beginning to act as another person stands. */
export interface ImpersonationState {
  /** The step to show. */
  readonly step: ImpersonationStep
}

/** What can be done. */
export interface ImpersonationActions {
  /** Opens the session by the link of the page. Done by itself; again where it could not be sent. */
  submit(): Promise<Outcome>
  /** Loads the page after sign-in now instead of in a second. */
  proceed(): void
  /** Keeps the page where it is. */
  stay(): void
}
