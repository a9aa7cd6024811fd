/** The visibility of a portal section. */
export type Visibility = 'always' | 'hidden' | 'byPermissions'

/** The access to a portal section. */
export interface NavigationEntry {
  readonly visibility?: Visibility
  /** The feature flag that must be on. */
  readonly featureFlag?: string
  /** Permissions of which the user must hold one if `visibility` is `byPermissions`. */
  readonly permissions?: readonly string[]
  /** Any other setting of the section. */
  readonly [setting: string]: unknown
}

/** The configuration of a tenant's portal and login box. */
export interface AdminBoxMetadata {
  /** The palette of the former theme. */
  readonly theme?: Readonly<Record<string, unknown>>
  readonly themeV2?: Readonly<Record<string, unknown>>
  /** The sections of the portal, by name. */
  readonly navigation?: Readonly<Record<string, NavigationEntry>>
  /** Overrides of texts, by language. */
  readonly localizations?: Readonly<Record<string, unknown>>
  readonly integrations?: Readonly<Record<string, unknown>>
  /** An https address whose document is merged over this one. */
  readonly metadataOverrides?: MetadataOverrides
  /** Any other member that the provider sends. */
  readonly [member: string]: unknown
}

/** The source of further metadata. */
export interface MetadataOverrides {
  /** An https address, or http on loopback. */
  readonly url?: string
}
