import { malformed, missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { keepsAdministrator } from '../calls/keeps-administrator.ts'
import { type Group, groupConfigurationOf, groupRecords, groupsIn } from '../core/groups.ts'
import { drawId } from '../core/random.ts'
import { refuseAbove } from '../core/role-levels.ts'
import type { Role } from '../core/role-records.ts'
import { roleAnswer, rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { isMember } from '../core/user-queries.ts'
import { type Body, flag, optionalText, texts, visibleName } from '../http/body.ts'
import { readJson } from '../http/json.ts'
import { isSameName } from '../http/shown-name.ts'
import type { Holder } from '../tokens/authenticate.ts'

const relationNames = ['roles', 'users', 'rolesAndUsers'] as const

/** Groups of users, with their roles and members. */
export const groups = area({
  records: groupRecords,
  handlers: {
    listGroups: (call, { tenant }) => answers(call, groupsIn(call.state, tenant)),

    listGroupsByIds: (call, { tenant }) => {
      const ids = texts(call.body, 'groupsIds')
      return answers(
        call,
        groupsIn(call.state, tenant).filter(({ id }) => ids.includes(id)),
      )
    },

    getGroup: (call, { tenant }) => groupAnswer(call.state, groupIn(call, tenant), relations(call)),

    listUserGroupIds: (call, { tenant }) => {
      const ids = (call.url.searchParams.get('ids') ?? '').split(',').filter(Boolean)
      return call.state.users
        .filter((user) => ids.includes(user.id) && isMember(user, tenant))
        .map(({ id: userId }) => ({
          vendorId: call.state.vendor.id,
          tenantId: tenant.id,
          userId,
          groupIds: groupsIn(call.state, tenant).flatMap(({ id, userIds }) => (userIds.includes(userId) ? [id] : [])),
        }))
    },

    createGroup: audited((call, { tenant }) => {
      const group: Group = {
        id: drawId(call.state),
        tenantId: tenant.id,
        name: freeName(call, tenant),
        description: '',
        color: '',
        metadata: '{}',
        ...detailsIn(call.body),
        managedBy: 'frontegg',
        roleIds: [],
        userIds: [],
      }
      groupRecords.of(call.state).groups.push(group)
      return created(groupAnswer(call.state, group, null))
    }),

    updateGroup: audited((call, { tenant }) => {
      const group = changeable(call, tenant)
      const name = call.body['name'] === undefined ? group.name : freeName(call, tenant, group)
      Object.assign(group, detailsIn(call.body), { name })
    }),

    deleteGroup: audited(
      keepsAdministrator((call, { tenant }) => {
        const group = changeable(call, tenant)
        const own = groupRecords.of(call.state)
        own.groups = own.groups.filter((one) => one !== group)
      }),
    ),

    // A directory does not know roles, so administrators give them to its groups, too.
    addGroupRoles: audited((call, holder) => {
      const group = groupIn(call, holder.tenant)
      const roleIds = roleIdsIn(call, holder.tenant)
      refuseAbove(call, holder, rolesOf(call, roleIds))
      group.roleIds = joined(group.roleIds, roleIds)
      return added()
    }),

    removeGroupRoles: audited(
      keepsAdministrator((call, { tenant }) => {
        const group = groupIn(call, tenant)
        const roleIds = texts(call.body, 'roleIds')
        group.roleIds = group.roleIds.filter((id) => !roleIds.includes(id))
      }),
    ),

    addGroupUsers: audited((call, holder) => {
      const group = changeable(call, holder.tenant)
      // Members have the roles of the group.
      refuseAbove(call, holder, rolesOf(call, group.roleIds))
      group.userIds = joined(group.userIds, userIdsIn(call, holder.tenant))
      return added()
    }),

    removeGroupUsers: audited(
      keepsAdministrator((call, { tenant }) => {
        const group = changeable(call, tenant)
        const userIds = texts(call.body, 'userIds')
        group.userIds = group.userIds.filter((id) => !userIds.includes(id))
      }),
    ),

    getGroupConfiguration: configurationAnswer,

    saveGroupConfiguration: audited(
      keepsAdministrator((call, holder) => {
        const { tenant } = holder
        const own = groupRecords.of(call.state)
        const former = groupConfigurationOf(call.state, tenant)
        const next = {
          tenantId: tenant.id,
          enabled: call.body['enabled'] === undefined ? former.enabled : flag(call.body, 'enabled'),
          rolesEnabled: call.body['rolesEnabled'] === undefined ? former.rolesEnabled : flag(call.body, 'rolesEnabled'),
        }
        own.groupConfigurations = [...own.groupConfigurations.filter(({ tenantId }) => tenantId !== tenant.id), next]
        return configurationAnswer(call, holder)
      }),
    ),
  },
})

function answers(call: Call, found: readonly Group[]) {
  return found.map((group) => groupAnswer(call.state, group, relations(call)))
}

function relations({ url }: Call) {
  return readRelations(url.searchParams.get('_groupsRelations'))
}

/** The group of the path. A group of another tenant does not exist. */
function groupIn({ state, path }: Call, tenant: Tenant): Group {
  const group = groupsIn(state, tenant).find(({ id }) => id === path['groupId'])
  if (group) return group
  throw missing('The group')
}

/** The same, if its texts and members may be changed here. */
function changeable(call: Call, tenant: Tenant): Group {
  const group = groupIn(call, tenant)
  if (group.managedBy === 'frontegg') return group
  throw new Refusal(403, 'ER-GROUP-READ-ONLY', 'A directory manages this group. Change it there')
}

/** The name in the body. Refuses one that another group of the tenant has. */
function freeName({ state, body }: Call, tenant: Tenant, self?: Group): string {
  const name = visibleName(body, 'name')
  if (groupsIn(state, tenant).some((group) => group !== self && isSameName(group.name, name)))
    throw new Refusal(409, 'ER-GROUP-NAME-TAKEN', `The name ${name} belongs to another group. Choose another name`)
  return name
}

/** The members that the body has. */
function detailsIn(body: Body): Partial<Pick<Group, 'description' | 'color' | 'metadata'>> {
  const [description, color, metadata] = [
    optionalText(body, 'description')?.trim(),
    optionalText(body, 'color'),
    optionalText(body, 'metadata'),
  ]
  if (metadata && readJson(metadata) === undefined) throw malformed('metadata must be JSON text')
  return {
    ...(description !== undefined && { description }),
    ...(color !== undefined && { color }),
    ...(metadata !== undefined && { metadata: metadata || '{}' }),
  }
}

function roleIdsIn({ body, state }: Call, tenant: Tenant): readonly string[] {
  const ids = texts(body, 'roleIds')
  if (ids.every((id) => rolesFor(state, tenant.id).some((role) => role.id === id))) return ids
  throw missing('A role')
}

function rolesOf({ state }: Call, roleIds: readonly string[]): readonly Role[] {
  return state.roles.filter(({ id }) => roleIds.includes(id))
}

function userIdsIn({ body, state }: Call, tenant: Tenant): readonly string[] {
  const ids = texts(body, 'userIds')
  if (ids.every((id) => state.users.some((user) => user.id === id && isMember(user, tenant)))) return ids
  throw missing('A user')
}

function joined(ids: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...ids, ...more])]
}

