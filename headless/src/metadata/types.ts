/** When a section of the portal is shown. */
export type Visibility = 'always' | 'hidden' | 'byPermissions'

/** How a section of the portal is reached. */
export interface NavigationEntry {
  /** When it is shown. */
  readonly visibility?: Visibility
  /** The flag that must be on. */
  readonly featureFlag?: string
  /** The permissions one of which must be held where `visibility` is `byPermissions`. */
  readonly permissions?: readonly string[]
  /** Whatever else the section is configured with. */
  readonly [setting: string]: unknown
}

/** The configuration of a tenant's portal and login box. */
export interface AdminBoxMetadata {
  /** The former theme: a palette. */
  readonly theme?: Readonly<Record<string, unknown>>
  /** The theme. */
  readonly themeV2?: Readonly<Record<string, unknown>>
  /** The sections of the portal, by name. */
  readonly navigation?: Readonly<Record<string, NavigationEntry>>
  /** Texts by language. */
  readonly localizations?: Readonly<Record<string, unknown>>
  /** Third-party integrations. */
  readonly integrations?: Readonly<Record<string, unknown>>
  /** An https address whose document is merged over this one. */
  readonly metadataOverrides?: MetadataOverrides
  /** Whatever else the provider sends. */
  readonly [member: string]: unknown
}

/** Where further metadata are. */
export interface MetadataOverrides {
  /** An https address, or http on loopback. */
  readonly url?: string
}
