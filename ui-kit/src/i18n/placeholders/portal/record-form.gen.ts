// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/record-form`, each with the values it takes. */
export interface RecordFormPlaceholders {
  /** Unsaved changes */
  readonly 'record.unsaved': Record<never, never>
  /** {count, plural, one {# unsaved change} other {# unsaved changes}} */
  readonly 'record.changes': Readonly<Record<'count', number>>
  /** {count, plural, one {# unsaved change} other {# unsaved changes}}, {faults, number} to fix */
  readonly 'record.changesToFix': Readonly<Record<'count', number>> & Readonly<Record<'faults', number>>
  /** {faults, number} to fix */
  readonly 'record.toFix': Readonly<Record<'faults', number>>
  /** {count, plural, one {Saving # change} other {Saving # changes}} */
  readonly 'record.saving': Readonly<Record<'count', number>>
  /** Saved */
  readonly 'record.saved': Record<never, never>
  /** Save changes */
  readonly 'record.save': Record<never, never>
  /** Saving… */
  readonly 'record.savingNow': Record<never, never>
  /** Discard */
  readonly 'record.discard': Record<never, never>
  /** Cancel */
  readonly 'record.cancel': Record<never, never>
  /** Fill this in. */
  readonly 'record.required': Record<never, never>
  /** Not set */
  readonly 'record.none': Record<never, never>
  /** On */
  readonly 'record.on': Record<never, never>
  /** Off */
  readonly 'record.off': Record<never, never>
  /** Leave without saving? */
  readonly 'record.leaveTitle': Record<never, never>
  /** Your changes would be lost: {fields}. */
  readonly 'record.lost': Readonly<Record<'fields', string>>
  /** Keep editing */
  readonly 'record.keepEditing': Record<never, never>
  /** Save and leave */
  readonly 'record.saveAndLeave': Record<never, never>
  /** Discard and leave */
  readonly 'record.discardAndLeave': Record<never, never>
  /** This is no JSON. Write it as {example}. */
  readonly 'record.notJson': Readonly<Record<'example', string>>
  /** This no longer exists */
  readonly 'record.gone': Record<never, never>
  /** Another administrator deleted it, or the link is old. */
  readonly 'record.goneText': Record<never, never>
  /** We couldn’t load this */
  readonly 'record.unread': Record<never, never>
  /** This is too large */
  readonly 'errors.too-large.title': Record<never, never>
  /** Use a smaller picture or a shorter text. */
  readonly 'errors.too-large': Record<never, never>
}
