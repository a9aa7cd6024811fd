import { malformed, missing, Refusal } from '@portico/headless/provider'
import { audited } from '../calls/audited.ts'
import type { Call, Handlers, HolderHandler } from '../calls/call.ts'
import { keepsAdministrator } from '../calls/keeps-administrator.ts'
import { effectiveRoles } from '../core/groups.ts'
import { membershipOf, openMemberships } from '../core/memberships.ts'
import { refuseAbove } from '../core/role-levels.ts'
import { directRoles, permissionAnswers, roleAnswer } from '../core/roles.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { isMember } from '../core/user-queries.ts'
import type { Membership, User } from '../core/users.ts'
import { isEnrolled } from '../factors/enrolled.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import { flag, optionalMembers, text } from '../http/body.ts'
import { identityPage } from '../http/page.ts'
import { endSessionsOf } from '../session/end-session.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { changeableMember, membershipIn } from '../users/member.ts'
import { removeMember } from '../users/remove-member.ts'
import { accountAtOrBelow } from './below.ts'
import { admit, membersIn, personIn, rolesIn, userBelow, usualRoleIds } from './members.ts'

const givesAccess = 'fe.account-hierarchy.write.subAccountAccess'

/** The people of the accounts at and below the caller's: their membership, roles and access. */
export const subAccountUsers: Handlers = {
  listSubTenantUsers: (call, holder) => {
    const tree = tenantsBelow(call.state, holder.tenant)
    const rows = call.state.users
      .filter((user) => tree.some((one) => isMember(user, one)))
      .map((user) => rowOf(call, holder, tree, user))
    const { items, _metadata } = identityPage(call.url, rows, {
      search: ['name', 'email'],
      sort: ['name', 'email', 'createdAt', 'verified', 'isLocked', 'provider', 'id'],
    })
    return { items, totalPages: _metadata.totalPages }
  },

  addUserToSubTenants: audited((call, holder) => {
    const person = personIn(optionalMembers(call.body, 'user') ?? {})
    const accounts = membersIn(call.body, 'subTenants').map((one) => {
      const account = accountAtOrBelow(call, holder, one['tenantId'])
      return { account, roleIds: roleIdsIn(call, holder, account, one['roleIds']) }
    })
    for (const { account, roleIds } of accounts) admit(call, holder, account, { ...person, roleIds })
    return new Response(null, { status: 201 })
  }),

  addUsersToSubTenant: audited((call, holder) => {
    const account = accountAtOrBelow(call, holder, text(call.body, 'tenantId'))
    const roleIds = roleIdsIn(call, holder, account, call.body['roleIds'])
    const mayEnterBelow =
      call.body['allowSubAccountAccess'] === undefined ? undefined : flag(call.body, 'allowSubAccountAccess')
    if (mayEnterBelow !== undefined) call.require(givesAccess)
    const people = membersIn(call.body, 'users').map(personIn)
    for (const person of people) {
      admit(call, holder, account, { ...person, roleIds })
      const joined = call.state.users.find(({ email }) => email === person.email)
      const membership = joined?.memberships.find(({ tenantId }) => tenantId === account.id)
      if (membership && mayEnterBelow !== undefined) membership.mayEnterBelow = mayEnterBelow
    }
    return new Response(null, { status: 201 })
  }),

  removeUserFromSubTenants: audited(
    keepsAdministrator((call, holder) => {
      const user = userBelow(call, holder)
      const accounts = membersIn(call.body, 'subTenants').map(({ tenantId }) =>
        accountAtOrBelow(call, holder, tenantId),
      )
      for (const account of accounts) {
        if (!isMember(user, account)) throw missing('The user')
        if (user === holder.user && account === holder.tenant) throw ownAccess()
        refuseAbove(call, holder, effectiveRoles(call.state, user, account))
      }
      for (const account of accounts) removeMember(call.state, user, account)
    }),
  ),

  addSubTenantUserRoles: changesRoles((own, given) => [...new Set([...own, ...given])]),
  setSubTenantUserRoles: changesRoles((_, given) => given),
  removeSubTenantUserRoles: changesRoles((own, given) => own.filter((id) => !given.includes(id))),

  setSubAccountAccess: audited((call, holder) => {
    const { state, now, body } = call
    if (body['allowAccess'] === undefined) throw malformed('allowAccess is missing')
    const user = changeableMember(call, holder, call.path['userId'] ?? '')
    membershipIn(user, holder).mayEnterBelow = flag(body, 'allowAccess')
    const open = openMemberships(state, user, now)
    for (const { id } of tenantsBelow(state, holder.tenant).slice(1))
      if (!open.some(({ tenantId }) => tenantId === id)) endSessionsOf(state, user.id, id)
  }, 'High'),
}

/** Changes the roles of a user in accounts. A person with access from above becomes a member with the roles. */
function changesRoles(next: (own: readonly string[], given: readonly string[]) => readonly string[]): HolderHandler {
  return audited(
    keepsAdministrator((call, holder) => {
      const user = userBelow(call, holder)
      const changes = membersIn(call.body, 'subTenantsRoles').map((one) => {
        const account = accountAtOrBelow(call, holder, one['tenantId'])
        const given = rolesIn(call, holder, account, one['roleIds']).map(({ id }) => id)
        refuseAbove(call, holder, effectiveRoles(call.state, user, account))
        return { membership: ownMembership(call, user, account), given }
      })
      for (const { membership, given } of changes) {
        membership.roleIds = [...next(membership.roleIds, given)]
        if (!user.memberships.includes(membership)) user.memberships.push(membership)
      }
    }),
  )
}

/** The membership to change. One by access from above is not the account's yet. */
function ownMembership({ state }: Call, user: User, { id }: Tenant): Membership {
  const membership = membershipOf(state, user, id)
  if (membership) return membership
  throw missing('The user')
}

/** The roles of a body, else those of new members. */
function roleIdsIn(call: Call, holder: Holder, account: Tenant, given: unknown): readonly string[] {
  const roles = rolesIn(call, holder, account, given)
  return roles.length > 0 ? roles.map(({ id }) => id) : usualRoleIds(call, account)
}

/** A user with the accounts of the caller alone. */
function rowOf({ state, now }: Call, { tenant }: Holder, tree: readonly Tenant[], user: User) {
  const held = openMemberships(state, user, now).filter(({ tenantId }) => tree.some(({ id }) => id === tenantId))
  const { id, email, name, verified, phoneNumber, profilePictureUrl, isLocked, superUser, metadata, createdAt } = user
  return {
    id,
    sub: id,
    email,
    name,
    verified,
    isLocked,
    superUser,
    metadata,
    createdAt,
    mfaEnrolled: isEnrolled(state, user),
    provider: user.provider ?? 'local',
    ...(phoneNumber !== null && { phoneNumber }),
    ...(profilePictureUrl !== null && { profilePictureUrl }),
    tenantId: held[0]?.tenantId ?? tenant.id,
    tenantIds: held.map(({ tenantId }) => tenantId),
    tenants: held.map(({ tenantId }) => ({
      tenantId,
      roles: directRoles(state, user, tenantId).map((role) => roleAnswer(state, role)),
      permissions: permissionAnswers(state, heldPermissions(state, { tenantId, userId: id })),
      activated: user.verified,
      lastLogin: user.lastLogin,
    })),
  }
}

const ownAccess = () => new Refusal(400, 'ER-USER-SELF', 'You cannot end your own access. Ask another administrator')
