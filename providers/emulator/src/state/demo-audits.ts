import { type Described, describedAs } from '../core/audit-descriptions.ts'
import type { Audit } from '../core/audit-records.ts'
import { groupsIn } from '../core/groups.ts'
import { draw, drawId, type Seeded } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { isMember } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import type { State } from './state.ts'

const users = '/identity/resources/users/v1'

const roles = '/identity/resources/roles/v1'

const groups = '/identity/resources/groups/v1'

const demoEvents: readonly DemoEvent[] = [
  {
    weight: 30,
    ...call('loginWithPassword', 'POST', '/identity/resources/auth/v1/user'),
    details: { factors: ['pwd'] },
  },
  {
    weight: 12,
    ...call('samlCallback', 'POST', '/identity/resources/auth/v2/user/sso/saml/postlogin'),
    as: { action: 'postLoginSaml' },
    details: { connection: { type: 'saml', domain: 'acme.test' } },
  },
  {
    weight: 8,
    ...call('verifyMfa', 'POST', '/identity/resources/auth/v1/user/mfa/verify'),
    as: { action: 'verifyMfaLogin' },
    details: { factors: ['pwd', 'otp'] },
  },
  {
    weight: 6,
    ...call('updateUserRoles', 'PUT', users),
    collection: 'users',
    as: { action: 'updateTeamMember', roles: [['Viewer'], ['Editor']] },
    details: { before: ['Viewer'], after: ['Editor'] },
  },
  {
    weight: 5,
    ...call('inviteUser', 'POST', '/identity/resources/users/v2'),
    as: { action: 'addUser', email: 'amara.nwosu@acme.test' },
    details: { email: 'amara.nwosu@acme.test', roles: ['Viewer'] },
  },
  {
    weight: 4,
    ...call('updateGroup', 'PATCH', groups),
    collection: 'groups',
    details: { changed: ['description', 'color'] },
  },
  {
    weight: 3,
    ...call('addGroupUsers', 'POST', groups),
    collection: 'groups',
    as: { count: 3 },
    details: { count: 3 },
  },
  {
    weight: 2,
    ...call('setRolePermissions', 'PUT', roles),
    collection: 'roles',
    severity: 'High',
    details: { added: ['fe.secure.write.users'], removed: [] },
  },
  {
    weight: 2,
    ...call('lockUser', 'POST', users),
    collection: 'users',
    as: { action: 'loginWithPassword' },
    severity: 'High',
    details: { attempts: 5, policy: { maxAttempts: 5, enabled: true } },
  },
  {
    weight: 1,
    ...call('updateMfaPolicy', 'POST', '/identity/resources/configurations/v1/mfa-policy'),
    as: { rule: 'Force' },
    severity: 'High',
    details: { before: 'DontForce', after: 'Force' },
  },
  {
    weight: 1,
    ...call('deleteTenantApiToken', 'DELETE', '/identity/resources/tenants/api-tokens/v1'),
    as: { name: 'Warehouse sync (old)' },
    severity: 'High',
    details: { token: { description: 'Warehouse sync (old)', roles: ['ReadOnly'] } },
  },
]

/** The browsers of the actors. */
const demoBrowsers: readonly string[] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
]

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

/** A thing that an event changes. */
interface DemoThing {
  readonly id: string
  readonly name: string
}

/** A kind of event in a plausible audit log. */
interface DemoEvent {
  /** The share of the kind among all events. */
  readonly weight: number
  /** The operation of the contract. */
  readonly action: string
  readonly method: string
  readonly path: string
  /** The collection of the thing that the event changes. Default: none. */
  readonly collection?: 'users' | 'groups' | 'roles'
  /** The operation whose description the event has, and what it names. Default: its own, and the thing. */
  readonly as?: { readonly action?: string } & Partial<Omit<Described, 'severity'>>
  readonly severity?: Audit['severity']
  /** Further members of the raw event. */
  readonly details?: Readonly<Record<string, unknown>>
}

function call(action: string, method: string, path: string): Pick<DemoEvent, 'action' | 'method' | 'path'> {
  return { action, method, path }
}
