import { area } from '../calls/area.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { directRoles, permissionAnswers, roleAnswer } from '../core/roles.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import { identityPage } from '../http/page.ts'
import { userBase } from '../profile/user-base.ts'
import { chosenUsers, sortColumns } from './chosen-users.ts'
import { isLockable, memberIn, membershipIn } from './member.ts'
import { memberHandlers } from './member-handlers.ts'

/** The users of a tenant, as its administrators see them. */
const userHandlers: Handlers = {
  listUsers: (call, holder) => {
    const { items, _metadata } = identityPage(call.url, chosenUsers(call, holder), { sort: sortColumns })
    return { items: items.map(({ user, tenant }) => lightRow(call, user, tenant)), _metadata }
  },

  listUsersV2: (call, holder) => {
    const { items, _metadata } = identityPage(call.url, chosenUsers(call, holder), { sort: sortColumns })
    return { items: items.map(({ user, tenant }) => fullRow(call, user, tenant)), _metadata }
  },

  listUserRoleIds: ({ state, url }, { tenant }) => {
    const ids = new Set(url.searchParams.get('ids')?.split(','))
    const below = new Set(tenantsBelow(state, tenant).map(({ id }) => id))
    return state.users
      .filter(({ id }) => ids.has(id))
      .flatMap(({ id: userId, memberships }) =>
        memberships
          .filter(({ tenantId }) => below.has(tenantId))
          .map(({ tenantId, roleIds }) => ({ vendorId: state.vendor.id, tenantId, userId, roleIds })),
      )
  },

  getUserById: (call, holder) => {
    const { id, name, metadata, createdAt } = memberIn(call, holder, call.path['userId'] ?? '')
    return {
      id,
      name,
      metadata: JSON.parse(metadata),
      tenantId: holder.tenant.id,
      vendorId: call.state.vendor.id,
      createdAt,
      updatedAt: createdAt,
    }
  },
}

/** The users of a tenant, as its administrators list and change them. */
export const users = area({ handlers: { ...userHandlers, ...memberHandlers } })

/** A user without the other tenants, which do not concern this one. */
function lightRow({ state }: Call, user: User, tenant: Tenant) {
  const { tenants, ...base } = userBase(state, user, tenant)
  return {
    ...base,
    username: user.username ?? null,
    isLockable: isLockable(user),
    subAccountAccessAllowed: membershipIn(user, { tenant }).mayEnterBelow ?? false,
    tenantIds: [tenant.id],
    tenants: tenants.filter(({ tenantId }) => tenantId === tenant.id),
  }
}

function fullRow(call: Call, user: User, tenant: Tenant) {
  const { state } = call
  return {
    ...lightRow(call, user, tenant),
    roles: directRoles(state, user, tenant.id).map((role) => roleAnswer(state, role)),
    permissions: permissionAnswers(state, heldPermissions(state, { tenantId: tenant.id, userId: user.id })),
  }
}
