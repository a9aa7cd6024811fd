import type { Described } from '../core/audit-descriptions.ts'
import type { Audit } from '../core/audit-records.ts'

/** A thing that an event changes. */
export interface DemoThing {
  readonly id: string
  readonly name: string
}

/** A kind of event in a plausible audit log. */
export interface DemoEvent {
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

const users = '/identity/resources/users/v1'
const roles = '/identity/resources/roles/v1'
const groups = '/identity/resources/groups/v1'

export const demoEvents: readonly DemoEvent[] = [
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
export const demoBrowsers: readonly string[] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
]

function call(action: string, method: string, path: string): Pick<DemoEvent, 'action' | 'method' | 'path'> {
  return { action, method, path }
}
