import { groupsIn } from '../core/groups.ts'
import { drawBytes, drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { provisioningRecords, type ScimConnection, type ScimEvent, sourceOf } from '../provisioning/records.ts'
import { startOfHour } from './start-of-hour.ts'
import type { State } from './state.ts'

/**
 * Gives the demo connections of directories: one with people, a log and a token that ends soon, and one that has not been used.
 * The ids come from a sequence of their own, so ids drawn later stay the same.
 */
export function provisioningDemo(state: State, { id: tenantId }: Tenant, now: number): void {
  const numbers = { random: (state.random ^ 0x5c1b2) >>> 0 }
  const people = state.users.filter(({ email }) => ['reader@acme.test', 'enroll@acme.test'].includes(email))
  const connections = demoConnections.map(({ hasPeople, ...connection }) => ({
    id: drawId(numbers),
    tenantId,
    tokenHash: digest(base64url(drawBytes(numbers, 32))),
    syncToUserManagement: hasPeople,
    userIds: hasPeople ? people.map(({ id }) => id) : [],
    lastSync: hasPeople ? startOfHour(now, -demoEvents[0].hoursAgo) : null,
    ...(hasPeople && { tokenExpiresAt: startOfHour(now, 12 * 24), tokenUsedAt: startOfHour(now, -1) }),
    ...connection,
  }))
  const own = provisioningRecords.of(state)
  own.scimConnections = connections
  const [used] = connections
  if (!used) return
  const { id: connectionId } = used
  for (const group of groupsIn(state, { id: tenantId }))
    if (group.managedBy === 'scim2') group.directory = sourceOf(used)
  own.scimEvents = demoEvents.toReversed().map(({ hoursAgo, ...event }) => ({
    id: drawId(numbers),
    connectionId,
    createdAt: startOfHour(now, -hoursAgo),
    resourceId: people.find(({ email }) => email === event.name)?.id ?? null,
    reason: null,
    detail: null,
    ...event,
    changes: [...(event.changes ?? [])],
  }))
}

interface DemoConnection extends Pick<ScimConnection, 'connectionName' | 'source' | 'createdAt'> {
  readonly hasPeople: boolean
}

interface DemoEvent
  extends Pick<ScimEvent, 'operation' | 'resource' | 'name'>,
    Partial<Pick<ScimEvent, 'reason' | 'detail'>> {
  readonly hoursAgo: number
  readonly changes?: readonly string[]
}

const demoConnections: readonly DemoConnection[] = [
  { connectionName: 'Okta directory', source: 'okta', hasPeople: true, createdAt: '2025-02-02T09:00:00.000Z' },
  { connectionName: 'Warehouse HR', source: 'other', hasPeople: false, createdAt: '2025-11-01T09:00:00.000Z' },
]

/** The log of the first connection, the newest first. */
const demoEvents: readonly [DemoEvent, ...DemoEvent[]] = [
  { hoursAgo: 1, operation: 'update', resource: 'person', name: 'reader@acme.test', changes: ['title', 'name'] },
  {
    hoursAgo: 2,
    operation: 'create',
    resource: 'person',
    name: 'temp-forklift-07',
    reason: 'email-missing',
    detail: 'The person has no e-mail address, in emails or as userName',
  },
  { hoursAgo: 3, operation: 'update', resource: 'group', name: 'Support', changes: ['members'] },
  {
    hoursAgo: 5,
    operation: 'update',
    resource: 'group',
    name: 'Night shift',
    reason: 'unknown-member',
    detail: 'The directory has brought no person with the id 00u8f2c1',
  },
  { hoursAgo: 26, operation: 'create', resource: 'person', name: 'enroll@acme.test', changes: ['userName', 'emails'] },
  {
    hoursAgo: 27,
    operation: 'create',
    resource: 'person',
    name: 'sso@globex.test',
    reason: 'person-of-other-account',
    detail: 'The account with the address sso@globex.test belongs to other tenants, too',
  },
  { hoursAgo: 50, operation: 'remove', resource: 'person', name: 'leaver@acme.test', changes: ['userName', 'emails'] },
  { hoursAgo: 74, operation: 'create', resource: 'group', name: 'Support', changes: ['displayName', 'members'] },
  { hoursAgo: 75, operation: 'create', resource: 'person', name: 'reader@acme.test', changes: ['userName', 'emails'] },
]
