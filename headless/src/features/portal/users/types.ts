import type { PorticoError } from '../../../core/errors.ts'
import type { BulkInput, BulkResult, ListActions, ListSort, ListState, RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { SourceDirectory } from '../../../http/source-directory.ts'
import type { UserSortColumn } from '../../../http/user-pages.ts'

/** The origin of an account. Other values are kept as they are. */
export type UserProvider =
  | 'local'
  | 'saml'
  | 'google'
  | 'github'
  | 'facebook'
  | 'microsoft'
  | 'scim2'
  | 'slack'
  | 'apple'
  | 'linkedin'
  | (string & {})

/** The system that changes an account: `frontegg` is the product itself, `scim2` a directory. Other values are kept. */
export type UserManager = 'frontegg' | 'scim2' | (string & {})

/**
 * The state of an account: `disabled` by an administrator, `locked` by failed sign-ins, `expired` if its last day is over,
 * `invited` before its first activation, else `active`. The first that holds.
 */
export type UserStatus = 'disabled' | 'locked' | 'expired' | 'invited' | 'active'

/** A choice of users that the provider makes. `inactive` is without a sign-in for 90 days. */
export type UserPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive'

/** The filters of the users. All that are given hold together. A read fails with `users-filter-ignored` if the provider ignores one. */
export type UserFilters = {
  readonly preset?: UserPreset
  /** The id of a role. Finds users who hold the role themselves, not through a group. */
  readonly role?: string
  /** The id of a group. */
  readonly group?: string
  /** The id of an application. */
  readonly application?: string
  readonly provider?: UserProvider
}

/** A role that a user holds. */
export interface UserRole {
  readonly id: string
  readonly key: string
  readonly name: string
}

/** A group that a user is a member of. */
export interface UserGroup {
  readonly id: string
  readonly name: string
  /** A CSS color; empty without one. */
  readonly color: string
}

/** A user of the tenant. */
export interface UserRow {
  readonly id: string
  /** The name; the e-mail address, the phone number or the id of an account without one. */
  readonly name: string
  /** Empty for an account without an address. */
  readonly email: string
  /** The URL of the picture; `null` without one. */
  readonly profilePictureUrl: string | null
  /** The name to sign in with; `null` without one, and if the provider does not send it. */
  readonly username: string | null
  /** In international form: the number of the account, or its first verified one. `null` without one. */
  readonly phoneNumber: string | null
  readonly status: UserStatus
  /** `true` once the address is confirmed. */
  readonly isVerified: boolean
  /** `true` once the user has joined the tenant. */
  readonly isActivated: boolean
  readonly isLocked: boolean
  /** `true` if the provider lets an administrator lock and unlock the user. */
  readonly isLockable: boolean
  readonly isDisabled: boolean
  /** `true` if a second factor is enrolled. */
  readonly hasSecondFactor: boolean
  readonly isSuperUser: boolean
  readonly provider: UserProvider
  readonly managedBy: UserManager
  /** The directory that brought the user; `null` without one, and at a provider that does not name it. */
  readonly directory: SourceDirectory | null
  /** The tenant that the row is from. With `includeSubTenants` it may be one below. */
  readonly tenantId: string
  /** ISO 8601; `null` if the provider does not send it. */
  readonly createdAt: string | null
  /** ISO 8601; `null` before the first sign-in. */
  readonly lastLogin: string | null
  /** The last moment of a temporary account, as ISO 8601; `null` for a permanent one. */
  readonly expiresAt: string | null
  /** Data of the application, as JSON text. */
  readonly metadata: string
  /** The ids of the roles that the user holds directly. Empty if they may not be read. */
  readonly roleIds: readonly string[]
  /** The same roles with their names; a role without a readable record is missing here. */
  readonly roles: readonly UserRole[]
  /** The groups of the user. `null` if they may not be read. */
  readonly groups: readonly UserGroup[] | null
  /** The ids of the applications that the user may open: free ones and assigned ones. `null` if they may not be read, of another tenant, and without several applications. */
  readonly applicationIds: readonly string[] | null
}

/** Options of `useUsersTable`. They hold from the first use of its key. */
export interface UsersTableOptions {
  /** Appends pages in place of replacing them. Default `false`. */
  readonly isEndless?: boolean
  /** Lists the users of all tenants below, too. Default `false`. */
  readonly includeSubTenants?: boolean
  /** Seconds without a sign-in, for the preset `inactive`. Default 7776000, which are 90 days. */
  readonly inactiveSeconds?: number
  /** Keeps the query in the address of the page, as parameters that begin with this name. Default: it is not there. */
  readonly address?: string
  /** The order of the first read, unless the address of the page has one. Default: by name, descending. */
  readonly initialSort?: ListSort<UserSortColumn>
}

/** A person to invite: the provider sends an e-mail with a link, unless the account turns that off. */
export interface NewPerson {
  readonly email: string
  readonly name?: string
  /** In international form. */
  readonly phone?: string
}

/** The access of new users. */
export interface NewAccess {
  /** The roles. Empty: those that new members get. */
  readonly roleIds?: readonly string[]
  /** Seconds until the account ends. Default: it does not end. */
  readonly expirationInSeconds?: number
  /** The applications that are assigned once the user exists. Free ones are open to every user. Default: none. */
  readonly applicationIds?: readonly string[]
}

export interface AddUserInput extends NewPerson, NewAccess {}

/** The input of {@link UsersTableActions.addMany}. */
export interface AddUsersInput extends NewAccess {
  readonly people: readonly NewPerson[]
}

export interface RetryRefusedInput {
  /** The corrected people, in place of all refused ones. Default: those who {@link RefusedPerson.canRetry | may succeed} as they were. */
  readonly people?: readonly NewPerson[]
}

/** A person whom the provider has added. */
export interface AddedPerson {
  readonly person: NewPerson
  /** The id of the new user. */
  readonly id: string
  /** The applications that the provider did not assign, if any. The user exists: assign them again with `useApplications`. */
  readonly refused: readonly RefusedApplications[]
}

/** Applications that were not assigned to a new user. */
export interface RefusedApplications {
  readonly part: 'applications'
  readonly ids: readonly string[]
  readonly error: PorticoError
}

/** A person whom the provider has not added. */
export interface RefusedPerson {
  readonly person: NewPerson
  readonly error: PorticoError
  /** `true` if the same input may succeed later: the provider did not answer, or it failed. */
  readonly canRetry: boolean
  /** The user who has the address already; `null` for any other failure, and if the user was not found. */
  readonly user: KnownUser | null
}

/** A user of the tenant, by name. */
export interface KnownUser {
  readonly id: string
  readonly name: string
}

/** The result of {@link UsersTableActions.addMany}. */
export interface AddUsersResult {
  readonly added: readonly AddedPerson[]
  readonly refused: readonly RefusedPerson[]
}

/** The progress of {@link UsersTableActions.addMany}. */
export interface AddingState extends AddUsersResult {
  /** The people who have no result yet; empty at the end. */
  readonly pending: readonly NewPerson[]
}

/** The users of the tenant, sorted by name, descending. */
export interface UsersTableState extends ListState<UserRow> {
  /** The last addition of many; `null` without one. */
  readonly adding: AddingState | null
}

/** Members of an account that an administrator changes. */
export interface UserPatch {
  readonly name?: string
  /** In international form; `null` removes it. */
  readonly phoneNumber?: string | null
}

export interface UpdateUserInput extends RowInput, UserPatch {}

/** The input of {@link UserActions.setRoles}. */
export interface RolesInput {
  /** All roles that the user holds from now on. */
  readonly roleIds: readonly string[]
}

export interface SetUserRolesInput extends RowInput, RolesInput {}

/** The input of {@link UsersTableActions.updateRolesMany}. */
export interface UpdateUserRolesInput extends BulkInput {
  readonly addRoleIds?: readonly string[]
  readonly removeRoleIds?: readonly string[]
}

/** The input of {@link UserActions.setTemporary}. */
export interface ExpiryInput {
  /** The last moment of the account, as ISO 8601. */
  readonly expiresAt: string
}

export interface SetTemporaryInput extends RowInput, ExpiryInput {}

/**
 * Actions on the users of the tenant. The list loads by itself while it is rendered and a user is signed in. `lock` and
 * `unlock` are for users that are `isLockable`; `sendPasswordReset` lets any other locked user return.
 */
export interface UsersTableActions extends ListActions<UserFilters, UserSortColumn> {
  /** Invites a person: adds a user and sends the mail of the provider. The list reads again afterwards. */
  add(input: AddUserInput): Promise<Outcome<AddedPerson>>
  /**
   * Adds many people, one request for each, ten at a time. It succeeds although people are refused, and returns both kinds.
   * `adding` has the progress.
   */
  addMany(input: AddUsersInput): Promise<Outcome<AddUsersResult>>
  /** Sends the refused people of the last `addMany` again, with the same access. The added ones stay in the result. */
  retryRefused(input?: RetryRefusedInput): Promise<Outcome<AddUsersResult>>
  /** Sets {@link UsersTableState.adding} back to `null`. */
  clearAdding(): void
  /** Changes an account at once, and back if the provider refuses. Fails with `user-not-in-state` for a user not in `rows`. */
  update(input: UpdateUserInput): Promise<Outcome>
  /** Replaces the direct roles at once, and back if the provider refuses. Groups may grant further ones. */
  setRoles(input: SetUserRolesInput): Promise<Outcome>
  /** Lets a disabled user sign in again: at once, and back if the provider refuses. */
  enable(input: RowInput): Promise<Outcome>
  /** Ends the access of a user, who stays in the list: at once, and back if the provider refuses. */
  disable(input: RowInput): Promise<Outcome>
  /** Keeps a user who is `isLockable` from signing in anywhere: at once, and back if the provider refuses. */
  lock(input: RowInput): Promise<Outcome>
  /** Lets a locked user who is `isLockable` sign in again: at once, and back if the provider refuses. */
  unlock(input: RowInput): Promise<Outcome>
  /** Removes a user from the tenant. */
  remove(input: RowInput): Promise<Outcome>
  /** Sets the last moment of an account. Fails with `expiry-in-past` for a moment that is over. */
  setTemporary(input: SetTemporaryInput): Promise<Outcome>
  /** Makes a temporary account permanent. */
  setPermanent(input: RowInput): Promise<Outcome>
  /** Sends the mail again that activates an account. */
  resendActivation(input: RowInput): Promise<Outcome>
  /** Sends the mail again that invites an existing account into the tenant. */
  resendInvitation(input: RowInput): Promise<Outcome>
  /** Sends a mail to choose a new password, which also unlocks the account. */
  sendPasswordReset(input: RowInput): Promise<Outcome>
  /** Ends all sessions of a user. */
  endSessions(input: RowInput): Promise<Outcome>
  /** Sends a mail to every user with a breached password to choose a new one. */
  resetBreachedPasswords(): Promise<Outcome>
  /** Lets many users sign in again. It succeeds although some fail, and returns both kinds. */
  enableMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Ends the access of many users. It succeeds although some fail, and returns both kinds. */
  disableMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Locks many users. It succeeds although some fail, and returns both kinds. */
  lockMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Unlocks many users. It succeeds although some fail, and returns both kinds. */
  unlockMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Removes many users from the tenant. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Adds and removes roles of many users; their other roles stay. It succeeds although some fail, and returns both kinds. */
  updateRolesMany(input?: UpdateUserRolesInput): Promise<Outcome<BulkResult>>
  /** Sends the activation mail of many users again. It succeeds although some fail, and returns both kinds. */
  resendActivationMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Ends all sessions of many users. It succeeds although some fail, and returns both kinds. */
  endSessionsMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}
