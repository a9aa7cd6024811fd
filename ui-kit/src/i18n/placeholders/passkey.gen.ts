// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `passkey`, each with the values it takes. */
export interface PasskeyPlaceholders {
  /** Sign in with a passkey */
  readonly 'login.passkeySignIn': Record<never, never>
  /** Waiting for your passkey… */
  readonly 'login.passkeyWaiting': Record<never, never>
  /** Sign in faster next time */
  readonly 'login.passkeyPromptTitle': Record<never, never>
  /** Add a passkey and your face, fingerprint or device PIN replaces the password. */
  readonly 'login.passkeyPromptLead': Record<never, never>
  /** Set up this device now and it replaces the password next time. */
  readonly 'login.passkeyQuickLead': Record<never, never>
  /** Can’t be phished */
  readonly 'login.passkeySafe': Record<never, never>
  /** {app, select, none {It only ever works here.} other {It only ever works on {app}.}} */
  readonly 'login.passkeySafeText': Readonly<Record<'app', string>>
  /** Stays with you */
  readonly 'login.passkeyYours': Record<never, never>
  /** Your device or password manager keeps it. We never see it. */
  readonly 'login.passkeyYoursText': Record<never, never>
  /** Add a passkey */
  readonly 'login.addPasskey': Record<never, never>
  /** Waiting for your device… */
  readonly 'login.addingPasskey': Record<never, never>
  /** Not now */
  readonly 'login.notNow': Record<never, never>
  /** Don’t ask again on this device */
  readonly 'login.dontAskAgain': Record<never, never>
  /** Nothing was confirmed */
  readonly 'errors.webauthn-canceled.title': Record<never, never>
  /** Try again when you’re ready, or take another way. */
  readonly 'errors.webauthn-canceled': Record<never, never>
  /** That took too long */
  readonly 'errors.webauthn-timed-out.title': Record<never, never>
  /** Try again, and confirm when your device asks. */
  readonly 'errors.webauthn-timed-out': Record<never, never>
  /** This device has a passkey already */
  readonly 'errors.webauthn-registered.title': Record<never, never>
  /** Use it the next time you sign in. */
  readonly 'errors.webauthn-registered': Record<never, never>
  /** This device can’t do that */
  readonly 'errors.webauthn-unsupported.title': Record<never, never>
  /** Try another device or browser, or take another way. */
  readonly 'errors.webauthn-unsupported': Record<never, never>
  /** Passkeys don’t work on this page */
  readonly 'errors.webauthn-insecure.title': Record<never, never>
  /** Its address isn’t the one passkeys are set up for. Tell the people who run it. */
  readonly 'errors.webauthn-insecure': Record<never, never>
  /** Your device gave no answer */
  readonly 'errors.webauthn-failed.title': Record<never, never>
  /** Try again, or take another way. */
  readonly 'errors.webauthn-failed': Record<never, never>
  /** That didn’t work with this device */
  readonly 'errors.ER-WEBAUTHN-INVALID.title': Record<never, never>
  /** Try again, or sign in another way. */
  readonly 'errors.ER-WEBAUTHN-INVALID': Record<never, never>
  /** That took too long */
  readonly 'errors.ER-WEBAUTHN-EXPIRED.title': Record<never, never>
  /** Try again, and confirm when your device asks. */
  readonly 'errors.ER-WEBAUTHN-EXPIRED': Record<never, never>
  /** This passkey isn’t known here any more */
  readonly 'errors.ER-WEBAUTHN-UNKNOWN.title': Record<never, never>
  /** Sign in another way, then add a new one. You can delete the old one from your device. */
  readonly 'errors.ER-WEBAUTHN-UNKNOWN': Record<never, never>
  /** This device has a passkey already */
  readonly 'errors.ER-WEBAUTHN-REGISTERED.title': Record<never, never>
  /** Use it the next time you sign in. */
  readonly 'errors.ER-WEBAUTHN-REGISTERED': Record<never, never>
  /** Passkeys are switched off here */
  readonly 'errors.ER-STRATEGY-OFF.title': Record<never, never>
  /** Sign in with your email instead. */
  readonly 'errors.ER-STRATEGY-OFF': Record<never, never>
}
