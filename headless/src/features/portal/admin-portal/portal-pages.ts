import type { SessionLimits, TenantPolicy } from '../security/internal.ts'
import type { ColumnAppearance, FieldAppearance, InvitationAppearance, TabAppearance } from './types.ts'

/** The parts of sections as an application sets them. They hold before those of the tenant's metadata. */
export interface PortalPages {
  readonly profile?: PortalPage<ProfileField> | undefined
  readonly privacy?: PortalPage<'loginSessions' | 'mfa' | 'passkeys'> | undefined
  readonly account?: PortalPage<AccountField, 'settings' | 'customLogin'> | undefined
  readonly users?: UsersPage | undefined
  readonly security?: PortalPage<SecurityField, SecurityTab> | undefined
  readonly subscriptions?: PortalPage<'invoices'> | undefined
}

/** The parts of a section by their names. A part that is not set is as the tenant configures it. */
export interface PortalPage<Field extends string, Tab extends string = never> {
  readonly fields?: { readonly [Name in Field]?: FieldAppearance | undefined } | undefined
  readonly tabs?: { readonly [Name in Tab]?: TabAppearance | undefined } | undefined
}

/** The parts of the section `users`. */
export interface UsersPage extends PortalPage<'temporaryUsers'> {
  readonly columns?: { readonly [Name in UsersColumn]?: ColumnAppearance | undefined } | undefined
  readonly invitation?: Partial<InvitationAppearance> | undefined
}

/** A field of the profile that settings of a page can name. */
export type ProfileField =
  | 'profilePictureUrl'
  | 'username'
  | 'name'
  | 'phoneNumber'
  | 'jobTitle'
  | 'address'
  | `metadata.${string}`
/** A field of the account that settings of a page can name. */
export type AccountField =
  | 'companyName'
  | 'address'
  | 'website'
  | 'timezone'
  | 'dateFormat'
  | 'timeFormat'
  | 'currency'
  | 'logo'
/** A field of the security section that settings of a page can name. */
export type SecurityField = TenantPolicy | keyof SessionLimits | 'ipAddressRestrictions' | 'restrictSignupByEmailDomain'
/** A tab of the security section that settings of a page can name. */
export type SecurityTab = 'overview' | 'generalSettings' | 'sessionManagement' | 'ipRestrictions' | 'domainRestrictions'
/** A column of the table of users that settings of a page can name. */
export type UsersColumn =
  | 'user'
  | 'fullName'
  | 'email'
  | 'username'
  | 'phoneNumber'
  | 'status'
  | 'roles'
  | 'groups'
  | 'applications'
  | 'managedBy'
  | 'joinedAt'
  | 'lastSeen'