function configurationAnswer({ state }: Call, { tenant }: Holder) {
  const { enabled, rolesEnabled } = groupConfigurationOf(state, tenant)
  return { enabled, rolesEnabled }
}

const added = () => new Response(null, { status: 201 })

/** The relations that a call asks for; `null` for none. */
type Relations = (typeof relationNames)[number] | null

/** Reads the query parameter for relations. */
function readRelations(given: string | null): Relations {
  const found = relationNames.find((one) => one === given)
  if (given === null || found !== undefined) return found ?? null
  throw malformed(`_groupsRelations must be one of ${relationNames.join(', ')}`)
}

/** A group as the contract shows it, with the relations that a call asks for. */
function groupAnswer(state: CoreState, group: Group, asked: Relations) {
  const { tenantId, roleIds, userIds, ...details } = group
  const members = state.users.filter((user) => userIds.includes(user.id) && isMember(user, { id: tenantId }))
  return {
    ...details,
    ...((asked === 'roles' || asked === 'rolesAndUsers') && {
      roles: state.roles.filter(({ id }) => roleIds.includes(id)).map((role) => roleAnswer(state, role)),
    }),
    ...((asked === 'users' || asked === 'rolesAndUsers') && {
      users: members.map(({ id, email, name, profilePictureUrl, createdAt, verified }) => ({
        id,
        email,
        name,
        profilePictureUrl,
        activatedForTenant: verified,
        createdAt,
      })),
    }),
  }
}
