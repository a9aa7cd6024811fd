import type { World } from '../calls/world.ts'
import { give, permissionTable, takeBack } from '../holdings/held.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import type { Scope } from '../holdings/scope.ts'

/** Permissions beside those of roles. Throws as {@link EntitlementGrants} does. */
export interface PermissionGrants {
  /**
   * The keys of the permissions that hold in a scope: for a person, those of their roles, with what was granted and
   * without what was revoked; for a tenant and for everybody, what was granted.
   */
  readonly held: (scope?: Scope) => readonly string[]
  /** Grants a permission beside the roles; its key may hold `*`. */
  readonly grant: (key: string, scope?: Scope) => void
  /**
   * Takes away the permissions that a key covers, which may hold `*`, whatever roles and wider scopes give. Of a wider
   * one that is held, such as `fe.*`, the permissions the provider knows stay, but for these.
   */
  readonly revoke: (key: string, scope?: Scope) => void
  /** Forgets what was said of a key in a scope: roles and the wider scope decide again. */
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
