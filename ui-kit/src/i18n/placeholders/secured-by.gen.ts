// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `secured-by`, each with the values it takes. */
export interface SecuredByPlaceholders {
  /** Secured by {vendor} */
  readonly 'securedBy.text': Readonly<Record<'vendor', string>>
}
