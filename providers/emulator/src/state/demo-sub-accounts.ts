import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'

/** Adds the sub-accounts of the demo: three levels below a tenant. */
export function subAccountDemo(state: CoreState, top: Tenant): void {
  for (const { below = top.id, ...account } of accounts)
    state.tenants.push({ ...account, alias: account.id, parentId: below, settings: {}, createdAt: beginning })
}

/** Gives members of the first tenant access to demo sub-accounts, beyond the users that tests name. */
export function subAccountPeople({ tenants, users }: CoreState): void {
  const demo = accounts.flatMap(({ id }) => tenants.find((one) => one.id === id) ?? [])
  const chosen = users.slice(mostNamed, mostNamed + demo.length * peoplePerAccount)
  for (const [index, { memberships }] of chosen.entries()) {
    const tenant = demo[index % demo.length]
    const [home] = memberships
    if (tenant && home) memberships.push({ tenantId: tenant.id, roleIds: [...home.roleIds] })
  }
}

interface DemoAccount extends Pick<Tenant, 'id' | 'name' | 'isReseller'> {
  /** The id of the account above. Default: the first tenant. */
  readonly below?: string
}

const accounts: readonly DemoAccount[] = [
  { id: 'northwind', name: 'Northwind', isReseller: true },
  { id: 'northwind-logistics', name: 'Northwind Logistics', below: 'northwind' },
  { id: 'rotterdam-hub', name: 'Rotterdam hub', below: 'northwind-logistics' },
  { id: 'northwind-nordics', name: 'Northwind Nordics', below: 'northwind' },
]
const mostNamed = 50
const peoplePerAccount = 6
