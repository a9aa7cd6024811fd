import type { World } from '../calls/world.ts'
import { give, permissionTable, takeBack } from '../holdings/held.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import type { Scope } from '../holdings/scope.ts'

/** Permissions beside those of roles. Throws as {@link EntitlementGrants} does. */
export interface PermissionGrants {
  /**
   * The effective permission keys of a scope. For a user: those of the roles, plus grants, minus revocations. For other
   * scopes: the grants.
   */
  readonly held: (scope?: Scope) => readonly string[]
  /** Grants a permission beside the roles; its key may hold `*`. */
  readonly grant: (key: string, scope?: Scope) => void
  /**
   * Removes all permissions that a key covers, even those of roles and wider scopes. `*` matches any characters. A
   * wider key such as `fe.*` is replaced by the other keys it covers.
   */
  readonly revoke: (key: string, scope?: Scope) => void
  /** Removes the entry of a key in a scope. Roles and the wider scope decide again. */
  readonly unset: (key: string, scope?: Scope) => void
}

/** Makes the {@link PermissionGrants} of an emulator. */
export function createPermissionGrants(world: World): PermissionGrants {
  return {
    held: (scope = {}) => heldPermissions(world.state, scope),
    grant: (key, scope = {}) => give(world, permissionTable, key, true, scope),
    revoke: (key, scope = {}) => give(world, permissionTable, key, false, scope),
    unset: (key, scope = {}) => takeBack(world, permissionTable, key, scope),
  }
}
