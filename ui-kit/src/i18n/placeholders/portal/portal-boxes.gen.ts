// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/portal-boxes`, each with the values it takes. */
export interface PortalBoxesPlaceholders {
  /** Change password */
  readonly 'changePassword.boxLabel': Record<never, never>
  /** Second steps */
  readonly 'ownFactors.boxLabel': Record<never, never>
  /** Passkeys */
  readonly 'passkeys.boxLabel': Record<never, never>
  /** Phone numbers */
  readonly 'phone.boxLabel': Record<never, never>
  /** Administration */
  readonly 'portal.boxLabel': Record<never, never>
}
