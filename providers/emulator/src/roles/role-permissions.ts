import type { Call } from '../calls/call.ts'
import type { Permission, Role } from '../core/role-records.ts'
import { malformed, missing, Refusal } from '../http/errors.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { refuseBeyond, visibleRole } from './own-role.ts'

/**
 * The permissions that a body names. Refuses unknown ones, and those that no role of a tenant may have, unless `role` has
 * them already.
 */
export function permissionsIn({ state, body }: Call, name: string, role: Role | null): readonly Permission[] {
  const found = textsIn(body[name], name).map((id) => {
    const permission = state.permissions.find((one) => one.id === id)
    if (!permission) throw missing(`The permission ${id}`)
    return permission
  })
  for (const permission of found) refuseUnassignable(permission, role)
  return found
}

/** The ids of roles in the body. */
export function roleIdsIn({ body }: Call): readonly string[] {
  return textsIn(body['roleIds'], 'roleIds')
}

/** Gives a role exactly these permissions. Keys without a record are not in the contract, so they stay. */
export function grant({ state, now }: Call, role: Role, permissions: readonly Permission[]): void {
  const kept = role.permissionKeys.filter((key) => !state.permissions.some((one) => one.key === key))
  role.permissionKeys = [...new Set([...kept, ...permissions.map(({ key }) => key)])]
  role.updatedAt = new Date(now).toISOString()
}

/** Gives a permission to exactly these roles of the tenant. Built-in roles stay; one more of them is refused. */
export function givePermission(call: Call, holder: Holder, permission: Permission, roleIds: readonly string[]): void {
  const { state } = call
  const named = roleIds.map((id) => visibleRole(call, holder, id))
  const has = (role: Role) => role.permissionKeys.includes(permission.key)
  const taking = state.roles.filter((role) => role.tenantId === holder.tenant.id && has(role) && !named.includes(role))
  const given = named.filter((role) => !has(role))
  for (const role of [...taking, ...given]) refuseBeyond(call, holder, role)
  for (const role of given) refuseUnassignable(permission, role)
  const updatedAt = new Date(call.now).toISOString()
  for (const role of taking) {
    Object.assign(role, { permissionKeys: role.permissionKeys.filter((key) => key !== permission.key), updatedAt })
  }
  for (const role of given) Object.assign(role, { permissionKeys: [...role.permissionKeys, permission.key], updatedAt })
}

function refuseUnassignable({ key, name, assignmentType }: Permission, role: Role | null): void {
  if (assignmentType !== 'NEVER' || role?.permissionKeys.includes(key)) return
  throw new Refusal(403, 'ER-PERMISSION-NOT-ASSIGNABLE', `No role of an account can have the permission ${name}`)
}

function textsIn(value: unknown, name: string): readonly string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [...new Set<string>(value)]
  throw malformed(`${name} must be a list of ids`)
}
