import type { ListState, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/**
 * `always`: part of every role. `never`: in no role of a tenant. `assignable`: for administrators to choose. Other values of
 * the provider read as `assignable`.
 */
export type PermissionAssignment = 'never' | 'always' | 'assignable'

/** A permission that roles can have. */
export interface Permission {
  readonly id: string
  /** The key that guards compare. `*` in it matches any characters. */
  readonly key: string
  readonly name: string
  /** Empty without one. */
  readonly description: string
  readonly categoryId: string
  /** The name of its category; empty if the provider does not list the category. */
  readonly categoryName: string
  /** `true` for a permission of the portal, `false` for one of the application. */
  readonly isFrontEnd: boolean
  /** The ids of the roles that have it. */
  readonly roleIds: readonly string[]
  readonly assignment: PermissionAssignment
}

/** All permissions, category by category. */
export interface PermissionsState extends ListState<Permission> {}

export interface SetPermissionRolesInput {
  /** The id of the permission. */
  readonly id: string
  /** The ids of all roles that have it afterwards. Built-in roles keep it. */
  readonly roleIds: readonly string[]
}

/** Actions on permissions. The list loads by itself while it is on the screen and a person is signed in. */
export interface PermissionsActions extends WholeListActions<Permission> {
  /** Gives a permission to exactly these roles. */
  setRoles(input: SetPermissionRolesInput): Promise<Outcome>
}
