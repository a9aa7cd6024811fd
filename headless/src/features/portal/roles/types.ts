import type { BulkInput, BulkResult, ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { ChosenPermissions } from './permission-changes.ts'

/** A role: a set of permissions with a name. */
export interface Role {
  readonly id: string
  /** The key that guards compare. */
  readonly key: string
  readonly name: string
  /** Empty without one. */
  readonly description: string
  /** The rank; a lower number is higher. `null` if the provider does not rank the role. */
  readonly level: number | null
  /** `true` if everyone who joins gets the role. */
  readonly isDefault: boolean
  /** The ids of its permissions. */
  readonly permissions: readonly string[]
  /** The tenant that made the role. `null` for a role of the vendor, which no tenant can change. */
  readonly tenantId: string | null
  /** `true` for a role of the vendor. */
  readonly isBuiltIn: boolean
  readonly vendorId: string
  /** The number of users who hold it; `null` if the provider does not count them. */
  readonly userCount: number | null
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** A time in ISO 8601 format. */
  readonly updatedAt: string
}

/** The roles of the tenant: those of the vendor and its own. */
export interface RolesState extends ListState<Role> {}

/** The members of a role that a person writes. */
export interface RoleFields {
  readonly name: string
  readonly description: string
  /** The rank: people give and take roles of their own level and of higher numbers. */
  readonly level: number
  readonly isDefault: boolean
}

export interface CreateRoleInput extends RoleFields {
  /** The key that guards compare. No other role has it. */
  readonly key: string
  /** The ids of its permissions. */
  readonly permissions: readonly string[]
  /** The role that it is made from. */
  readonly baseRoleId?: string | undefined
}

/** The input of {@link RolesActions.update}: the members to change. */
export interface UpdateRoleInput extends Partial<RoleFields> {
  readonly id: string
  readonly key?: string
  /** The permissions, sent after the members. */
  readonly permissions?: ChosenPermissions
}

export interface SetRolePermissionsInput extends RowInput, ChosenPermissions {}

export interface SetPermissionsManyInput extends BulkInput {
  /** The ids of the roles to change. */
  readonly ids: readonly string[]
  /** The permissions of each of them, by the id of the role. */
  readonly sets: Readonly<Record<string, ChosenPermissions>>
}

/** Actions on roles. The list loads by itself while it is on the screen and a person is signed in. */
export interface RolesActions extends WholeListActions<Role> {
  /** Creates a role of the tenant. Resolves to its id. */
  create(input: CreateRoleInput): Promise<Outcome<string>>
  /**
   * Changes a role of the tenant. Fails with `role-built-in` for a role of the vendor, and with `role-partly-saved` if the
   * members are saved and the permissions are not. Then call it again with the same input: that is safe.
   */
  update(input: UpdateRoleInput): Promise<Outcome>
  /** Deletes a role of the tenant: its holders lose it. Fails with `role-built-in` for a role of the vendor. */
  remove(input: RowInput): Promise<Outcome>
  /** Gives a role exactly these permissions. Fails with `role-built-in` for a role of the vendor. */
  setPermissions(input: SetRolePermissionsInput): Promise<Outcome>
  /** The same for many roles. Succeeds although roles fail. Call it again with their ids to retry them alone. */
  setPermissionsMany(input: SetPermissionsManyInput): Promise<Outcome<BulkResult>>
}
