// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `outage`, each with the values it takes. */
export interface OutagePlaceholders {
  /** Connection */
  readonly 'outage.boxLabel': Record<never, never>
  /** {app, select, none {We can’t connect} other {We can’t reach {app}}} */
  readonly 'outage.title': Readonly<Record<'app', string>>
  /** We keep trying, and go on as soon as it works. Check your connection if this lasts. */
  readonly 'outage.lead': Record<never, never>
  /** Try again */
  readonly 'outage.tryAgain': Record<never, never>
  /** Trying… */
  readonly 'outage.trying': Record<never, never>
}
