import { fault } from '../calls/identity-fault.ts'
import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'
import { verificationOf } from '../sso/configuration/domains.ts'
import { noSaml } from '../sso/configuration/settings.ts'
import type { SsoTest } from '../sso/connection-test/records.ts'
import { valuesOf } from '../sso/connection-test/tests.ts'
import { type SsoConnection, ssoRecords } from '../sso/records.ts'
import { nameIdFormats } from '../sso/saml/name-id-formats.ts'
import type { State } from './state.ts'

/**
 * Gives a tenant two connections: one that is on, and one that is not finished. The record of the domain that waits is in the
 * DNS. The first one has a test that failed, and one that passed. No demo account has an address of these domains.
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
  own.ssoTests.push(failedTest(retail, drawId(numbers)), passedTest(retail, drawId(numbers)))
  own.txtRecords.push({ name: 'acme-stores.test', value: verificationOf(retail, 'acme-stores.test') })
}

const email = 'rosa@acme-retail.test'

function passedTest(connection: SsoConnection, id: string): SsoTest {
  const { tenantId, roleIds = [], groups = [] } = connection
  const group = groups.slice(0, 1)
  return {
    ...endedTest(connection, id, 20),
    status: 'passed',
    received: {
      issuer: 'https://idp.acme-retail.test',
      nameId: email,
      nameIdFormat: nameIdFormats.email,
      attributes: [
        { name: 'email', values: [email] },
        { name: 'displayName', values: ['Rosa Retail'] },
        { name: 'groups', values: group.map((one) => one.group) },
      ],
      groups: group.map((one) => one.group),
    },
    person: {
      email,
      name: 'Rosa Retail',
      tenantId,
      userId: null,
      roleIds: [...new Set([...roleIds, ...group.flatMap((one) => one.roleIds)])],
      groups: group.map((one) => one.group),
    },
  }
}

function failedTest(connection: SsoConnection, id: string): SsoTest {
  const [expected, received] = ['https://auth.acme.test/auth/saml/metadata', 'https://auth.acme.test/saml']
  return { ...endedTest(connection, id, 5), status: 'failed', fault: fault('audience-mismatch', expected, received) }
}

/** A test that ended some minutes after the connection was created. */
function endedTest(connection: SsoConnection, id: string, minutes: number): SsoTest {
  const at = (minute: number) => new Date(Date.parse(beginning) + 60_000 * minute).toISOString()
  return {
    id,
    connectionId: connection.id,
    status: 'waiting',
    startedAt: at(minutes - 1),
    expiresAt: at(minutes + 9),
    endedAt: at(minutes),
    address: null,
    values: valuesOf(connection),
    received: null,
    person: null,
    fault: null,
    warnings: [],
  }
}
