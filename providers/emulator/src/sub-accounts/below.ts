import { missing, Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import type { Holder } from '../tokens/authenticate.ts'

/** An account below the caller's. Any other does not exist for the caller. */
export function accountBelow({ state }: Pick<Call, 'state'>, { tenant }: Holder, id: unknown): Tenant {
  const found = accountsBelow({ state }, { tenant }).find((one) => one.id === id)
  if (found) return found
  throw missing('The account')
}

/** The same, or the caller's own account. */
export function accountAtOrBelow(call: Pick<Call, 'state'>, holder: Holder, id: unknown): Tenant {
  return id === holder.tenant.id ? holder.tenant : accountBelow(call, holder, id)
}

/** All accounts below the caller's, at any depth. */
export function accountsBelow({ state }: Pick<Call, 'state'>, { tenant }: Pick<Holder, 'tenant'>): readonly Tenant[] {
  return tenantsBelow(state, tenant).slice(1)
}

/** Refuses a sub-account that the account above it manages. */
export function refuseUnmanaged({ tenant }: Holder): void {
  if (tenant.parentId === null || tenant.isReseller === true) return
  throw new Refusal(
    403,
    'ER-SUB-ACCOUNT-NOT-MANAGED',
    `${tenant.name} does not manage its own sub-accounts. Ask an administrator of the account above`,
  )
}
