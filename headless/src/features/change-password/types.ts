import type { Outcome } from '../../core/outcome.ts'

/** The input of {@link ChangePasswordActions.submit}. */
export interface ChangePasswordInput {
  readonly password: string
  readonly newPassword: string
}

/** The state that `useChangePassword` returns. */
export interface ChangePasswordState {
  /** `true` once a change has succeeded since the last {@link ChangePasswordActions.restart}. */
  readonly isChanged: boolean
}

/** The actions that `useChangePassword` returns. */
export interface ChangePasswordActions {
  /** Changes the password. The user stays signed in here; the provider ends their other sessions. */
  submit(input: ChangePasswordInput): Promise<Outcome>
  /** Resets {@link ChangePasswordState.isChanged} for another change. */
  restart(): void
}
