import type { Outcome } from '../../core/outcome.ts'

/** The session of the impersonated user is being opened. */
export interface ImpersonatingStep {
  readonly name: 'impersonating'
}

/** The session is open. The page after sign-in loads in 1 second. */
export interface ImpersonationSuccessStep {
  readonly name: 'success'
  /**
   * `true` after {@link ImpersonationActions.stay}: the page does not move on until
   * {@link ImpersonationActions.proceed}.
   */
  readonly isStaying: boolean
}

/** The link is used, expired, or no longer in the address. */
export interface InvalidImpersonationStep {
  readonly name: 'invalid'
}

/** The steps of starting an impersonation. */
export type ImpersonationStep = ImpersonatingStep | ImpersonationSuccessStep | InvalidImpersonationStep

/** The person who acts as the signed-in user. */
export interface Actor {
  readonly id: string
  /** The display name: the actor's name, otherwise their address, otherwise an empty string. */
  readonly name: string
}

/** The state that `useImpersonation` returns. */
export interface ImpersonationState {
  readonly step: ImpersonationStep
}

/** The actions that `useImpersonation` returns. */
export interface ImpersonationActions {
  /** Opens the session by the link. Runs by itself; call it again after a network failure. */
  submit(): Promise<Outcome>
  /** Loads the page after sign-in now instead of after 1 second. */
  proceed(): void
  /** Keeps the page open instead of moving on. */
  stay(): void
}
