import { tenantPolicies, usualLimits } from '../security/internal.ts'
import type { AccountField, ProfileField, SecurityTab, UsersColumn } from './portal-pages.ts'

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

/** The fields of the section `security` in each of its tabs. */
export const securityFields: Readonly<Record<SecurityTab, readonly string[]>> = {
  overview: [],
  generalSettings: Object.keys(tenantPolicies),
  sessionManagement: Object.keys(usualLimits),
  ipRestrictions: ['ipAddressRestrictions'],
  domainRestrictions: ['restrictSignupByEmailDomain'],
}

type Names<Name extends string> = Readonly<Record<Name, true>>
