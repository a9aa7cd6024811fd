import { type Group, groupRecords } from '../core/groups.ts'
import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import type { State } from './state.ts'

/**
 * Gives the demo groups of every kind: with and without members, roles and texts, long names, many scripts, one of a
 * directory. No member gets a permission by them that their own roles lack.
 */
export function groupDemo(state: State, { id: tenantId }: Tenant): void {
  const roleIds = (keys: readonly string[]) => state.roles.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
  const userIds = (names: readonly string[]) => state.users.filter((user) => isNamed(user, names)).map(({ id }) => id)
  groupRecords.of(state).groups = demoGroups.map(({ roles = [], users = [], managedBy = 'frontegg', ...details }) => ({
    id: drawId(state),
    tenantId,
    description: '',
    color: '',
    metadata: '{}',
    ...details,
    managedBy,
    roleIds: roleIds(roles),
    userIds: userIds(users),
  }))
}

interface DemoGroup {
  readonly name: string
  readonly description?: string
  readonly color?: string
  readonly metadata?: string
  readonly managedBy?: Group['managedBy']
  readonly roles?: readonly string[]
  /** The first parts of e-mail addresses. */
  readonly users?: readonly string[]
}

const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Finance',
    description: 'Month end and payroll',
    color: '#5b7fd6',
    metadata: '{"costCentre":"4410"}',
    roles: ['ReadOnly', 'Viewer'],
    users: ['mfa', 'enroll'],
  },
  { name: 'Operations', description: 'Head office', color: '#2f9461', roles: ['Admin'], users: ['admin'] },
  {
    name: 'Sites',
    description: 'Bristol, Leeds, Cardiff',
    color: '#b3730f',
    metadata: '{"region":"south-west"}',
    roles: ['Viewer'],
    users: ['mfa', 'enroll', 'locked'],
  },
  {
    name: 'Support',
    description: 'First line',
    color: '#c8645a',
    managedBy: 'scim2',
    roles: ['Viewer'],
    users: ['mfa'],
  },
  { name: 'Contractors', description: 'Ends with each job', color: '#a56bb8', users: ['reader'] },
  {
    name: 'Architektur, Infrastruktur und Betriebssicherheit der Rechenzentren Nord- und Ostdeutschland',
    description: 'Bereitschaft rund um die Uhr, auch an Feiertagen und während der Wartungsfenster',
  },
  { name: 'Équipe produit', color: '#0b9a9f' },
  { name: 'צוות תמיכה', description: 'משמרת בוקר', color: '#2f9461', roles: ['ReadOnly'], users: ['enroll'] },
  { name: 'Отдел продаж', description: 'Регион Восток' },
  { name: '営業部', description: '東京と大阪', color: '#5b7fd6' },
  { name: 'فريق الدعم', color: '#b3730f' },
]

function isNamed({ email }: User, names: readonly string[]): boolean {
  return names.some((name) => email === `${name}@acme.test`)
}
