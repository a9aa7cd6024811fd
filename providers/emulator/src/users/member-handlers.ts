import { malformed, missing, Refusal } from '@portico/headless/provider'
import { sendActivation } from '../activation/mail.ts'
import { audited } from '../calls/audited.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { keepsAdministrator } from '../calls/keeps-administrator.ts'
import { forgetFailures } from '../core/failed-sign-ins.ts'
import { refuseOfDirectory } from '../core/of-directory.ts'
import { refuseAbove } from '../core/role-levels.ts'
import type { Role } from '../core/role-records.ts'
import { directRoles, permissionIdsOf, roleAnswer, rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { isOpen, usersIn } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { isEnrolled } from '../factors/enrolled.ts'
import { flag, integer, optionalText, optionalVisibleName, text, texts } from '../http/body.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { teamPage } from '../http/page.ts'
import { endSessionsOf } from '../session/end-session.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { changeableMember, lockableMember, membershipIn, otherMember } from './member.ts'
import { removeMember } from './remove-member.ts'

/** The members of a tenant: their access, roles and numbers. */
export const memberHandlers: Handlers = {
  listTeamMembers: (call, { tenant }) => {
    const rows = usersIn(call.state, tenant).map((user) => teamUser(call.state, user, tenant))
    const wanted = [...call.url.searchParams].filter(([name]) => !pageNames.includes(name))
    const stranger = wanted.find(([name]) => !columns.some((column) => column === name))
    if (stranger) throw malformed(`The list has no column ${stranger[0]}`)
    return teamPage(
      call.url,
      rows.filter((row) => wanted.every(([name, value]) => hasValue(Reflect.get(row, name), value))),
      { sort: ['name', 'email', 'createdAt', 'lastLogin', 'verified', 'isDisabled'] },
    )
  },

  updateTeamMember: audited(keepsAdministrator(updateMember)),

  deleteTeamMember: audited(
    keepsAdministrator((call, holder) => {
      const user = otherMember(call, holder, call.path['userId'] ?? '')
      const answer = teamUser(call.state, user, holder.tenant)
      removeMember(call.state, user, holder.tenant)
      return answer
    }),
  ),

  listTeamRoles: ({ state }, { tenant }) =>
    rolesFor(state, tenant.id).map((role) => ({
      id: role.id,
      key: role.key,
      name: role.name,
      description: role.description,
      vendorId: state.vendor.id,
      tenantId: role.tenantId ?? null,
      permissions: permissionIdsOf(state, role),
      permissionLevel: role.level,
    })),

  getTeamStats: ({ state, now }, { tenant }) => {
    const members = usersIn(state, tenant)
    return {
      totalItems: members.length,
      addedThisWeek: members.filter(({ createdAt }) => Date.parse(createdAt) > now - week).length,
      superAdmins: members.filter(({ superUser }) => superUser).length,
    }
  },

  enableUser: audited((call, holder) => {
    delete membershipIn(changeableMember(call, holder, call.path['userId'] ?? ''), holder).isDisabled
  }),

  disableUser: audited(
    keepsAdministrator((call, holder) => {
      const user = otherMember(call, holder, call.path['userId'] ?? '')
      membershipIn(user, holder).isDisabled = true
      endSessionsOf(call.state, user.id, holder.tenant.id)
    }),
  ),

  lockUser: audited(
    keepsAdministrator((call, holder) => {
      const user = lockableMember(call, holder, call.path['userId'] ?? '')
      user.isLocked = true
      endSessionsOf(call.state, user.id)
    }),
  ),

  unlockUser: audited((call, holder) => {
    const user = lockableMember(call, holder, call.path['userId'] ?? '')
    user.isLocked = false
    forgetFailures(call.state, user.email)
  }),

  revokeUserSessions: audited((call, holder) => {
    const user = changeableMember(call, holder, text(call.body, 'userId'))
    endSessionsOf(call.state, user.id)
  }),

  countTenantUsers: (call, { tenant }) => {
    const known = tenantsBelow(call.state, tenant)
    const excludesInvisible = flag(call.body, 'excludeInvisibleUsers')
    return texts(call.body, 'tenantIds').map((tenantId) => {
      const counted = known.find(({ id }) => id === tenantId)
      if (!counted) throw missing('The tenant')
      const members = usersIn(call.state, counted).filter(({ isInvisible }) => !(excludesInvisible && isInvisible))
      const withAccess = members.filter((user) => isOpen(membershipIn(user, { tenant: counted }), call.now))
      return { tenantId, totalUsers: members.length, totalAccessAllowedUsers: withAccess.length }
    })
  },

  setTemporaryUser: audited(
    keepsAdministrator((call, holder) => {
      if (!allowsTemporary(call)) throw new Refusal(403, 'ER-TEMPORARY-USERS-OFF', 'Temporary users are switched off')
      const seconds = integer(call.body, 'expirationInSeconds', 1, mostSeconds)
      const user = otherMember(call, holder, call.path['userId'] ?? '')
      membershipIn(user, holder).accessEndsAt = new Date(call.now + 1000 * seconds).toISOString()
    }),
  ),

  setPermanentUser: audited((call, holder) => {
    delete membershipIn(changeableMember(call, holder, call.path['userId'] ?? ''), holder).accessEndsAt
  }),

  getTemporaryUserConfiguration: (call) => ({ enabled: allowsTemporary(call) }),
}

/** Changes the members that the body has. Roles need a permission of their own. */
function updateMember(call: Call, holder: Holder) {
  const { body, state } = call
  const user = changeableMember(call, holder, text(body, 'id'))
  const changes: (() => void)[] = []
  const name = optionalVisibleName(body, 'name')
  if (name !== undefined) changes.push(() => Object.assign(user, { name }))
  const phone = optionalText(body, 'phone')?.trim()
  if (phone !== undefined) {
    if (phone !== '' && !/^\+[1-9]\d{6,14}$/.test(phone)) throw malformed('phone must be in international form')
    changes.push(() => Object.assign(user, { phoneNumber: phone || null }))
  }
  const email = optionalText(body, 'email')?.trim().toLowerCase()
  refuseOfDirectory(user, {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phoneNumber: phone || null }),
    ...(email !== undefined && { email }),
  })
  if (email !== undefined && email !== user.email) changes.push(changedAddress(call, user, email))
  if (body['roleIds'] !== undefined) {
    call.require('fe.secure.write.usersRoles')
    const roles = chosenRoles(call, holder)
    changes.push(() => Object.assign(membershipIn(user, holder), { roleIds: roles.map(({ id }) => id) }))
  }
  if (body['customData'] !== undefined) {
    const metadata = JSON.stringify(body['customData'])
    changes.push(() => Object.assign(user, { metadata }))
  }
  // All members are checked before the first one changes.
  for (const change of changes) change()
  return teamUser(state, user, holder.tenant)
}

