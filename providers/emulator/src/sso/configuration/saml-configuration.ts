import { audited } from '../../calls/audited.ts'
import type { Call, Handlers, HolderHandler } from '../../calls/call.ts'
import type { Tenant } from '../../core/tenants.ts'
import { type Body, optionalText } from '../../http/body.ts'
import type { Holder } from '../../tokens/authenticate.ts'
import { protocolOf, type SsoConnection } from '../records.ts'
import { serviceProvider } from '../service-provider.ts'
import { samlAnswer } from './answers.ts'
import { blankConnection, connectionsIn, firstIn, keep, newConnection, olderIn } from './connection-of.ts'
import { checkDomain, domainIn, refuseTaken } from './domains.ts'
import { metadataIn } from './metadata.ts'
import { addGroup, changeGroup, removeGroup, roleIdsIn } from './roles.ts'
import { applyMetadata, applySettings, isComplete } from './settings.ts'

/** The older interface: its own connection of a tenant, or else the oldest one, as the only one. */
export const samlConfiguration: Handlers = {
  getSamlConfiguration: (call, { tenant }) => samlAnswer(call, olderIn(call.state, tenant) ?? blankConnection(tenant)),

  saveSamlConfiguration: changing((call, connection) => {
    const domain = optionalText(call.body, 'domain') ? domainIn(call.body) : undefined
    if (domain !== undefined) refuseTaken(call.state, connection, domain)
    applyUnfinished(connection, call.body)
    if (domain !== undefined) replaceDomain(connection, domain)
    return samlAnswer(call, connection)
  }, presentOrNew),

  saveSamlMetadata: changing((call, connection) => {
    applyMetadata(connection, metadataIn(call))
    return samlAnswer(call, connection)
  }, presentOrNew),

  validateSamlDomain: changing((call, connection) => {
    const [domain = ''] = [...connection.domains, ...(connection.pendingDomains ?? [])]
    checkDomain(call.state, connection, domain)
    return samlAnswer(call, connection)
  }),

  getSamlVendorConfiguration: ({ url }) => {
    const { entityId, acsUrl } = serviceProvider(url)
    return { acsUrl, spEntityId: entityId }
  },

  getOidcConfiguration: ({ state, request, url }, { tenant }) => ({
    active: [...connectionsIn(state, tenant), olderIn(state, tenant)].some(
      (one) => one?.enabled && protocolOf(one) === 'oidc',
    ),
    redirectUri: `${request.headers.get('origin') ?? url.origin}/account/oidc/callback`,
  }),

  listSamlDefaultRoles: ({ state }, { tenant }) => olderIn(state, tenant)?.roleIds ?? [],
  saveSamlDefaultRoles: changing((call, connection, holder) => {
    connection.roleIds = roleIdsIn(call, holder, connection.roleIds)
  }, presentOrNew),

  listSamlGroups: ({ state }, { tenant }) => olderIn(state, tenant)?.groups ?? [],
  createSamlGroup: changing((call, connection, holder) => {
    addGroup(call, holder, connection)
    return new Response(null, { status: 201 })
  }, presentOrNew),
  updateSamlGroup: changing((call, connection, holder) => changeGroup(call, holder, connection, call.path['id'])),
  deleteSamlGroup: changing(({ path }, connection) => removeGroup(connection, path['id'])),
}

function changing(
  change: (call: Call, connection: SsoConnection, holder: Holder) => unknown,
  connectionOf: (call: Call, tenant: Tenant) => SsoConnection = firstIn,
): HolderHandler {
  return audited(async (call, holder) => {
    const connection = connectionOf(call, holder.tenant)
    const answer = await change(call, connection, holder)
    keep(call, connection)
    return answer
  }, 'High')
}

function presentOrNew(call: Call, tenant: Tenant): SsoConnection {
  return olderIn(call.state, tenant) ?? newConnection(call, tenant)
}

/** The older interface saves unfinished values. A connection that lacks some is switched off. */
function applyUnfinished(connection: SsoConnection, { enabled = connection.enabled, ...body }: Body): void {
  connection.enabled = false
  applySettings(connection, body)
  if (isComplete(connection)) applySettings(connection, { enabled })
}

/** The older interface has one domain. Another one replaces all, and is to be validated first. */
function replaceDomain(connection: SsoConnection, domain: string): void {
  if (connection.domains[0] === domain) return
  connection.domains = []
  connection.pendingDomains = [domain]
}
