import { malformed, missing, Refusal } from '@portico/headless/provider'
import { linksOf } from '../activation/account-links.ts'
import { apiTokenRecords } from '../api-tokens/records.ts'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { keepsAdministrator } from '../calls/keeps-administrator.ts'
import { groupRecords } from '../core/groups.ts'
import type { Permission, Role } from '../core/role-records.ts'
import { rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { flag, optionalText, text } from '../http/body.ts'
import { invitationRecords } from '../invitation/records.ts'
import { forgetSsoRole } from '../sso/given-roles.ts'
import type { Holder } from '../tokens/authenticate.ts'
import {
  addRole,
  categoryAnswers,
  changeableRole,
  freeKey,
  freeName,
  permissionWithRoles,
  permittedLevel,
  refuseBeyond,
  roleWithUsers,
  visibleRole,
} from './own-role.ts'
import { roleRecords } from './records.ts'

/** The roles of a tenant and their permissions. */
export const roles = area({
  records: roleRecords,
  handlers: {
    listRoles: ({ state }, { tenant }) =>
      rolesFor(state, tenant.id).map((role) => roleWithUsers(state, role, tenant.id)),

    createRole: audited(
      (call, holder) => created(addRole(call, holder, permissionsIn(call, 'permissions', null))),
      'High',
    ),

    createRoleV2: audited((call, holder) => {
      visibleRole(call, holder, text(call.body, 'baseRoleId'))
      return created(addRole(call, holder, permissionsIn(call, 'permissionIds', null)))
    }, 'High'),

    updateRole: audited(
      keepsAdministrator((call, holder) => {
        const role = changeableRole(call, holder)
        const { body } = call
        const has = (name: string) => body[name] !== undefined
        const changes: Partial<Role> = {
          ...(has('key') && { key: freeKey(call, holder, role) }),
          ...(has('name') && { name: freeName(call, holder, role) }),
          ...(has('description') && { description: optionalText(body, 'description') ?? '' }),
          ...(has('level') && { level: permittedLevel(call, holder) }),
          ...(has('isDefault') && { isDefault: flag(body, 'isDefault') }),
        }
        Object.assign(role, changes, { updatedAt: new Date(call.now).toISOString() })
        return roleWithUsers(call.state, role, holder.tenant.id)
      }),
    ),

    deleteRole: audited(
      keepsAdministrator((call, holder) => forgetRole(call.state, changeableRole(call, holder))),
      'High',
    ),

    setRolePermissions: audited(
      keepsAdministrator((call, holder) => {
        const role = changeableRole(call, holder)
        grant(call, role, permissionsIn(call, 'permissionIds', role))
        return roleWithUsers(call.state, role, holder.tenant.id)
      }),
      'High',
    ),

    listPermissions: ({ state }, { tenant }) =>
      state.permissions.map((permission) => permissionWithRoles(state, permission, tenant.id)),

    listPermissionCategories: ({ state }) => categoryAnswers(state),

    setPermissionRoles: audited(
      keepsAdministrator((call, holder) => {
        const permission = call.state.permissions.find(({ id }) => id === call.path['permissionId'])
        if (!permission) throw missing('The permission')
        givePermission(call, holder, permission, roleIdsIn(call))
        return permissionWithRoles(call.state, permission, holder.tenant.id)
      }),
      'High',
    ),
  },
})

/** Removes a role, and takes it from its users, groups, open invitations, tokens of machines and single sign-on. */
function forgetRole(state: CoreState, role: Role): void {
  state.roles = state.roles.filter((one) => one !== role)
  const holders = [
    ...state.users.flatMap(({ memberships }) => memberships),
    ...invitationRecords.of(state).inviteLinks,
    ...linksOf(state),
    ...groupRecords.of(state).groups,
    ...apiTokenRecords.of(state).apiTokens,
  ]
  for (const holder of holders) {
    if (holder.roleIds.includes(role.id)) holder.roleIds = holder.roleIds.filter((id) => id !== role.id)
  }
  forgetSsoRole(state, role.id)
}

/**
 * The permissions that a body names. Refuses unknown ones, and those that no role of a tenant may have, unless `role` has
 * them already.
 */
function permissionsIn({ state, body }: Call, name: string, role: Role | null): readonly Permission[] {
  const found = textsIn(body[name], name).map((id) => {
    const permission = state.permissions.find((one) => one.id === id)
    if (!permission) throw missing(`The permission ${id}`)
    return permission
  })
  for (const permission of found) refuseUnassignable(permission, role)
  return found
}

/** The ids of roles in the body. */
function roleIdsIn({ body }: Call): readonly string[] {
  return textsIn(body['roleIds'], 'roleIds')
}

/** Gives a role exactly these permissions. Keys without a record are not in the contract, so they stay. */
function grant({ state, now }: Call, role: Role, permissions: readonly Permission[]): void {
  const kept = role.permissionKeys.filter((key) => !state.permissions.some((one) => one.key === key))
  role.permissionKeys = [...new Set([...kept, ...permissions.map(({ key }) => key)])]
  role.updatedAt = new Date(now).toISOString()
}

/** Gives a permission to exactly these roles of the tenant. Built-in roles stay; one more of them is refused. */
function givePermission(call: Call, holder: Holder, permission: Permission, roleIds: readonly string[]): void {
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
