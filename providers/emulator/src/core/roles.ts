import { membershipOf } from './memberships.ts'
import type { Permission, Role } from './role-records.ts'
import type { CoreState } from './state.ts'
import { beginning } from './tenants.ts'
import type { User } from './users.ts'

/** The roles that a tenant can give: those of the vendor and its own. */
export function rolesFor({ roles }: CoreState, tenantId: string): readonly Role[] {
  return roles.filter((role) => role.tenantId === undefined || role.tenantId === tenantId)
}

/** The roles that a user has in a tenant without those of groups. */
export function directRoles(state: CoreState, user: User, tenantId: string): readonly Role[] {
  const membership = membershipOf(state, user, tenantId)
  return state.roles.filter(({ id }) => membership?.roleIds.includes(id))
}

/** The permission keys of roles, each once. */
export function permissionKeysOf(state: CoreState, roles: readonly Role[]): readonly string[] {
  return [...new Set(roles.flatMap((role) => grantedKeys(state, role)))]
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
    permissions: permissionIdsOf(state, role),
    tenantId: role.tenantId ?? null,
    vendorId: state.vendor.id,
    createdAt: role.createdAt ?? beginning,
    updatedAt: role.updatedAt ?? beginning,
  }
}

/** Permissions as the contract shows them. A key without a record is its own id and name. */
export function permissionAnswers(state: CoreState, keys: readonly string[]) {
  return keys.map((key) =>
    permissionAnswer(state.permissions.find((one) => one.key === key) ?? { id: key, key, name: key }),
  )
}

/** A permission as the contract shows it. */
export function permissionAnswer({ id, key, name, description, categoryId, assignmentType }: Permission) {
  return {
    id,
    key,
    name,
    ...(description !== undefined && { description }),
    categoryId: categoryId ?? key.split('.').slice(0, 2).join('.'),
    fePermission: key.startsWith('fe.'),
    ...(assignmentType !== undefined && { assignmentType }),
    createdAt: beginning,
    updatedAt: beginning,
  }
}

/** The ids of a role's permissions. */
export function permissionIdsOf(state: CoreState, role: Role): readonly string[] {
  return permissionsOf(state, role).map(({ id }) => id)
}

/** The permissions of a role that have a record. */
function permissionsOf(state: CoreState, role: Role): readonly Permission[] {
  const keys = grantedKeys(state, role)
  return state.permissions.filter(({ key }) => keys.includes(key))
}

/** The keys of a role, with those that are part of every role of a tenant. */
function grantedKeys({ permissions }: CoreState, { permissionKeys, tenantId }: Role): readonly string[] {
  if (tenantId === undefined) return permissionKeys
  const always = permissions.flatMap(({ key, assignmentType }) => (assignmentType === 'ALWAYS' ? key : []))
  return [...new Set([...permissionKeys, ...always])]
}
