import type { Permission, Role } from '../core/role-records.ts'
import { permissionAnswer, permissionKeysOf, roleAnswer, rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { beginning } from '../core/tenants.ts'
import type { Membership } from '../core/users.ts'
import { roleRecords } from './records.ts'

/** A role as the contract shows it, with the number of its users in a tenant. */
export function roleWithUsers(state: CoreState, role: Role, tenantId: string) {
  const isHeldIn = (memberships: readonly Membership[]) =>
    memberships.some((one) => one.tenantId === tenantId && one.roleIds.includes(role.id))
  return {
    ...roleAnswer(state, role),
    userCount: state.users.filter(({ memberships }) => isHeldIn(memberships)).length,
  }
}

/** A permission with the roles of a tenant that have it. */
export function permissionWithRoles(state: CoreState, permission: Permission, tenantId: string) {
  const holders = rolesFor(state, tenantId).filter((role) => permissionKeysOf(state, [role]).includes(permission.key))
  return { ...permissionAnswer(permission), roleIds: holders.map(({ id }) => id) }
}

/** The categories, each with its permissions. */
export function categoryAnswers(state: CoreState) {
  return roleRecords.of(state).permissionCategories.map(({ id, name, description }) => {
    const permissions = state.permissions.filter(({ categoryId }) => categoryId === id)
    return {
      id,
      name,
      description,
      feCategory: permissions.every(({ key }) => key.startsWith('fe.')),
      permissionIds: permissions.map((permission) => permission.id),
      createdAt: beginning,
      updatedAt: beginning,
    }
  })
}
