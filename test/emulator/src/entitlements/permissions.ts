import { holds } from '../http/permission.ts'
import type { State } from '../state/types.ts'
import type { World } from '../state/world.ts'
import { heldRoles, permissionKeysOf } from '../users/roles.ts'
import { give, permissionTable, takeBack } from './held.ts'
import { holdingsAround, type Scope } from './scope.ts'

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

/**
 * The keys of the permissions that hold in a scope, each once: everything that checks or tells permissions asks here.
 * Each scope, the widest first, adds what it grants and takes away what it revokes.
 */
export function heldPermissions(state: State, scope: Scope): readonly string[] {
  const known = state.permissions.map(({ key }) => key)
  const user = state.users.find(({ id }) => id === scope.userId)
  const roles = user && scope.tenantId !== undefined ? heldRoles(state, user, scope.tenantId) : []
  return holdingsAround(state, scope).reduce((keys, holdings) => {
    const given = Object.entries(permissionTable.of(holdings))
    const granted = given.flatMap(([key, isGranted]) => (isGranted ? [key] : []))
    const revoked = given.flatMap(([key, isGranted]) => (isGranted ? [] : [key]))
    return without([...new Set(keys.concat(granted))], revoked, known)
  }, permissionKeysOf(roles))
}

/** A held key that covers more than what is revoked makes way for the known keys it covers. */
function without(keys: readonly string[], revoked: readonly string[], known: readonly string[]): readonly string[] {
  const narrowed = keys.flatMap((held) => {
    const covered = known.filter((key) => holds([held], key) && !(key.includes('*') && revoked.some(meets(key))))
    const isTouched = revoked.some((key) => holds([held], key)) || covered.some((key) => holds(revoked, key))
    return isTouched ? covered : [held]
  })
  return [...new Set(narrowed)].filter((key) => !holds(revoked, key))
}

/** Whether a key that holds `*` may cover something that another one covers too; by what stands before it. */
function meets(key: string): (other: string) => boolean {
  const [start = ''] = key.split('*')
  return (other) => {
    const [otherStart = ''] = other.split('*')
    return start.startsWith(otherStart) || otherStart.startsWith(start)
  }
}
