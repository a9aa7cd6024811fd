import type { PorticoError } from '../../../core/errors.ts'
import type { BulkInput, BulkResult, ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { RecordActions, RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { SourceDirectory } from '../../../http/source-directory.ts'

/** The owner of a group: `frontegg` is the product itself, `scim2` a directory. Other values are kept as they are. */
export type GroupManager = 'frontegg' | 'scim2' | (string & {})

/** The relations that groups are read with. */
export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers'

/** A role that the members of a group have. */
export interface GroupRole {
  readonly id: string
  readonly key: string
  readonly name: string
}

/** A member of a group. */
export interface GroupUser {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The URL of the picture; `null` without one. */
  readonly profilePictureUrl: string | null
}

/** A group of users of the tenant. Texts are empty if the provider has none. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly description: string
  /** A CSS color, such as `#5b7fd6`. */
  readonly color: string
  /** Data of the application, as JSON text. */
  readonly metadata: string
  readonly managedBy: GroupManager
  /** The directory that brought it; `null` without one, and at a provider that does not name it. */
  readonly directory: SourceDirectory | null
  /** Empty unless the relations include them. */
  readonly roles: readonly GroupRole[]
  /** Empty unless the relations include them. */
  readonly users: readonly GroupUser[]
}

/** The members of a group that a save changes. */
export type GroupDetails = Partial<Pick<Group, 'name' | 'description' | 'color' | 'metadata'>>

/** Options of `useGroups`. They hold from the first use of its key. */
export interface GroupsOptions {
  /** Reads these groups alone, such as those of one user. Default: all groups of the tenant. */
  readonly ids?: readonly string[]
  /** Default `rolesAndUsers`. */
  readonly relations?: GroupRelations
  /** Keeps the query in the address of the page, as parameters that begin with this name. Default: it is not there. */
  readonly address?: string
}

/** The groups of the tenant, sorted by name. */
export interface GroupsState extends ListState<Group> {}

export interface CreateGroupInput extends GroupDetails {
  readonly name: string
  readonly roleIds?: readonly string[]
  readonly userIds?: readonly string[]
}

/** Roles or users that the provider did not add to a new group. */
export interface RefusedPart {
  readonly part: 'roles' | 'users'
  readonly ids: readonly string[]
  readonly error: PorticoError
}

/** The result of {@link GroupsActions.create}. */
export interface CreatedGroup {
  readonly id: string
  /** Empty if everything was added. Otherwise the group exists without these: add them again with `useGroup`. */
  readonly refused: readonly RefusedPart[]
}

export interface UpdateGroupInput extends GroupDetails {
  readonly id: string
  readonly addRoleIds?: readonly string[]
  readonly removeRoleIds?: readonly string[]
  readonly addUserIds?: readonly string[]
  readonly removeUserIds?: readonly string[]
}

/**
 * Actions on the groups of the tenant. The list loads by itself while it is rendered and a user is signed in. `update`,
 * `remove` and `removeMany` refuse a group that a directory manages, with `group-read-only`. Its roles alone can be updated.
 */
export interface GroupsActions extends WholeListActions<Group> {
  /**
   * Creates a group, then adds roles and users, then reads the list again. It succeeds although roles or users are refused,
   * because the group exists then: `value.refused` has them.
   */
  create(input: CreateGroupInput): Promise<Outcome<CreatedGroup>>
  /**
   * Changes texts, roles and members, one call after another. The row changes at once, and back if the provider refuses. Fails
   * with `group-partly-saved` if a part is saved already. Then call it again with the same input: that is safe.
   */
  update(input: UpdateGroupInput): Promise<Outcome>
  /** Removes a group. Its members stay in the tenant and lose its roles. */
  remove(input: RowInput): Promise<Outcome>
  /** Removes many groups. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

/** Options of `useGroup`. Give the same `id` as its key. */
export interface GroupOptions {
  readonly id: string
  /** Default `rolesAndUsers`. */
  readonly relations?: GroupRelations
}

/** One group; `value` is `null` until it is loaded. */
export interface GroupState extends RecordState<Group> {}

/** The input of {@link GroupActions.addUsers} and {@link GroupActions.removeUsers}. */
export interface GroupUsersInput {
  readonly userIds: readonly string[]
}

/** The input of {@link GroupActions.addRoles} and {@link GroupActions.removeRoles}. */
export interface GroupRolesInput {
  readonly roleIds: readonly string[]
}

/** Actions on one group. Those on texts and members refuse a group that a directory manages, with `group-read-only`. */
export interface GroupActions {
  /** Reads the group again, with its members. */
  load(): Promise<Outcome>
  /** Changes the members that are given, at once, and back if the provider refuses. Saves are sent one after another. */
  save(patch: GroupDetails): Promise<Outcome>
  /** Adds members. They are shown after the group is read again. */
  addUsers(input: GroupUsersInput): Promise<Outcome>
  /** Removes members, at once, and back if the provider refuses. */
  removeUsers(input: GroupUsersInput): Promise<Outcome>
  /** Adds roles. They are shown after the group is read again. */
  addRoles(input: GroupRolesInput): Promise<Outcome>
  /** Removes roles, at once, and back if the provider refuses. */
  removeRoles(input: GroupRolesInput): Promise<Outcome>
}

/** The tenant's use of groups. */
export interface GroupConfiguration {
  readonly isEnabled: boolean
  /** `true` if members have the roles of their groups. */
  readonly hasRoles: boolean
}

/** The tenant's use of groups; `value` is `null` until it is loaded. */
export interface GroupConfigurationState extends RecordState<GroupConfiguration> {}

/** Actions on the tenant's use of groups. */
export interface GroupConfigurationActions extends RecordActions<GroupConfiguration> {}
