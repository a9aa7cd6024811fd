// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `boxes`, each with the values it takes. */
export interface BoxesPlaceholders {
  /** Account activation */
  readonly 'activation.boxLabel': Record<never, never>
  /** Invitation */
  readonly 'invitation.boxLabel': Record<never, never>
  /** Signing out */
  readonly 'logOut.boxLabel': Record<never, never>
  /** Mobile authenticator */
  readonly 'mobileAuthenticator.boxLabel': Record<never, never>
  /** Open the app */
  readonly 'openApp.boxLabel': Record<never, never>
  /** Password reset */
  readonly 'recovery.boxLabel': Record<never, never>
  /** Change your phone number */
  readonly 'resetPhoneNumber.boxLabel': Record<never, never>
  /** Sign-up */
  readonly 'signUp.boxLabel': Record<never, never>
  /** Account unlock */
  readonly 'unlockAccount.boxLabel': Record<never, never>
}
