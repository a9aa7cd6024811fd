// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/hosted-portal`, each with the values it takes. */
export interface HostedPortalPlaceholders {
  /** Hosted administration */
  readonly 'portal.hosted': Record<never, never>
  /** Opens in a new tab */
  readonly 'portal.hostedNote': Record<never, never>
  /** No tab was opened */
  readonly 'errors.tab-refused.title': Record<never, never>
  /** Allow pop-ups for this page, then try again. */
  readonly 'errors.tab-refused': Record<never, never>
  /** The hosted administration can’t be opened */
  readonly 'errors.unsafe-address.title': Record<never, never>
  /** Its address isn’t set up right. Tell your administrator. */
  readonly 'errors.unsafe-address': Record<never, never>
}
