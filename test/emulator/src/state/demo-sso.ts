import { drawId } from '../core/random.ts'
import { beginning } from '../core/roles.ts'
import type { Tenant } from '../core/tenants.ts'
import { verificationOf } from '../sso/configuration/domains.ts'
import { noSaml } from '../sso/configuration/settings.ts'
import { type SsoConnection, ssoRecords } from '../sso/records.ts'
import type { State } from './state.ts'

/**
 * Gives a tenant two connections: one that is on, and one that is not finished. The record of the domain that waits is in the
 * DNS. No demo account has an address of these domains.
 */
export function ssoDemo(state: State, { id: tenantId }: Tenant): void {
  const numbers = { random: (state.random ^ 0x550) >>> 0 }
  const roleIds = (...keys: readonly string[]) => state.roles.flatMap(({ id, key }) => (keys.includes(key) ? [id] : []))
  const times = { createdAt: beginning, updatedAt: beginning }
  const retail: SsoConnection = {
    id: drawId(numbers),
    tenantId,
    type: 'okta',
    enabled: true,
    ...times,
    domains: ['acme-retail.test'],
    pendingDomains: ['acme-stores.test'],
    roleIds: roleIds('ReadOnly'),
    groups: [
      { id: drawId(numbers), group: 'store-managers', roleIds: roleIds('Editor') },
      { id: drawId(numbers), group: 'help-desk', roleIds: roleIds('Support', 'Viewer') },
    ],
  }
  const unfinished: SsoConnection = {
    id: drawId(numbers),
    tenantId,
    type: 'azure',
    enabled: false,
    domains: [],
    saml: { ...noSaml },
    ...times,
  }
  const own = ssoRecords.of(state)
  own.ssoConnections.push(retail, unfinished)
  own.txtRecords.push({ name: 'acme-stores.test', value: verificationOf(retail, 'acme-stores.test') })
}
