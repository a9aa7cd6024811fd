// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/sync-log`, each with the values it takes. */
export interface SyncLogPlaceholders {
  /** Sync log */
  readonly 'syncLog.label': Record<never, never>
  /** Search by name */
  readonly 'syncLog.search': Record<never, never>
  /** {count, plural, one {# entry} other {# entries}} */
  readonly 'syncLog.count': Readonly<Record<'count', number>>
  /** Nothing has come yet */
  readonly 'syncLog.empty': Record<never, never>
  /** Everything that the directory does is listed here, with what was refused and why. */
  readonly 'syncLog.emptyText': Record<never, never>
  /** For */
  readonly 'syncLog.about': Record<never, never>
  /** What */
  readonly 'syncLog.what': Record<never, never>
  /** Outcome */
  readonly 'syncLog.outcome': Record<never, never>
  /** Time */
  readonly 'syncLog.at': Record<never, never>
  /** Applied */
  readonly 'syncLog.done': Record<never, never>
  /** Refused */
  readonly 'syncLog.refused': Record<never, never>
  /** Add */
  readonly 'syncLog.create': Record<never, never>
  /** Change */
  readonly 'syncLog.replace': Record<never, never>
  /** Change */
  readonly 'syncLog.update': Record<never, never>
  /** Remove */
  readonly 'syncLog.remove': Record<never, never>
  /** Read */
  readonly 'syncLog.read': Record<never, never>
  /** Person */
  readonly 'syncLog.person': Record<never, never>
  /** Group */
  readonly 'syncLog.group': Record<never, never>
  /** Connection */
  readonly 'syncLog.other': Record<never, never>
  /** Without a name */
  readonly 'syncLog.unnamed': Record<never, never>
  /** Answer to the directory */
  readonly 'syncLog.answer': Record<never, never>
  /** Code */
  readonly 'syncLog.code': Record<never, never>
  /** ID */
  readonly 'syncLog.id': Record<never, never>
  /** Attributes */
  readonly 'syncLog.changes': Record<never, never>
  /** This connection has no log */
  readonly 'syncLog.gone': Record<never, never>
  /** Your provider keeps none. The directory itself lists what was refused. */
  readonly 'syncLog.goneText': Record<never, never>
}
