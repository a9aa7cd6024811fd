// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/own-rights`, each with the values it takes. */
export interface OwnRightsPlaceholders {
  /** Take rights from yourself? */
  readonly 'ownRights.title': Record<never, never>
  /** Afterwards you may no longer see or change parts of this portal. You can’t give yourself these rights back. */
  readonly 'ownRights.text': Record<never, never>
  /** Take them away */
  readonly 'ownRights.confirm': Record<never, never>
  /** Keep my rights */
  readonly 'ownRights.keep': Record<never, never>
  /** You lose its rights yourself. */
  readonly 'ownRights.note': Record<never, never>
  /** This is the last administrator */
  readonly 'errors.ER-LAST-ADMINISTRATOR.title': Record<never, never>
  /** At least one person must be able to manage people and their roles. Give these rights to another person first. */
  readonly 'errors.ER-LAST-ADMINISTRATOR': Record<never, never>
}
