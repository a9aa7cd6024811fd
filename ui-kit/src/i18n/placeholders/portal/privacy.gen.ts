// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/privacy`, each with the values it takes. */
export interface PrivacyPlaceholders {
  /** Privacy */
  readonly 'privacy.title': Record<never, never>
  /** Where you’re signed in and how you prove it’s you. */
  readonly 'privacy.lead': Record<never, never>
  /** We couldn’t load “{part}” */
  readonly 'privacy.unread': Readonly<Record<'part', string>>
  /** Second step */
  readonly 'privacy.factors': Record<never, never>
  /** Set up */
  readonly 'privacy.isSetUp': Record<never, never>
  /** Not set up */
  readonly 'privacy.notSetUp': Record<never, never>
  /** Set up */
  readonly 'privacy.setUp': Record<never, never>
  /** Set up {method} */
  readonly 'privacy.setUpNamed': Readonly<Record<'method', string>>
  /** Add another */
  readonly 'privacy.addAnother': Record<never, never>
  /** Actions for {name} */
  readonly 'privacy.actionsFor': Readonly<Record<'name', string>>
  /** Remove a second step */
  readonly 'privacy.removeTitle': Record<never, never>
  /** Remove {method}? */
  readonly 'privacy.removeFactor': Readonly<Record<'method', string>>
  /** You’re no longer asked for it after your password. */
  readonly 'privacy.removeText': Record<never, never>
  /** You’re no longer asked for {name} after your password. */
  readonly 'privacy.removeNamedText': Readonly<Record<'name', string>>
  /** Passkeys */
  readonly 'privacy.passkeys': Record<never, never>
  /** Add passkey */
  readonly 'privacy.addPasskey': Record<never, never>
  /** Signed in */
  readonly 'privacy.sessions': Record<never, never>
  /** {count, plural, one {# session.} other {# sessions.}} One you don’t know? End it, then change your password. */
  readonly 'privacy.sessionsLead': Readonly<Record<'count', number>>
  /** This device */
  readonly 'privacy.thisDevice': Record<never, never>
  /** By an administrator */
  readonly 'privacy.impersonated': Record<never, never>
  /** End */
  readonly 'privacy.end': Record<never, never>
  /** End {device} */
  readonly 'privacy.endNamed': Readonly<Record<'device', string>>
  /** End the session of {device}? */
  readonly 'privacy.endTitle': Readonly<Record<'device', string>>
  /** It is signed out at once. What was not saved there is lost. */
  readonly 'privacy.endText': Record<never, never>
  /** End session */
  readonly 'privacy.endConfirm': Record<never, never>
  /** End all others */
  readonly 'privacy.endOthers': Record<never, never>
  /** End all other sessions? */
  readonly 'privacy.endOthersTitle': Record<never, never>
  /** {count, plural, one {# device is signed out at once. This one stays.} other {# devices are signed out at once. This one stays.}} */
  readonly 'privacy.endOthersText': Readonly<Record<'count', number>>
  /** {count, plural, one {End # session} other {End # sessions}} */
  readonly 'privacy.endOthersConfirm': Readonly<Record<'count', number>>
  /** You’re using this session */
  readonly 'errors.current-session.title': Record<never, never>
  /** Sign out to end it. */
  readonly 'errors.current-session': Record<never, never>
  /** Recent activity */
  readonly 'privacy.activity': Record<never, never>
  /** What was done in your name. You don’t know it? Change your password. */
  readonly 'privacy.activityLead': Record<never, never>
}
