import { missing } from '@portico/headless/provider'
import type { Call } from '../../calls/call.ts'
import { drawId } from '../../core/random.ts'
import type { CoreState } from '../../core/state.ts'
import type { Tenant } from '../../core/tenants.ts'
import { type SsoConnection, ssoRecords } from '../records.ts'
import { noSaml } from './settings.ts'

/** The connections of a tenant, the oldest first. That of the older interface alone is none of them. */
export function connectionsIn(state: CoreState, tenant: Tenant): readonly SsoConnection[] {
  return ownedBy(state, tenant).filter(({ isOlder = false }) => !isOlder)
}

/** The connection of the older interface: its own one, or else the oldest of the tenant. */
export function olderIn(state: CoreState, tenant: Tenant): SsoConnection | undefined {
  return ownedBy(state, tenant).find(({ isOlder = false }) => isOlder) ?? connectionsIn(state, tenant)[0]
}

/** The connection of the path. One of another tenant does not exist. */
export function connectionIn({ state, path }: Call, tenant: Tenant): SsoConnection {
  const connection = connectionsIn(state, tenant).find(({ id }) => id === path['ssoConfigId'])
  if (connection) return connection
  throw missing('The connection')
}

/** The connection that the older interface is about. */
export function firstIn({ state }: Call, tenant: Tenant): SsoConnection {
  const connection = olderIn(state, tenant)
  if (connection) return connection
  throw missing('The SAML configuration')
}

/** A connection without a provider, which is not in the state yet. */
export function newConnection({ state, now }: Call, tenant: Tenant): SsoConnection {
  const at = new Date(now).toISOString()
  return { ...blankConnection(tenant), id: drawId(state), createdAt: at, updatedAt: at }
}

/** The values of a tenant that has no connection. */
export function blankConnection({ id: tenantId }: Tenant): SsoConnection {
  return { id: '', tenantId, type: 'saml', enabled: false, domains: [], saml: { ...noSaml } }
}

/** Adds a connection, or keeps the time of its change. */
export function keep({ state, now }: Call, connection: SsoConnection): SsoConnection {
  const own = ssoRecords.of(state)
  connection.updatedAt = new Date(now).toISOString()
  connection.createdAt ??= connection.updatedAt
  if (!own.ssoConnections.includes(connection)) own.ssoConnections.push(connection)
  return connection
}

function ownedBy(state: CoreState, { id }: Tenant): readonly SsoConnection[] {
  return ssoRecords.of(state).ssoConnections.filter(({ tenantId }) => tenantId === id)
}
