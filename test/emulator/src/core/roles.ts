import { flag, list, number, record, text } from './shape.ts'
import type { CoreState } from './state.ts'
import type { User } from './users.ts'

/** A role, with the permissions it grants. */
export interface Role {
  id: string
  /** The key that guards compare. */
  key: string
  name: string
  description: string
  /** The rank; a lower number is higher. */
  level: number
  /** New members get the role. */
  isDefault: boolean
  /** The permission keys; `*` matches any characters. */
  permissionKeys: string[]
}

/** A permission that roles grant. */
export interface Permission {
  id: string
  /** The key that guards compare. */
  key: string
  name: string
}

export const role = record<Role>({
  id: text,
  key: text,
  name: text,
  description: text,
  level: number,
  isDefault: flag,
  permissionKeys: list(text),
})

export const permission = record<Permission>({ id: text, key: text, name: text })

/** The roles of a user in a tenant. */
export function heldRoles(state: CoreState, user: User, tenantId: string): readonly Role[] {
  const membership = user.memberships.find((one) => one.tenantId === tenantId)
  return state.roles.filter(({ id }) => membership?.roleIds.includes(id))
}

/** The permission keys of roles, each once. */
export function permissionKeysOf(roles: readonly Role[]): readonly string[] {
  return [...new Set(roles.flatMap(({ permissionKeys }) => permissionKeys))]
}

/** A role as the contract shows it. */
export function roleAnswer(state: CoreState, role: Role) {
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

/** Permissions as the contract shows them. A key without a record is its own id and name. */
export function permissionAnswers(state: CoreState, keys: readonly string[]) {
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

/** The creation time of the vendor's own records. */
export const beginning = '2026-01-01T00:00:00.000Z'

function permissionsOf(state: CoreState, { permissionKeys }: Role): readonly Permission[] {
  return state.permissions.filter(({ key }) => permissionKeys.includes(key))
}
