import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { ExpiryInput, RolesInput, UserGroup, UserPatch, UserRole, UserRow } from './types.ts'

/** A role of a user and its origins. */
export interface UserAccess {
  readonly role: UserRole
  /** `true` if the user holds the role directly. */
  readonly isDirect: boolean
  /** The groups that grant it. */
  readonly groups: readonly UserGroup[]
}

/** A row of the audit log about what a user did. */
export interface UserAudit {
  readonly id: string
  readonly action: string
  /** Empty if the provider has none. */
  readonly description: string
  readonly severity: 'Info' | 'High' | (string & {})
  /** The IP address; empty if the provider has none. */
  readonly ip: string
  /** A time in ISO 8601 format. */
  readonly createdAt: string
}

/** A user with everything that is known of them. */
export interface UserDetails extends UserRow {
  /** All phone numbers, in international form. */
  readonly phoneNumbers: readonly string[]
  /** The roles with their origins, by name. */
  readonly access: readonly UserAccess[]
  /** The last ten rows of what the user did, newest first. `null` if the audit log may not be read. */
  readonly audits: readonly UserAudit[] | null
}

/** Options of `useUser`. Give the same `id` as its key. */
export interface UserOptions {
  readonly id: string
  /** Finds users of tenants below, too. The actions are for users of the own tenant. Default `false`. */
  readonly includeSubTenants?: boolean
}

/** One user; `value` is `null` until it is loaded. */
export interface UserState extends RecordState<UserDetails> {}

/**
 * Actions on one user. A change is shown at once, and removed if the provider refuses. The list of users reads again after
 * each. A user that does not exist fails with `user-not-found`.
 */
export interface UserActions {
  /** Reads the record again, for another administrator may have changed it. */
  load(): Promise<Outcome>
  /** Changes the members that are given. Saves are sent one after another. */
  save(patch: UserPatch): Promise<Outcome>
  /** Replaces the roles that the user has directly, not by groups. */
  setRoles(input: RolesInput): Promise<Outcome>
  /** Lets the user sign in again. */
  enable(): Promise<Outcome>
  /** Ends the access of the user. */
  disable(): Promise<Outcome>
  /** Keeps a user who is `isLockable` from signing in anywhere. */
  lock(): Promise<Outcome>
  /** Lets a locked user who is `isLockable` sign in again. */
  unlock(): Promise<Outcome>
  /** Removes the user from the tenant. `value` keeps what was known. */
  remove(): Promise<Outcome>
  /** Sets the last moment of the account. Fails with `expiry-in-past` for a moment that is over. */
  setTemporary(input: ExpiryInput): Promise<Outcome>
  /** Makes a temporary account permanent. */
  setPermanent(): Promise<Outcome>
  /** Sends the mail again that activates the account. */
  resendActivation(): Promise<Outcome>
  /** Sends the mail again that invites an existing account into the tenant. */
  resendInvitation(): Promise<Outcome>
  /** Sends a mail to choose a new password, which also unlocks the account. */
  sendPasswordReset(): Promise<Outcome>
  /** Ends all sessions of the user. */
  endSessions(): Promise<Outcome>
}

/** The tenant's use of temporary accounts. */
export interface TemporaryUserConfiguration {
  /** `true` if accounts may have a last moment. */
  readonly isEnabled: boolean
}

/** The tenant's use of temporary accounts; `value` is `null` until it is loaded. */
export interface TemporaryUserConfigurationState extends RecordState<TemporaryUserConfiguration> {}

/** Actions on the tenant's use of temporary accounts. */
export interface TemporaryUserConfigurationActions {
  /** Reads the record again, for another administrator may have changed it. */
  load(): Promise<Outcome>
}
