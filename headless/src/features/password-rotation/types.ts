import type { Outcome } from '../../core/outcome.ts'

/** How long a password is good for. */
export interface RotationPolicy {
  /** Whether it has to be changed at all. */
  readonly isActive: boolean
  /** After how many days. */
  readonly rotationPeriod: number
  /** How many days before that the person is told. */
  readonly notificationPeriod: number
}

/** What {@link PasswordRotationActions.submitPassword} takes. */
export interface RotatedPasswordInput {
  /** The new password as typed. */
  readonly password: string
}

/** What holds for the passwords of the tenant. */
export interface PasswordRotationState {
  /** The stricter of what the vendor and the tenant ask for; `null` until {@link PasswordRotationActions.loadPolicy} has read it. */
  readonly policy: RotationPolicy | null
}

/** What can be done at the steps of a sign-in that are about the password itself. Those steps are in `useLogin`. */
export interface PasswordRotationActions {
  /** At `passwordRotationExpired`: sets the new password and signs in with it. */
  submitPassword(input: RotatedPasswordInput): Promise<Outcome>
  /** At `breachedPassword`: sends a link for a new password to the person, and leads to `breachedPasswordSuccess`. */
  sendResetLink(): Promise<Outcome>
  /** At `passwordRotationNotification`, and at the others where the person is signed in: goes on with the password as it is. */
  continueAnyway(): void
  /** Reads what holds for the passwords of the tenant. For administrators. */
  loadPolicy(): Promise<Outcome>
}
