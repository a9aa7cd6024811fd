import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Call } from '../calls/call.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { isMember, usersIn } from '../core/user-queries.ts'
import { text, texts } from '../http/body.ts'
import { type Application, type ApplicationAssignment, applicationRecords } from './records.ts'

/** The applications of tenants, and the users who may open them. */
export const applications = area({
  records: applicationRecords,
  handlers: {
    listApplications: (call, { tenant }) => {
      const ids = idsIn(call, 'ids')
      const own = assignmentsIn(call.state, tenant).map(({ appId }) => appId)
      const withFree = call.url.searchParams.get('_includeFreeAccess') === 'true'
      return applicationRecords
        .of(call.state)
        .applications.filter(
          ({ id, accessType }) =>
            (ids.includes(id) && (own.includes(id) || accessType === 'FREE_ACCESS')) ||
            (withFree && accessType === 'FREE_ACCESS'),
        )
        .map(applicationAnswer)
    },

    listTenantApplications: ({ state }, { tenant }) => [
      { tenantId: tenant.id, appIds: assignmentsIn(state, tenant).map(({ appId }) => appId) },
    ],

    listTenantApplicationAssignments: ({ state }, { tenant }) => [
      {
        tenantId: tenant.id,
        assignments: assignmentsIn(state, tenant).map(({ appId, accessType }) => ({ appId, accessType })),
      },
    ],

    listUserApplicationIds: ({ state, path }, { tenant }) => {
      const user = usersIn(state, tenant).find(({ id }) => id === path['userId'])
      if (!user) throw missing('The user')
      return appIdsOf(state, tenant, user.id)
    },

    listUsersApplicationIds: (call, { tenant }) => {
      const ids = idsIn(call, 'userIds')
      return usersIn(call.state, tenant)
        .filter(({ id }) => ids.includes(id))
        .map(({ id: userId }) => ({ userId, appIds: appIdsOf(call.state, tenant, userId) }))
    },

    listApplicationsUserIds: (call, { tenant }) => {
      const ids = idsIn(call, 'appIds')
      const members = new Set(usersIn(call.state, tenant).map(({ id }) => id))
      return assignmentsIn(call.state, tenant)
        .filter(({ appId }) => ids.includes(appId))
        .map(({ appId, userIds }) => ({ appId, userIds: userIds.filter((id) => members.has(id)) }))
    },

    assignApplications: audited((call, { tenant }) => {
      const { userId, assignments } = changeIn(call, tenant)
      for (const one of assignments) if (!one.userIds.includes(userId)) one.userIds.push(userId)
    }),

    unassignApplications: audited((call, { tenant }) => {
      const { userId, assignments } = changeIn(call, tenant)
      for (const one of assignments) one.userIds = one.userIds.filter((id) => id !== userId)
    }),
  },
})

function assignmentsIn(state: CoreState, { id }: Pick<Tenant, 'id'>): readonly ApplicationAssignment[] {
  return applicationRecords.of(state).applicationAssignments.filter(({ tenantId }) => tenantId === id)
}

function appIdsOf(state: CoreState, tenant: Pick<Tenant, 'id'>, userId: string): readonly string[] {
  return assignmentsIn(state, tenant).flatMap(({ appId, userIds }) => (userIds.includes(userId) ? [appId] : []))
}

/** The user and the applications of a body. A tenant may change its own users and those of its sub-accounts. */
function changeIn({ body, state }: Call, tenant: Tenant) {
  const tenantId = text(body, 'tenantId')
  const appIds = texts(body, 'appIds')
  if (!isBelow(state, tenantId, tenant.id)) throw missing('The account')
  const user = state.users.find(({ id }) => id === text(body, 'userId'))
  if (!user || !isMember(user, { id: tenantId })) throw missing('The user')
  const own = assignmentsIn(state, { id: tenantId })
  const free = applicationRecords.of(state).applications.filter(({ accessType }) => accessType === 'FREE_ACCESS')
  // A free application belongs to everyone already, so its assignment changes nothing.
  const isKnown = (id: string) => own.some(({ appId }) => appId === id) || free.some((one) => one.id === id)
  if (!appIds.every(isKnown)) throw missing('An application')
  return { userId: user.id, assignments: own.filter(({ appId }) => appIds.includes(appId)) }
}

/** `true` for a tenant itself and for all sub-accounts below it. */
function isBelow(state: CoreState, tenantId: string | null, above: string): boolean {
  if (tenantId === above) return true
  const parentId = state.tenants.find(({ id }) => id === tenantId)?.parentId ?? null
  return parentId !== null && isBelow(state, parentId, above)
}

function idsIn({ url }: Call, name: string): readonly string[] {
  const given = url.searchParams.get(name)
  if (given === null) throw malformed(`${name} is missing`)
  return given.split(',').filter(Boolean)
}

function applicationAnswer(application: Application) {
  const { createdAt } = application
  return {
    ...application,
    updatedAt: createdAt,
    integrationFinishedAt: createdAt,
    type: 'web',
    frontendStack: 'react',
  }
}
