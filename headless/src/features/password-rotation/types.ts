import type { Outcome } from '../../core/outcome.ts'

/** The policy for password expiry. */
export interface RotationPolicy {
  /** `true` if passwords expire at all. */
  readonly isActive: boolean
  /** Lifetime of a password in days. */
  readonly rotationPeriod: number
  /** Days before expiry when the notice starts. */
  readonly notificationPeriod: number
}

/** The input of {@link PasswordRotationActions.submitPassword}. */
export interface RotatedPasswordInput {
  readonly password: string
}

/** The password policy in force for the tenant. */
export interface PasswordRotationState {
  /**
   * The stricter of the vendor's and the tenant's policies; `null` until {@link PasswordRotationActions.loadPolicy} has
   * loaded it.
   */
  readonly policy: RotationPolicy | null
}

/** The actions on the sign-in steps about the password. `useLogin` holds those steps. */
export interface PasswordRotationActions {
  /** At `passwordRotationExpired`: sets the new password and signs in with it. */
  submitPassword(input: RotatedPasswordInput): Promise<Outcome>
  /** At `breachedPassword`: mails a link for a new password and shows `breachedPasswordSuccess`. */
  sendResetLink(): Promise<Outcome>
  /**
   * At `passwordRotationNotification`, and at other steps with a signed-in user: continues with the current password.
   */
  continueAnyway(): void
  /** Loads the password policy of the tenant, for administrators. */
  loadPolicy(): Promise<Outcome>
}
