import { linksOf } from '../activation/account-links.ts'
import { apiTokenRecords } from '../api-tokens/records.ts'
import { area } from '../calls/area.ts'
import { created } from '../calls/call.ts'
import { keepsAdministrator } from '../calls/keeps-administrator.ts'
import { audited, permitted } from '../calls/permitted.ts'
import { groupRecords } from '../core/groups.ts'
import type { Role } from '../core/role-records.ts'
import { rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { flag, optionalText, text } from '../http/body.ts'
import { missing } from '../http/errors.ts'
import { invitationRecords } from '../invitation/records.ts'
import { forgetSsoRole } from '../sso/given-roles.ts'
import { categoryAnswers, permissionWithRoles, roleWithUsers } from './answers.ts'
import { addRole, changeableRole, freeKey, freeName, permittedLevel, visibleRole } from './own-role.ts'
import { roleRecords } from './records.ts'
import { givePermission, grant, permissionsIn, roleIdsIn } from './role-permissions.ts'

const reads = 'fe.secure.read.roles'
const readsPermissions = 'fe.secure.read.permissions'
const writes = 'fe.secure.write.roles'
const writesPermissions = 'fe.secure.write.permissions'
const deletes = 'fe.secure.delete.roles'

/** The roles of a tenant and their permissions. */
export const roles = area({
  records: roleRecords,
  handlers: {
    listRoles: permitted(reads, ({ state }, { tenant }) =>
      rolesFor(state, tenant.id).map((role) => roleWithUsers(state, role, tenant.id)),
    ),

    createRole: audited(
      writes,
      (call, holder) => created(addRole(call, holder, permissionsIn(call, 'permissions', null))),
      'High',
    ),

    createRoleV2: audited(
      writes,
      (call, holder) => {
        visibleRole(call, holder, text(call.body, 'baseRoleId'))
        return created(addRole(call, holder, permissionsIn(call, 'permissionIds', null)))
      },
      'High',
    ),

    updateRole: audited(
      writes,
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
      deletes,
      keepsAdministrator((call, holder) => forgetRole(call.state, changeableRole(call, holder))),
      'High',
    ),

    setRolePermissions: audited(
      writes,
      keepsAdministrator((call, holder) => {
        const role = changeableRole(call, holder)
        grant(call, role, permissionsIn(call, 'permissionIds', role))
        return roleWithUsers(call.state, role, holder.tenant.id)
      }),
      'High',
    ),

    listPermissions: permitted(readsPermissions, ({ state }, { tenant }) =>
      state.permissions.map((permission) => permissionWithRoles(state, permission, tenant.id)),
    ),

    listPermissionCategories: permitted(readsPermissions, ({ state }) => categoryAnswers(state)),

    setPermissionRoles: audited(
      writesPermissions,
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
