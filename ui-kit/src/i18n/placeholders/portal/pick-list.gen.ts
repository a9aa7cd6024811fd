// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/pick-list`, each with the values it takes. */
export interface PickListPlaceholders {
  /** Will be added */
  readonly 'pick.added': Record<never, never>
  /** Will be removed */
  readonly 'pick.removed': Record<never, never>
  /** Already added */
  readonly 'pick.kept': Record<never, never>
  /** {added, number} added, {removed, number} removed */
  readonly 'pick.changes': Readonly<Record<'added', number>> & Readonly<Record<'removed', number>>
  /** Nothing matches this search. */
  readonly 'pick.none': Record<never, never>
  /** Loading… */
  readonly 'pick.loading': Record<never, never>
  /** Show more */
  readonly 'pick.more': Record<never, never>
  /** {count, number} shown */
  readonly 'pick.shown': Readonly<Record<'count', number>>
  /** Search roles */
  readonly 'pick.searchRoles': Record<never, never>
  /** {count, plural, one {# role} other {# roles}} */
  readonly 'pick.rolesCount': Readonly<Record<'count', number>>
}
