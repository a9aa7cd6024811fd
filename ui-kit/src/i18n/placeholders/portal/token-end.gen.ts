// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/token-end`, each with the values it takes. */
export interface TokenEndPlaceholders {
  /** Expires */
  readonly 'tokenEnd.label': Record<never, never>
  /** {count, plural, one {# day} other {# days}} */
  readonly 'tokenEnd.days': Readonly<Record<'count', number>>
  /** Never */
  readonly 'tokenEnd.never': Record<never, never>
  /** It ends on {date}. */
  readonly 'tokenEnd.endsOn': Readonly<Record<'date', string>>
  /** It works until somebody replaces or deletes it. */
  readonly 'tokenEnd.endsNever': Record<never, never>
}
