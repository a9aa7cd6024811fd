import type { Unsubscribe } from '../../../core/events.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { UserSearchColumn } from '../../../http/user-search.ts'
import type { Visibility } from '../../../metadata/index.ts'

/** A place in the portal. */
export interface PortalPlace {
  /** The id of a section, such as `users`. */
  readonly section: string
  /** The id of the record that is open in the section. Default: none. */
  readonly record?: string | undefined
  /** The id of the tab of the section or the record. Default: the first. */
  readonly tab?: string | undefined
}

/** The state that `useAdminPortal` returns. It follows the address of the page. */
export interface AdminPortalState extends OpenPortalPlace {
  /** `true` while the address names a place in the portal. */
  readonly isOpen: boolean
  /** `true` if the provider hosts a portal for the users of this application, by the option `hostedPortal` of the client. */
  readonly hasHosted: boolean
}

/** The place that is open. */
export interface OpenPortalPlace {
  /** The id of the asked section; `null` if the portal opens at its first one, and while it is closed. */
  readonly section: string | null
  /** The id of the open record, or `null`. */
  readonly record: string | null
  /** The id of the open tab, or `null` for the first. */
  readonly tab: string | null
  /** `true` if the portal was opened for all applications, and the flag `multi-apps-admin-portal` is on. */
  readonly isMultiApp: boolean
}

export interface OpenPortalInput extends Partial<PortalPlace> {
  /** Asks for the portal of all applications. It needs the flag `multi-apps-admin-portal`. Default `false`. */
  readonly isMultiApp?: boolean | undefined
}

export interface OpenHostedPortalInput {
  /** `false` leaves the page. Default `true`: a new tab, which browsers allow during a press only. */
  readonly isNewTab?: boolean | undefined
}

/**
 * Decides on each move of the portal to another place: calls `go` at once, later, or never. A form with unsaved changes
 * asks first.
 */
export type LeaveGuard = (go: () => void) => void

/** The actions that `useAdminPortal` returns. */
export interface AdminPortalActions {
  /**
   * Opens the portal at a place, or moves the open portal there. The address changes with it, so that a link, a reload and
   * the way back work. Guards are asked before it moves.
   */
  open(place?: OpenPortalInput): void
  /** Closes the portal and restores the query from before. Guards are asked first. */
  close(): void
  /**
   * Opens the portal that the provider hosts, at `/oauth/portal`. Call it during a press. Fails with `tab-refused` if the
   * browser opens no tab, and with `unsafe-address` if the base URL leads nowhere.
   */
  openHosted(input?: OpenHostedPortalInput): Promise<Outcome>
  /** Asks `guard` before every move to another place, the way back of the browser included. Returns its removal. */
  guard(guard: LeaveGuard): Unsubscribe
}

/** The access to a section of the portal. */
export interface PortalSectionRule {
  /** The id of the section, as `navigation` of the metadata names it. */
  readonly id: string
  /** Default: that of the metadata, else `always` for a section of the application. */
  readonly visibility?: Visibility | undefined
  /** Permissions of which the user must hold one if `visibility` is `byPermissions`. Default: those of the metadata. */
  readonly permissions?: readonly string[] | undefined
  /** The feature flag that must be on. Default: that of the metadata. */
  readonly featureFlag?: string | undefined
  /** `true` for a section that has data of its own. Default: the provider must answer what the section of this id reads first. */
  readonly isOffered?: true | undefined
}

/** A section that the user may see. */
export interface ShownPortalSection {
  readonly id: string
  /**
   * Permissions of which the user lacks every one: the section is shown always, and may refuse its content. Empty
   * if the user holds one, and if the section asks for none.
   */
  readonly lacks: readonly string[]
}

/** The appearance of a field: absent, read-only, or editable. */
export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit'

/** The appearance of a tab: absent or present. */
export type TabAppearance = 'hidden' | 'edit'

/** The appearance of a column: absent, hidden until it is chosen, or shown. */
export type ColumnAppearance = 'hidden' | 'offered' | 'shown'

/** A field of the invitation of users. */
export interface InvitationField {
  /** Default `edit`. */
  readonly appearance?: FieldAppearance | undefined
  /** `true` refuses an invitation without it. */
  readonly isRequired?: boolean | undefined
}

/** The ways to invite users, and the fields of an invitation. */
export interface InvitationAppearance {
  /** `false` leaves the invite link as the only way. */
  readonly canInviteByMail: boolean
  /** `false` invites one person at a time. */
  readonly canInviteMany: boolean
  /** The fields by their name, such as `phoneNumber`. */
  readonly fields: Readonly<Record<string, InvitationField>>
}

/** The parts of a section as the tenant's metadata configure them. */
export interface PortalAppearance {
  /** The appearance of a field by its name, such as `jobTitle`. Default `edit`. */
  readonly fields: Readonly<Record<string, FieldAppearance>>
  /** The appearance of a tab by its name, such as `ipRestrictions`. Default `edit`. */
  readonly tabs: Readonly<Record<string, TabAppearance>>
  /** The appearance of a column of the table by its name, such as `lastSeen`. Default: as the table has it. */
  readonly columns: Readonly<Record<string, ColumnAppearance>>
  /** The columns that a search of the section `users` compares. Default: all. Empty: it has no search. */
  readonly searchIn: readonly UserSearchColumn[]
  /** The invitation of the section `users`. */
  readonly invitation: InvitationAppearance
}
