// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/change-password`, each with the values it takes. */
export interface ChangePasswordPlaceholders {
  /** Change your password */
  readonly 'changePassword.title': Record<never, never>
  /** You stay signed in here. All other devices are signed out. */
  readonly 'changePassword.lead': Record<never, never>
  /** Present password */
  readonly 'changePassword.present': Record<never, never>
  /** Change password */
  readonly 'changePassword.submit': Record<never, never>
  /** Changing your password… */
  readonly 'changePassword.changing': Record<never, never>
  /** Your password is changed */
  readonly 'changePassword.changedTitle': Record<never, never>
  /** You are still signed in here. All other devices are signed out. */
  readonly 'changePassword.changedLead': Record<never, never>
  /** Change it again */
  readonly 'changePassword.again': Record<never, never>
  /** Enter your present password. */
  readonly 'errors.present-password-required': Record<never, never>
  /** That isn’t your present password. Check it and enter it again. */
  readonly 'errors.ER-PASSWORD-WRONG': Record<never, never>
}
