import { describedAs } from '../core/audit-descriptions.ts'
import type { Audit } from '../core/audit-records.ts'
import { groupsIn } from '../core/groups.ts'
import { draw, drawId, type Seeded } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { isMember } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { type DemoEvent, type DemoThing, demoBrowsers, demoEvents } from './demo-events.ts'
import type { State } from './state.ts'

/**
 * Adds plausible rows to the audit log of the first tenant: `count` of them in the six weeks before `now`, more of them
 * recently, oldest first. The numbers come from a sequence of their own, so ids drawn later stay the same.
 */
export function auditDemo(state: State, count: number, now: number): void {
  const [tenant] = state.tenants
  if (!tenant || count === 0) return
  const numbers = { random: (state.random ^ 0xa0d17) >>> 0 }
  const members = state.users.filter((user) => isMember(user, tenant))
  const things: Things = { users: members, groups: groupsIn(state, tenant), roles: state.roles }
  const rows = Array.from({ length: count }, (_, index) => {
    const age = ((count - index - 1) / count) ** 1.6 * sixWeeks
    const createdAt = new Date(now - Math.floor(age) - (draw(numbers) % 50_000)).toISOString()
    const event = weighted[draw(numbers) % weighted.length]
    return event ? [rowOf(state, tenant, numbers, event, { actor: pick(numbers, members), things, createdAt })] : []
  }).flat()
  state.audits = [...rows.sort((one, other) => one.createdAt.localeCompare(other.createdAt)), ...state.audits]
}

/** The things that events change, by the name of their collection. */
type Things = Readonly<Record<NonNullable<DemoEvent['collection']>, readonly DemoThing[]>>

interface Circumstances {
  readonly actor: User | null
  readonly things: Things
  readonly createdAt: string
}

function rowOf(
  { vendor }: State,
  { id: tenantId }: Tenant,
  numbers: Seeded,
  { action, method, path, collection, as = {}, severity = 'Info', details }: DemoEvent,
  { actor, things, createdAt }: Circumstances,
): Audit {
  const object = collection ? pick(numbers, things[collection]) : null
  const by = action === 'lockUser' ? null : actor
  const named = {
    name: object?.name ?? '',
    thing: object?.name ?? '',
    email: '',
    count: 0,
    roles: [[], []] as const,
    rule: '',
    ...as,
  }
  return {
    id: drawId(numbers),
    tenantId,
    vendorId: vendor.id,
    userId: by?.id ?? null,
    user: by?.name ?? '',
    email: by?.email ?? '',
    ip: addressFor(numbers, by),
    userAgent: pick(numbers, demoBrowsers) ?? '',
    action,
    description: describedAs(as.action ?? action, { ...named, severity }) ?? action,
    severity,
    json: { operation: action, method, path: `/frontegg${path}${object ? `/${object.id}` : ''}`, ...details },
    createdAt,
  }
}

/** Each user has one of the networks for examples (RFC 5737, RFC 3849). */
function addressFor(numbers: Seeded, user: User | null): string {
  const networks = ['192.0.2.', '198.51.100.', '203.0.113.', '2001:db8::']
  const network = networks[(user?.email.length ?? 0) % networks.length] ?? ''
  return `${network}${1 + (draw(numbers) % 9)}`
}

function pick<Value>(numbers: Seeded, values: readonly Value[]): Value | null {
  return values[draw(numbers) % Math.max(1, values.length)] ?? null
}

/** Each kind of event as often as its weight. */
const weighted: readonly DemoEvent[] = demoEvents.flatMap((event) => Array.from({ length: event.weight }, () => event))

const sixWeeks = 42 * 86_400_000
