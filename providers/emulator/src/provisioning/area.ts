import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { keepsAdministrator } from '../calls/keeps-administrator.ts'
import { groupsIn } from '../core/groups.ts'
import { drawBytes, drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { isMember } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { type Body, flag, oneOf, optionalText, visibleName } from '../http/body.ts'
import { logsPage } from '../http/page.ts'
import { removeMember } from '../users/remove-member.ts'
import { setDirectoryAccess } from './access.ts'
import { scimPath } from './endpoint.ts'
import { provisioningRecords, type ScimConnection, type ScimEvent } from './records.ts'
import { rotateToken, tokenEnd } from './rotate-token.ts'

const sources = ['frontegg', 'okta', 'azure-ad', 'other'] as const

/** The connections of directories. The directories themselves call the endpoint in `scim`. */
export const provisioning = area({
  records: provisioningRecords,
  handlers: {
    listScimConnections: (call, { tenant }) =>
      connectionsIn(call, tenant).map((connection) => connectionAnswer(call, connection)),

    createScimConnection: audited((call, { tenant }) => {
      const { state, body, now } = call
      const source = oneOf(body, 'source', sources)
      const token = base64url(drawBytes(state, 32))
      const expiresAt = tokenEnd(body, now)
      const connection: ScimConnection = {
        id: drawId(state),
        tenantId: tenant.id,
        connectionName: nameIn(body) ?? source,
        source,
        syncToUserManagement: body['syncToUserManagement'] === undefined || flag(body, 'syncToUserManagement'),
        tokenHash: digest(token),
        tokenExpiresAt: expiresAt,
        createdAt: new Date(now).toISOString(),
        lastSync: null,
        userIds: [],
      }
      provisioningRecords.of(state).scimConnections.push(connection)
      const { id, connectionName } = connection
      return created({ id, connectionName, token, expiresAt, address: endpointOf(call, connection) })
    }, 'High'),

    updateScimConnection: audited(
      keepsAdministrator((call, { tenant }) => {
        const connection = connectionIn(call, tenant)
        if (call.body['syncToUserManagement'] === undefined) throw malformed('syncToUserManagement is missing')
        connection.syncToUserManagement = flag(call.body, 'syncToUserManagement')
        for (const user of peopleOf(call, connection, tenant)) setDirectoryAccess(call.state, user, tenant, connection)
      }),
      'High',
    ),

    deleteScimConnection: audited(
      keepsAdministrator((call, { tenant, user: caller }) => {
        const connection = connectionIn(call, tenant)
        const removesPeople = flag(call.body, 'deleteAll')
        for (const user of peopleOf(call, connection, tenant)) {
          // The caller stays: without one the answer would be lost.
          if (removesPeople && user !== caller) removeMember(call.state, user, tenant)
          else freePerson(user, tenant)
        }
        const own = provisioningRecords.of(call.state)
        own.scimConnections = own.scimConnections.filter((one) => one !== connection)
        own.scimDocuments = own.scimDocuments.filter(({ connectionId }) => connectionId !== connection.id)
        own.scimEvents = own.scimEvents.filter(({ connectionId }) => connectionId !== connection.id)
        freeGroups(call, tenant, connection)
      }),
      'High',
    ),

    rotateScimToken: audited((call, { tenant }) => created(rotateToken(call, connectionIn(call, tenant))), 'High'),

    listScimEvents: (call, { tenant }) => {
      const { id } = connectionIn(call, tenant)
      const { count, rows } = logsPage(call.url, eventsOf(call, id))
      return { count, rows: rows.map(({ connectionId: _, ...shown }) => shown) }
    },

    countScimUsers: (call, { tenant }) => ({
      count: peopleOf(call, connectionIn(call, tenant), tenant).length,
    }),
  },
})

function connectionsIn({ state }: Call, { id }: Tenant): readonly ScimConnection[] {
  return provisioningRecords.of(state).scimConnections.filter(({ tenantId }) => tenantId === id)
}

/** The connection of the path. One of another tenant does not exist. */
function connectionIn(call: Call, tenant: Tenant): ScimConnection {
  const found = connectionsIn(call, tenant).find(({ id }) => id === call.path['id'])
  if (found) return found
  throw missing('The connection')
}

function peopleOf({ state }: Call, { userIds }: ScimConnection, tenant: Tenant): readonly User[] {
  return state.users.filter((user) => userIds.includes(user.id) && isMember(user, tenant))
}

/** A person without a directory is changed by administrators. */
function freePerson(user: User, tenant: Tenant): void {
  delete user.managedBy
  for (const membership of user.memberships) if (membership.tenantId === tenant.id) delete membership.directory
}

/** Groups without a directory are changed by administrators: those of a removed connection, and with the last one all. */
function freeGroups(call: Call, tenant: Tenant, { id }: ScimConnection): void {
  const isLast = connectionsIn(call, tenant).length === 0
  for (const group of groupsIn(call.state, tenant)) {
    if (!isLast && group.directory?.id !== id) continue
    group.managedBy = 'frontegg'
    delete group.directory
  }
}

function nameIn(body: Body): string | undefined {
  return optionalText(body, 'connectionName') ? visibleName(body, 'connectionName') : undefined
}

/** The rows of the log of a connection that a call asks for, the newest first. */
function eventsOf({ state, url }: Call, connectionId: string): readonly ScimEvent[] {
  const outcome = url.searchParams.get('outcome')
  if (outcome !== null && outcome !== 'done' && outcome !== 'refused')
    throw malformed('outcome must be one of done, refused')
  const text = (url.searchParams.get('filter') ?? '').trim().toLowerCase()
  return provisioningRecords
    .of(state)
    .scimEvents.filter(
      (one) =>
        one.connectionId === connectionId &&
        (outcome === null || (one.reason !== null) === (outcome === 'refused')) &&
        (one.name ?? '').toLowerCase().includes(text),
    )
    .toReversed()
}

/** A connection as the contract shows it, with the tokens that are accepted now. */
function connectionAnswer(call: Call, connection: ScimConnection) {
  const { id, connectionName, source, syncToUserManagement, createdAt, lastSync } = connection
  return {
    id,
    connectionName,
    source,
    syncToUserManagement,
    createdAt,
    lastSync,
    address: endpointOf(call, connection),
    tokens: tokensOf(connection).filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > call.now),
  }
}

/** The address of the SCIM endpoint of a connection. */
function endpointOf({ url, prefix }: Call, { id }: ScimConnection): string {
  return new URL(scimPath(prefix, id), url).href
}

/** The tokens of a connection, the newest first. */
function tokensOf(connection: ScimConnection) {
  const { createdAt, tokenCreatedAt = createdAt, tokenExpiresAt = null, tokenUsedAt = null } = connection
  return [
    { createdAt: tokenCreatedAt, expiresAt: tokenExpiresAt, lastUsedAt: tokenUsedAt },
    ...(connection.formerTokens ?? []).map((one) => ({
      createdAt: one.createdAt,
      expiresAt: one.expiresAt,
      lastUsedAt: one.usedAt,
    })),
  ]
}
