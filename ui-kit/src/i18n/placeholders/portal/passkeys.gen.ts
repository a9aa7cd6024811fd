// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/passkeys`, each with the values it takes. */
export interface PasskeysPlaceholders {
  /** Your passkeys */
  readonly 'passkeys.title': Record<never, never>
  /** Sign in with your face, fingerprint or device PIN instead of a password. */
  readonly 'passkeys.lead': Record<never, never>
  /** You have none yet. With one, your face, fingerprint or device PIN replaces the password. */
  readonly 'passkeys.empty': Record<never, never>
  /** Loading your passkeys… */
  readonly 'passkeys.loading': Record<never, never>
  /** Computer or phone */
  readonly 'passkeys.Platform': Record<never, never>
  /** Security key or another device */
  readonly 'passkeys.CrossPlatform': Record<never, never>
  /** Added on {date} */
  readonly 'passkeys.addedOn': Readonly<Record<'date', string>>
  /** Remove */
  readonly 'passkeys.remove': Record<never, never>
  /** Remove {name}. {note} */
  readonly 'passkeys.removeNamed': Readonly<Record<'name', string>> & Readonly<Record<'note', string>>
  /** Remove this passkey? */
  readonly 'passkeys.removeTitle': Record<never, never>
  /** {name}. {note}. It no longer signs you in here. Delete it from the device as well. */
  readonly 'passkeys.removeLead': Readonly<Record<'name', string>> & Readonly<Record<'note', string>>
  /** Remove passkey */
  readonly 'passkeys.removeConfirm': Record<never, never>
  /** Keep it */
  readonly 'passkeys.keep': Record<never, never>
}
