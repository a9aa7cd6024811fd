// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `session-expiry`, each with the values it takes. */
export interface SessionExpiryPlaceholders {
  /** Are you still there? */
  readonly 'sessionExpiry.idleTitle': Record<never, never>
  /** {seconds, plural, one {Nothing has happened for a while. You’ll be signed out in # second.} other {Nothing has happened for a while. You’ll be signed out in # seconds.}} */
  readonly 'sessionExpiry.idle': Readonly<Record<'seconds', number>>
  /** Your session is about to end */
  readonly 'sessionExpiry.reLoginTitle': Record<never, never>
  /** {seconds, plural, one {Save your work. You’ll have to sign in again in # second.} other {Save your work. You’ll have to sign in again in # seconds.}} */
  readonly 'sessionExpiry.reLogin': Readonly<Record<'seconds', number>>
  /** Stay signed in */
  readonly 'sessionExpiry.stay': Record<never, never>
  /** Sign out now */
  readonly 'sessionExpiry.signOut': Record<never, never>
  /** Keep working */
  readonly 'sessionExpiry.keepWorking': Record<never, never>
}
