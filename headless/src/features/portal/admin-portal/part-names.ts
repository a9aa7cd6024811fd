import type { AccountField, ProfileField, SecurityField, SecurityTab, UsersColumn } from './portal-pages.ts'

// Each record is total: a name that settings can name and that is missing here does not compile.

export const profileFields: Names<Exclude<ProfileField, `metadata.${string}`>> = {
  profilePictureUrl: true,
  username: true,
  name: true,
  phoneNumber: true,
  jobTitle: true,
  address: true,
}

export const accountFields: Names<AccountField> = {
  companyName: true,
  address: true,
  website: true,
  timezone: true,
  dateFormat: true,
  timeFormat: true,
  currency: true,
  logo: true,
}

export const usersColumns: Names<UsersColumn> = {
  user: true,
  fullName: true,
  email: true,
  username: true,
  phoneNumber: true,
  status: true,
  roles: true,
  groups: true,
  applications: true,
  managedBy: true,
  joinedAt: true,
  lastSeen: true,
}

export const securityTabs: Names<SecurityTab> = {
  overview: true,
  generalSettings: true,
  sessionManagement: true,
  ipRestrictions: true,
  domainRestrictions: true,
}

/** The fields of the section `security`, each with its tab. */
export const securityFields: Readonly<Record<SecurityField, SecurityTab>> = {
  mfa: 'generalSettings',
  userLockout: 'generalSettings',
  passwordHistory: 'generalSettings',
  passwordRotation: 'generalSettings',
  idleSessionTimeout: 'sessionManagement',
  forceReLogin: 'sessionManagement',
  maximumConcurrentSessions: 'sessionManagement',
  ipAddressRestrictions: 'ipRestrictions',
  restrictSignupByEmailDomain: 'domainRestrictions',
}

type Names<Name extends string> = Readonly<Record<Name, true>>
