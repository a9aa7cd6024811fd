import { audited } from '../../calls/audited.ts'
import { type Call, created, type Handlers, type HolderHandler } from '../../calls/call.ts'
import type { CoreState } from '../../core/state.ts'
import type { Holder } from '../../tokens/authenticate.ts'
import { removeTestsOf } from '../connection-test/tests.ts'
import { type SsoConnection, ssoRecords } from '../records.ts'
import { connectionAnswer, domainAnswer } from './answers.ts'
import { connectionIn, connectionsIn, keep, newConnection } from './connection-of.ts'
import { addDomain, removeDomain, validateDomain } from './domains.ts'
import { metadataAt, metadataIn } from './metadata.ts'
import { addGroup, changeGroup, removeGroup, roleIdsIn } from './roles.ts'
import { applyMetadata, applySettings } from './settings.ts'

/** The connections of a tenant: the newer interface. */
export const configurations: Handlers = {
  listSsoConfigurations: (call, { tenant }) =>
    connectionsIn(call.state, tenant).map((one) => connectionAnswer(call, one)),
  createSsoConfiguration: creating((call, connection) => applySettings(connection, call.body)),
  updateSsoConfiguration: changing((call, connection) => {
    applySettings(connection, call.body)
    return connectionAnswer(call, connection)
  }),
  deleteSsoConfiguration: audited(
    (call, { tenant }) => removeConnection(call.state, connectionIn(call, tenant)),
    'High',
  ),

  createSsoConfigurationFromMetadata: creating((call, connection) => applyMetadata(connection, metadataIn(call))),
  createSsoConfigurationFromMetadataUrl: creating(async (call, connection) =>
    applyMetadata(connection, await metadataAt(call)),
  ),
  updateSsoConfigurationFromMetadata: changing((call, connection) => {
    applyMetadata(connection, metadataIn(call))
    return connectionAnswer(call, connection)
  }),
  updateSsoConfigurationFromMetadataUrl: changing(async (call, connection) => {
    applyMetadata(connection, await metadataAt(call))
    return connectionAnswer(call, connection)
  }),

  createSsoDomain: changing(({ state, body }, connection) => {
    return created(domainAnswer(connection, addDomain(state, connection, body)))
  }),
  deleteSsoDomain: changing(({ path }, connection) => removeDomain(connection, path['domainId'] ?? '')),
  validateSsoDomain: changing(validateDomain),
  validateSsoDomainV2: changing(validateDomain),

  getSsoDefaultRoles: (call, { tenant }) => ({ roleIds: connectionIn(call, tenant).roleIds ?? [] }),
  saveSsoDefaultRoles: changing((call, connection, holder) => {
    connection.roleIds = roleIdsIn(call, holder, connection.roleIds)
  }),

  listSsoGroups: (call, { tenant }) => connectionIn(call, tenant).groups ?? [],
  createSsoGroup: changing((call, connection, holder) => {
    addGroup(call, holder, connection)
    return new Response(null, { status: 201 })
  }),
  updateSsoGroup: changing((call, connection, holder) => changeGroup(call, holder, connection, call.path['groupId'])),
  deleteSsoGroup: changing(({ path }, connection) => removeGroup(connection, path['groupId'])),
}

/** A change of the connection of the path. */
export function changing(change: (call: Call, connection: SsoConnection, holder: Holder) => unknown): HolderHandler {
  return audited(async (call, holder) => {
    const connection = connectionIn(call, holder.tenant)
    const answer = await change(call, connection, holder)
    keep(call, connection)
    return answer
  }, 'High')
}

/** A new connection, which is kept if `fill` does not refuse. */
function creating(fill: (call: Call, connection: SsoConnection) => unknown): HolderHandler {
  return audited(async (call, { tenant }) => {
    const connection = newConnection(call, tenant)
    await fill(call, connection)
    return created(connectionAnswer(call, keep(call, connection)))
  }, 'High')
}

function removeConnection(state: CoreState, connection: SsoConnection): void {
  const own = ssoRecords.of(state)
  own.ssoConnections = own.ssoConnections.filter((one) => one !== connection)
  removeTestsOf(state, connection)
}
