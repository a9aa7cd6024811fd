import { malformed, missing, Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import { highestLevel, lowestLevel, tooHigh } from '../core/role-levels.ts'
import type { Permission, Role } from '../core/role-records.ts'
import { permissionAnswer, permissionKeysOf, roleAnswer, rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { beginning } from '../core/tenants.ts'
import type { Membership } from '../core/users.ts'
import { flag, integer, optionalText, text, visibleName } from '../http/body.ts'
import { isSameName } from '../http/shown-name.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { roleRecords } from './records.ts'

/** Adds a role to the tenant of the caller, from the body of the call. */
export function addRole(call: Call, holder: Holder, permissions: readonly Permission[]) {
  const { state, body } = call
  const at = new Date(call.now).toISOString()
  const fields = {
    key: freeKey(call, holder),
    name: freeName(call, holder),
    description: optionalText(body, 'description') ?? '',
    level: permittedLevel(call, holder),
    isDefault: flag(body, 'isDefault'),
    permissionKeys: permissions.map(({ key }) => key),
  }
  const role: Role = { id: drawId(state), ...fields, tenantId: holder.tenant.id, createdAt: at, updatedAt: at }
  state.roles.push(role)
  return roleWithUsers(state, role, holder.tenant.id)
}

/** A role that the tenant of the caller has. */
export function visibleRole({ state }: Call, { tenant }: Holder, id: string | undefined): Role {
  const role = rolesFor(state, tenant.id).find((one) => one.id === id)
  if (role) return role
  throw missing('The role')
}

/** The role of the path. Refuses a role of the vendor, and one above the caller's. */
export function changeableRole(call: Call, holder: Holder): Role {
  return refuseBeyond(call, holder, visibleRole(call, holder, call.path['roleId']))
}

/** Returns a role that the caller may change. Refuses a role of the vendor, and one above the caller's. */
export function refuseBeyond(call: Call, holder: Holder, role: Role): Role {
  if (role.tenantId === undefined) throw builtIn(role)
  if (role.level < highestLevel(call, holder)) throw tooHigh(highestLevel(call, holder))
  return role
}

/** The name in the body, without the space around it. Refuses one that another role of the tenant has. */
export function freeName({ state, body }: Call, { tenant }: Holder, self?: Role): string {
  const name = visibleName(body, 'name')
  if (rolesFor(state, tenant.id).some((role) => role !== self && isSameName(role.name, name)))
    throw new Refusal(409, 'ER-ROLE-NAME-TAKEN', `The name ${name} belongs to another role. Choose another name`)
  return name
}

/** The key in the body. Refuses one that another role of the tenant has. */
export function freeKey({ state, body }: Call, { tenant }: Holder, self?: Role): string {
  const key = text(body, 'key')
  if (!/^[\w.-]+$/.test(key)) throw malformed('key must have letters, digits, dots, hyphens and underscores only')
  if (rolesFor(state, tenant.id).some((role) => role !== self && role.key.toLowerCase() === key.toLowerCase()))
    throw new Refusal(409, 'ER-ROLE-KEY-TAKEN', `The key ${key} belongs to another role. Choose another key`)
  return key
}

/** The level in the body. Refuses one above the highest of the caller. */
export function permittedLevel(call: Call, holder: Holder): number {
  const level = integer(call.body, 'level', 0, lowestLevel)
  if (level >= highestLevel(call, holder)) return level
  throw tooHigh(highestLevel(call, holder))
}

const builtIn = ({ name }: Role) =>
  new Refusal(403, 'ER-ROLE-BUILT-IN', `${name} is a built-in role and cannot be changed. Create a role from it`)

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
