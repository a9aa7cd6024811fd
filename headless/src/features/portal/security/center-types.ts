import type { ListActions, ListState, NoFilters, RowInput } from '../../../core/lists/list.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { UserSortColumn } from '../../../http/user-pages.ts'

/** The weight of a recommendation. Other values are kept as they are. */
export type SecuritySeverity = 'SEVERE' | 'WARNING' | 'INFO' | (string & {})

/** The subject of a recommendation or an insight. Other values are kept as they are. */
export type SecurityCategory =
  | 'MFA'
  | 'SESSIONS'
  | 'PASSWORD'
  | 'INACTIVITY'
  | 'IP'
  | 'DOMAIN'
  | 'COUNTRY'
  | 'SSO'
  | (string & {})

/** The numbers behind a finding. `null` for those that the provider does not send. Times are in seconds. */
export interface FindingMetadata {
  readonly totalUsers: number | null
  readonly enrolledUsers: number | null
  readonly staleUsers: number | null
  readonly breachedUsers: number | null
  /** The number of session limits in force, of three. */
  readonly sessionSettings: number | null
  readonly ips: number | null
  readonly domains: number | null
  /** The connections of single sign-on whose certificates end within 30 days, or have ended. */
  readonly endingCertificates: number | null
  readonly recommendedAttempts: number | null
  readonly recommendedHistory: number | null
  readonly recommendedReLogin: number | null
  readonly recommendedIdleTimeout: number | null
  readonly recommendedSessions: number | null
}

/** A change that would make the tenant safer, such as `FORCE_MFA`. */
export interface SecurityRecommendation {
  readonly code: string
  readonly severity: SecuritySeverity
  readonly category: SecurityCategory
  readonly metadata: FindingMetadata
}

/** A statement about the safety of the tenant, such as `PARTIAL_MFA_USAGE`. */
export interface SecurityInsight {
  readonly code: string
  readonly category: SecurityCategory
  readonly metadata: FindingMetadata
}

/** The findings of the provider about the tenant. */
export interface SecurityCenter {
  /** 0 to 100. */
  readonly score: number
  /** The open recommendations, the most severe first. */
  readonly recommendations: readonly SecurityRecommendation[]
  /** Empty if the provider does not offer them. */
  readonly insights: readonly SecurityInsight[]
}

/** The security center; `value` is `null` until it is loaded. */
export interface SecurityCenterState extends RecordState<SecurityCenter> {}

/**
 * Actions on the security center. It loads by itself while it is rendered and a user is signed in, and again after a
 * change of a policy if the flag `security-center-admin-portal-major-version` is on.
 */
export interface SecurityCenterActions {
  /** Reads the score and the findings again. */
  load(): Promise<Outcome>
}

/** The reason why a user is in a list: no second factor, a leaked password, or no sign-in for a long time. */
export type SecurityUsersPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive'

/** A user who needs attention. */
export interface SecurityUser {
  readonly id: string
  /** The name; the e-mail address or the id of an account without one. */
  readonly name: string
  /** Empty for an account without an address. */
  readonly email: string
  /** The URL of the picture; `null` without one. */
  readonly profilePictureUrl: string | null
  /** The origin of the account, such as `local` or `saml`. */
  readonly provider: string
  /** ISO 8601; `null` before the first sign-in. */
  readonly lastLogin: string | null
}

/** The options of `useSecurityUsers`. Give it the preset as its key, too. */
export interface SecurityUsersOptions {
  readonly preset: SecurityUsersPreset
  /** Seconds without a sign-in, for `inactive`. Default 7776000, which are 90 days. */
  readonly inactiveSeconds?: number
}

/** The users who need attention for one reason, ten at a time, sorted by name. */
export interface SecurityUsersState extends ListState<SecurityUser> {}

/** Actions on users who need attention. The list loads by itself while it is rendered and a user is signed in. */
export interface SecurityUsersActions extends ListActions<NoFilters, UserSortColumn> {
  /** Sends a mail to a user in `rows` to choose a new password. Fails with `user-not-in-state` for any other user. */
  resetPassword(input: RowInput): Promise<Outcome>
  /** Sends a mail to every user with a breached password to choose a new one. */
  resetBreachedPasswords(): Promise<Outcome>
}
