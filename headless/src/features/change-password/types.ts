import type { Outcome } from '../../core/outcome.ts'

/** What {@link ChangePasswordActions.submit} takes. */
export interface ChangePasswordInput {
  /** The present password as typed. */
  readonly password: string
  /** The new one as typed. */
  readonly newPassword: string
}

/** Where changing one's password stands. */
export interface ChangePasswordState {
  /** Whether it has been changed since this began. */
  readonly isChanged: boolean
}

/** What can be done. */
export interface ChangePasswordActions {
  /** Changes the password. The person stays signed in here; the provider ends their other sessions. */
  submit(input: ChangePasswordInput): Promise<Outcome>
  /** Begins again. */
  restart(): void
}
