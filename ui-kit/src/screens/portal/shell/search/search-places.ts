import type { portalSearchMessages } from '../../../../i18n/messages/portal/portal-search.gen.ts'

/** A tab or a setting below a section, by the message that names it. */
export interface PlaceBelow {
  readonly section: string
  readonly tab?: string
  readonly label: keyof typeof portalSearchMessages
  /** The permission to see it. Default: that of the section. */
  readonly see?: string
  /** The name of a field that the account may hide. Default: it is no field. */
  readonly field?: string
}

const readsPolicy = 'fe.secure.read.securityPolicy'

/** The tabs of sections, and the settings on them. */
export const placesBelow: readonly PlaceBelow[] = [
  { section: 'security', tab: 'overview', see: readsPolicy, label: 'portalSearch.security.overview' },
  { section: 'security', tab: 'generalSettings', see: readsPolicy, label: 'portalSearch.security.generalSettings' },
  { section: 'security', tab: 'generalSettings', see: readsPolicy, label: 'portalSearch.security.mfa', field: 'mfa' },
  {
    section: 'security',
    tab: 'generalSettings',
    see: readsPolicy,
    label: 'portalSearch.security.userLockout',
    field: 'userLockout',
  },
  {
    section: 'security',
    tab: 'generalSettings',
    see: readsPolicy,
    label: 'portalSearch.security.passwordHistory',
    field: 'passwordHistory',
  },
  {
    section: 'security',
    tab: 'generalSettings',
    see: readsPolicy,
    label: 'portalSearch.security.passwordRotation',
    field: 'passwordRotation',
  },
  { section: 'security', tab: 'sessionManagement', see: readsPolicy, label: 'portalSearch.security.sessionManagement' },
  {
    section: 'security',
    tab: 'sessionManagement',
    see: readsPolicy,
    label: 'portalSearch.security.idleSessionTimeout',
    field: 'idleSessionTimeout',
  },
  {
    section: 'security',
    tab: 'sessionManagement',
    see: readsPolicy,
    label: 'portalSearch.security.forceReLogin',
    field: 'forceReLogin',
  },
  {
    section: 'security',
    tab: 'sessionManagement',
    see: readsPolicy,
    label: 'portalSearch.security.maximumConcurrentSessions',
    field: 'maximumConcurrentSessions',
  },
  {
    section: 'security',
    tab: 'ipRestrictions',
    see: 'fe.secure.read.ipRestrictions',
    label: 'portalSearch.security.ipRestrictions',
  },
  {
    section: 'security',
    tab: 'domainRestrictions',
    see: 'fe.secure.read.emailDomainRestrictions',
    label: 'portalSearch.security.domainRestrictions',
  },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.settings' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.logo', field: 'logo' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.companyName', field: 'companyName' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.website', field: 'website' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.address', field: 'address' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.timezone', field: 'timezone' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.dateFormat', field: 'dateFormat' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.timeFormat', field: 'timeFormat' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.currency', field: 'currency' },
  { section: 'account', tab: 'customLogin', label: 'portalSearch.account.signInPage' },
  { section: 'roles', tab: 'compare', label: 'portalSearch.roles.compare' },
  { section: 'webhooks', tab: 'email', label: 'portalSearch.webhooks.email' },
  { section: 'webhooks', tab: 'sms', label: 'portalSearch.webhooks.sms' },
  { section: 'webhooks', tab: 'slack', label: 'portalSearch.webhooks.slack' },
  { section: 'profile', label: 'portalSearch.profile.name', field: 'name' },
  { section: 'profile', label: 'portalSearch.profile.email', field: 'email' },
  { section: 'profile', label: 'portalSearch.profile.phoneNumber', field: 'phoneNumber' },
  { section: 'profile', label: 'portalSearch.profile.jobTitle', field: 'jobTitle' },
  { section: 'privacy', label: 'portalSearch.privacy.factors' },
]
