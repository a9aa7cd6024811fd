import type { Permission, Role, State, User } from '../state/types.ts'

/** The roles a person holds in a tenant. */
export function heldRoles(state: State, user: User, tenantId: string): readonly Role[] {
  const membership = user.memberships.find((one) => one.tenantId === tenantId)
  return state.roles.filter(({ id }) => membership?.roleIds.includes(id))
}

/** The permission keys of roles, each once. */
export function permissionKeysOf(roles: readonly Role[]): readonly string[] {
  return [...new Set(roles.flatMap(({ permissionKeys }) => permissionKeys))]
}

/** A role as the contract shows it. */
export function roleAnswer(state: State, role: Role) {
  const { id, key, name, description, level, isDefault } = role
  return {
    id,
    key,
    name,
    description,
    level,
    isDefault,
    permissions: permissionsOf(state, role).map((permission) => permission.id),
    tenantId: null,
    vendorId: state.vendor.id,
    createdAt: beginning,
    updatedAt: beginning,
  }
}

/** Permissions as the contract shows them; a key the vendor has no record of is its own id and name. */
export function permissionAnswers(state: State, keys: readonly string[]) {
  const permissions = keys.map((key) => state.permissions.find((one) => one.key === key) ?? { id: key, key, name: key })
  return permissions.map(({ id, key, name }) => ({
    id,
    key,
    name,
    categoryId: key.split('.').slice(0, 2).join('.'),
    fePermission: key.startsWith('fe.'),
    createdAt: beginning,
    updatedAt: beginning,
  }))
}

/** When the vendor's own records were made. */
export const beginning = '2026-01-01T00:00:00.000Z'

function permissionsOf(state: State, { permissionKeys }: Role): readonly Permission[] {
  return state.permissions.filter(({ key }) => permissionKeys.includes(key))
}
