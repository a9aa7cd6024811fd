import { holds } from '@portico/headless/provider'
import { effectiveRoles } from '../core/groups.ts'
import { permissionKeysOf } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { permissionTable } from './held.ts'
import { holdingsAround, type Scope } from './scope.ts'

/**
 * The effective permission keys of a scope, each once. Each scope, widest first, adds its grants and removes its
 * revocations.
 */
export function heldPermissions(state: CoreState, scope: Scope): readonly string[] {
  const known = state.permissions.map(({ key }) => key)
  const user = state.users.find(({ id }) => id === scope.userId)
  const roles = user ? effectiveRoles(state, user, { id: scope.tenantId ?? '' }) : []
  return holdingsAround(state, scope).reduce(
    (keys, holdings) => {
      const given = Object.entries(permissionTable.of(holdings))
      const granted = given.flatMap(([key, isGranted]) => (isGranted ? [key] : []))
      const revoked = given.flatMap(([key, isGranted]) => (isGranted ? [] : [key]))
      return without([...new Set(keys.concat(granted))], revoked, known)
    },
    permissionKeysOf(state, roles),
  )
}

/** A held key that covers more than what is revoked makes way for the known keys it covers. */
function without(keys: readonly string[], revoked: readonly string[], known: readonly string[]): readonly string[] {
  if (revoked.length === 0) return keys
  const narrowed = keys.flatMap((held) => {
    const covered = known.filter((key) => holds([held], key) && !(key.includes('*') && revoked.some(meets(key))))
    const isTouched = revoked.some((key) => holds([held], key)) || covered.some((key) => holds(revoked, key))
    return isTouched ? covered : [held]
  })
  return [...new Set(narrowed)].filter((key) => !holds(revoked, key))
}

/** `true` if two keys may cover the same permission. Compares the parts before the first `*`. */
function meets(key: string): (other: string) => boolean {
  const [start = ''] = key.split('*')
  return (other) => {
    const [otherStart = ''] = other.split('*')
    return start.startsWith(otherStart) || otherStart.startsWith(start)
  }
}
