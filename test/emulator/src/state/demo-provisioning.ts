import { drawBytes, drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { provisioningRecords, type ScimConnection } from '../provisioning/records.ts'
import type { State } from './state.ts'

/**
 * Gives the demo connections of directories: one with people, one that has not been used. The ids come from a sequence of
 * their own, so ids drawn later stay the same.
 */
export function provisioningDemo(state: State, { id: tenantId }: Tenant): void {
  const numbers = { random: (state.random ^ 0x5c1b2) >>> 0 }
  const people = state.users.filter(({ email }) => ['reader@acme.test', 'enroll@acme.test'].includes(email))
  provisioningRecords.of(state).scimConnections = demoConnections.map(({ hasPeople, ...connection }) => ({
    id: drawId(numbers),
    tenantId,
    tokenHash: digest(base64url(drawBytes(numbers, 32))),
    syncToUserManagement: hasPeople,
    userIds: hasPeople ? people.map(({ id }) => id) : [],
    ...connection,
  }))
}

interface DemoConnection extends Pick<ScimConnection, 'connectionName' | 'source' | 'createdAt' | 'lastSync'> {
  readonly hasPeople: boolean
}

const demoConnections: readonly DemoConnection[] = [
  {
    connectionName: 'Okta directory',
    source: 'okta',
    hasPeople: true,
    createdAt: '2025-02-02T09:00:00.000Z',
    lastSync: '2025-12-31T23:30:00.000Z',
  },
  {
    connectionName: 'Warehouse HR',
    source: 'other',
    hasPeople: false,
    createdAt: '2025-11-01T09:00:00.000Z',
    lastSync: null,
  },
]
