// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/holder`, each with the values it takes. */
export interface HolderPlaceholders {
  /** You’re now in {account} */
  readonly 'portal.nowIn': Readonly<Record<'account', string>>
  /** You’re now acting as {name} */
  readonly 'portal.nowActingAs': Readonly<Record<'name', string>>
  /** You’re now signed in as {name} */
  readonly 'portal.nowSignedInAs': Readonly<Record<'name', string>>
  /** What was open was closed; nothing was sent. */
  readonly 'portal.wasClosed': Record<never, never>
  /** What was open was closed. */
  readonly 'portal.onlyClosed': Record<never, never>
}
