import { type AccessType, applicationRecords } from '../applications/records.ts'
import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'
import type { State } from './state.ts'

/** Gives the demo applications of every kind: free for all, free for a tenant, for chosen users, and one that is off. */
export function applicationDemo(state: State, tenants: readonly Tenant[]): void {
  const own = applicationRecords.of(state)
  own.applications = demoApplications.map(({ alias, name, description = '', accessType, isActive = true }) => ({
    id: drawId(state),
    name,
    description,
    accessType: accessType ?? 'MANAGED_ACCESS',
    appURL: `https://${alias}.acme.test`,
    loginURL: `https://${alias}.acme.test/account/login`,
    logoURL: '',
    isDefault: alias === 'lantern',
    isActive,
    createdAt: beginning,
  }))
  own.applicationAssignments = demoApplications.flatMap(({ accessType, access, users = [], of = ['acme'] }, index) =>
    accessType === 'FREE_ACCESS'
      ? []
      : tenants
          .filter(({ alias }) => of.some((one) => one === alias))
          .map(({ id: tenantId }) => ({
            tenantId,
            appId: own.applications[index]?.id ?? '',
            accessType: access ?? 'MANAGED_ACCESS',
            userIds: userIdsIn(state, tenantId, users),
          })),
  )
}

interface DemoApplication {
  /** The first part of its address. */
  readonly alias: string
  readonly name: string
  readonly description?: string
  readonly accessType?: AccessType
  readonly isActive?: boolean
  /** The access of the tenant. */
  readonly access?: AccessType
  /** The first parts of e-mail addresses. */
  readonly users?: readonly string[]
  /** The aliases of its tenants. */
  readonly of?: readonly string[]
}

const demoApplications: readonly DemoApplication[] = [
  { alias: 'lantern', name: 'Lantern', description: 'Warehouse and orders', accessType: 'FREE_ACCESS' },
  {
    alias: 'dock',
    name: 'Dock',
    description: 'Scanning and gates',
    users: ['mfa', 'reader'],
    of: ['acme', 'acme-labs', 'globex'],
  },
  { alias: 'ledger', name: 'Ledger', description: 'Invoices and payroll', users: ['admin'] },
  { alias: 'atlas', name: 'Atlas', description: 'Routes and drivers', isActive: false },
  { alias: 'handbook', name: 'Handbook', description: 'How we work', access: 'FREE_ACCESS', users: ['reader'] },
  {
    alias: 'lager',
    name: 'Lagerverwaltung und Bestandsführung der Außenlager Nord- und Ostdeutschland',
    users: ['enroll', 'locked'],
  },
  { alias: 'shifts', name: 'לוח משמרות', description: 'משמרות וחופשות' },
]

function userIdsIn(state: State, tenantId: string, names: readonly string[]): string[] {
  return state.users
    .filter(({ email, memberships }) => {
      return names.some((name) => email === `${name}@acme.test`) && memberships.some((one) => one.tenantId === tenantId)
    })
    .map(({ id }) => id)
}