function changedAddress(call: Call, user: User, email: string): () => void {
  if (!isEmailAddress(email)) throw malformed('email must be an address')
  if (call.state.users.some((one) => one !== user && one.email === email))
    throw new Refusal(409, 'ER-USER-EXISTS', 'Another user has this address')
  return () => {
    Object.assign(user, { email, verified: false })
    sendActivation(call, user)
  }
}

/** The roles of the body. An emptied list is sent as a single empty text. */
function chosenRoles(call: Call, holder: Holder): readonly Role[] {
  const ids = texts(call.body, 'roleIds').filter((id) => id !== '')
  const known = rolesFor(call.state, holder.tenant.id).filter(({ id }) => ids.includes(id))
  if (known.length < new Set(ids).size) throw missing('A role')
  refuseAbove(call, holder, known)
  return known
}

function allowsTemporary({ state }: Pick<Call, 'state'>): boolean {
  return state.security.allowsTemporaryUsers ?? true
}

/** The value of a column is the wanted one, or has it among others. */
function hasValue(value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return wanted.split(',').some((one) => value.includes(one))
  return String(value ?? '').toLowerCase() === wanted.toLowerCase()
}

const pageNames: readonly string[] = ['pageOffset', 'pageSize', 'sortBy', 'sortDirection']

const columns = [
  'id',
  'email',
  'name',
  'phone',
  'username',
  'roleIds',
  'activatedForTenant',
  'mfaEnabled',
  'verified',
  'managedBy',
  'isDisabled',
] as const

const week = 7 * 24 * 3_600_000

/** Ten years. */
const mostSeconds = 315_360_000

/** A member as the lists of the team show them. */
function teamUser(state: CoreState, user: User, { id: tenantId }: Pick<Tenant, 'id'>) {
  const membership = user.memberships.find((one) => one.tenantId === tenantId)
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    ...(user.phoneNumber !== null && { phone: user.phoneNumber }),
    ...(user.username !== undefined && { username: user.username }),
    ...(user.profilePictureUrl !== null && { profileImageUrl: user.profilePictureUrl }),
    tenantId,
    vendorId: state.vendor.id,
    roleIds: membership?.roleIds ?? [],
    roles: directRoles(state, user, tenantId).map((role) => roleAnswer(state, role)),
    activatedForTenant: user.verified,
    createdAt: user.createdAt,
    customData: JSON.parse(user.metadata),
    ...(user.lastLogin !== null && { lastLogin: user.lastLogin }),
    mfaEnabled: isEnrolled(state, user),
    verified: user.verified,
    managedBy: user.managedBy ?? 'frontegg',
    ...(membership?.directory && { directory: membership.directory }),
    temporaryExpirationDate: membership?.accessEndsAt ?? null,
    isDisabled: membership?.isDisabled ?? false,
  }
}
