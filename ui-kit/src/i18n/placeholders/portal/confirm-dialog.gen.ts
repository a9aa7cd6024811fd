// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/confirm-dialog`, each with the values it takes. */
export interface ConfirmDialogPlaceholders {
  /** Cancel */
  readonly 'confirm.cancel': Record<never, never>
  /** Working… */
  readonly 'confirm.working': Record<never, never>
  /** Type {text} to go on */
  readonly 'confirm.type': Readonly<Record<'text', string>>
  /** That isn’t the same. Type {text}. */
  readonly 'confirm.differs': Readonly<Record<'text', string>>
}
