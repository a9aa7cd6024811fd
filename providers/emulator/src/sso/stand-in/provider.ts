import { missing } from '@portico/headless/provider'
import type { OidcProvider, SamlProvider } from '../../calls/relying-party.ts'
import { groupsIn } from '../../core/groups.ts'
import type { CoreState } from '../../core/state.ts'
import type { Tenant } from '../../core/tenants.ts'
import type { Choice } from '../../pages/people.ts'
import { demoCertificate } from '../../tokens/demo-key.ts'
import { domainOf } from '../addresses.ts'
import { type SsoConnection, ssoRecords } from '../records.ts'

/** The identity provider by OpenID Connect of a connection that has none of its own. */
export function standInOidc({ id }: SsoConnection, origin: string): OidcProvider {
  return { issuer: `${origin}/idp/${id}`, clientId: standInClient, clientSecret: null }
}

export function standInSaml({ id }: SsoConnection, origin: string): SamlProvider {
  return { entityId: `${origin}/idp/${id}`, entryPoint: `${origin}/idp/${id}/saml`, certificate: demoCertificate }
}

/** The client the emulator is at its own stand-ins. */
export const standInClient = 'portico'

/** The tenant and the connection of a stand-in. */
export interface StandIn {
  readonly connection: SsoConnection
  readonly tenant: Tenant
}

/** The connection with an id, and its tenant. Refuses one that is not there. */
export function standInOf(state: CoreState, id: string): StandIn {
  const { ssoConnections, tenants } = ssoRecords.of(state)
  const connection = ssoConnections.find((one) => one.id === id)
  const tenant = tenants.find((one) => one.id === connection?.tenantId)
  if (!connection || !tenant) throw missing('The identity provider')
  return { connection, tenant }
}

/** The people a company's identity provider knows. */
export function colleagues({ users }: CoreState, { connection: { tenantId, domains } }: StandIn): readonly Choice[] {
  const isTheirs = (email: string) => domains.includes(domainOf(email))
  const found = users.filter(
    ({ email, memberships }) => isTheirs(email) && memberships.some((one) => one.tenantId === tenantId),
  )
  return found.slice(0, mostPeople)
}

/** The names of a user's groups in the tenant, which a stand-in sends as those of the company. */
export function groupsOf(state: CoreState, { tenant }: StandIn, email: string): readonly string[] {
  const id = state.users.find((one) => one.email === email.toLowerCase())?.id ?? ''
  return groupsIn(state, tenant).flatMap(({ name, userIds }) => (userIds.includes(id) ? [name] : []))
}

/** Those at the top of a page. */
export const mostPeople = 6

/** The display name of an address. */
export function nameOf({ users }: CoreState, email: string): string {
  return users.find((one) => one.email === email.toLowerCase())?.name ?? email.replace(/@.*/, '')
}

/** The message for a malformed address. */
export const noAddress = 'Enter an email address, such as sam@globex.test'
