// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/shown-once`, each with the values it takes. */
export interface ShownOncePlaceholders {
  /** Secret */
  readonly 'shownOnce.secret': Record<never, never>
  /** You see this once. We can’t show it again. */
  readonly 'shownOnce.once': Record<never, never>
  /** Show {label} */
  readonly 'shownOnce.show': Readonly<Record<'label', string>>
  /** Hide {label} */
  readonly 'shownOnce.hide': Readonly<Record<'label', string>>
  /** Hidden */
  readonly 'shownOnce.hidden': Record<never, never>
  /** Copy {label} */
  readonly 'shownOnce.copy': Readonly<Record<'label', string>>
  /** Download {file} */
  readonly 'shownOnce.download': Readonly<Record<'file', string>>
  /** I’ve stored it */
  readonly 'shownOnce.done': Record<never, never>
}
