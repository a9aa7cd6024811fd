import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { recordVisit } from '../core/activity.ts'
import { effectiveRoles, givesRoles, groupsIn } from '../core/groups.ts'
import { refuseAddress } from '../core/ip-restrictions.ts'
import { openMemberships } from '../core/memberships.ts'
import { refuseOfDirectory } from '../core/of-directory.ts'
import { permissionAnswers, roleAnswer } from '../core/roles.ts'
import { optionalText, optionalVisibleName, text } from '../http/body.ts'
import { readJson } from '../http/json.ts'
import { picturesAt } from '../pictures/pictures.ts'
import { tenantAnswer } from '../tenants/tenant-answer.ts'
import { userBase } from './user-base.ts'

/** The signed-in person: profile, tenants, authorization. */
export const profile = area({
  handlers: {
    getMe: userAnswer,

    updateMe(call) {
      const { user, tenant } = call.holder()
      const { body } = call
      const name = optionalVisibleName(body, 'name') ?? user.name
      const phoneNumber =
        body['phoneNumber'] === undefined ? user.phoneNumber : (optionalText(body, 'phoneNumber') ?? null)
      refuseOfDirectory(user, { name, phoneNumber })
      Object.assign(user, { name, phoneNumber })
      if (body['profilePictureUrl'] !== undefined)
        user.profilePictureUrl = pictureAddress(call, body['profilePictureUrl'])
      if (body['metadata'] !== undefined) user.metadata = jsonText(text(body, 'metadata'))
      call.audit({ user, tenantId: tenant.id })
      return userAnswer(call)
    },

    listMyTenantsV1: tenantsAnswer,
    listMyTenants: tenantsAnswer,
    listMyTenantsV2: (call) => tenantsAnswer(call).tenants,

    switchTenant(call) {
      const { user, session } = call.holder()
      const tenantId = text(call.body, 'tenantId')
      if (!openMemberships(call.state, user, call.now).some((one) => one.tenantId === tenantId))
        throw missing('The tenant')
      refuseAddress(call.state, tenantId, call.ip)
      user.activeTenantId = tenantId
      session.tenantId = tenantId
      if (session.actorId === undefined) recordVisit(call.state, { tenantId, userId: user.id, at: call.now })
      call.audit({ user, tenantId })
    },

    getMyAuthorization(call) {
      const { user, tenant, permissions } = call.holder()
      return {
        roles: effectiveRoles(call.state, user, tenant).map((role) => roleAnswer(call.state, role)),
        permissions: permissionAnswers(call.state, permissions),
      }
    },
  },
})

function userAnswer(call: Call) {
  const { state } = call
  const { user, tenant, permissions } = call.holder()
  const rolesOf = (ids: readonly string[]) =>
    state.roles.filter(({ id }) => ids.includes(id)).map((role) => roleAnswer(state, role))
  return {
    ...userBase(state, user, tenant),
    ...(user.username !== undefined && { username: user.username }),
    roles: effectiveRoles(state, user, tenant).map((role) => roleAnswer(state, role)),
    permissions: permissionAnswers(state, permissions),
    groups: groupsIn(state, tenant)
      .filter(({ userIds }) => userIds.includes(user.id))
      .map(({ id, name, roleIds }) => ({
        id,
        name,
        roles: givesRoles(state, tenant) ? rolesOf(roleIds) : [],
      })),
  }
}

function tenantsAnswer(call: Call) {
  const { state } = call
  const { user, tenant } = call.holder()
  const open = openMemberships(state, user, call.now)
  const own = state.tenants.filter(({ id }) => open.some(({ tenantId }) => tenantId === id))
  return { tenants: own.map((one) => tenantAnswer(state, one)), activeTenant: tenantAnswer(state, tenant) }
}

function jsonText(value: string): string {
  if (readJson(value) !== undefined) return value
  throw malformed('metadata must be JSON text')
}

/** An image itself is uploaded by `uploadProfileImage`. */
function pictureAddress({ url }: Call, value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' && (/^https:\/\//.test(value) || value.startsWith(picturesAt(url)))) return value
  throw malformed('profilePictureUrl must be an https address')
}
