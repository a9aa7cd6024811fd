import { missing, Refusal } from '@portico/headless/provider'
import type { Call, HolderHandler } from '../calls/call.ts'
import type { Tenant } from '../core/tenants.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { settle } from './engine.ts'
import { type BillingAccount, type BillingSubscription, billingRecords } from './records.ts'

const keptFor = 24 * 60 * 60 * 1000

/** A handler that reads the billing as of now. */
export function reading(handler: HolderHandler): HolderHandler {
  return (call, holder) => {
    settle(call.state, call.now)
    return handler(call, holder)
  }
}

/** A handler that changes the billing, once for each idempotency key. Writes a row of the audit log after success. `status` is that of its answer. */
export function changing(handler: HolderHandler, status = 200): HolderHandler {
  return (call, holder) => {
    settle(call.state, call.now)
    return once(call, holder, status, () => {
      const answer = handler(call, holder)
      call.audit({ user: holder.user, tenantId: holder.tenant.id }, 'High')
      return answer
    })
  }
}

/** The billing set-up of a tenant. */
export function accountOf(call: Call, { id }: Pick<Tenant, 'id'>): BillingAccount | undefined {
  return billingRecords.of(call.state).billingAccounts.find(({ tenantId }) => tenantId === id)
}

/** Refuses a path that names another tenant. */
export function ownTenant({ path }: Call, { tenant }: Holder): Tenant {
  if (path['tenantId'] === tenant.id) return tenant
  throw missing('The account')
}

/** The subscriptions of a tenant. */
export function subscriptionsOf(call: Call, { id }: Pick<Tenant, 'id'>): readonly BillingSubscription[] {
  return billingRecords.of(call.state).billingSubscriptions.filter(({ tenantId }) => tenantId === id)
}

/** The subscription of the path. */
export function subscriptionIn(call: Call, tenant: Tenant, isManaged: boolean): BillingSubscription {
  const found = subscriptionsOf(call, tenant).find(
    (one) => one.id === call.path['subscriptionId'] && (!isManaged || one.isManaged),
  )
  if (found) return found
  throw new Refusal(404, 'ER-NOT-FOUND', 'Subscription not found')
}

/** Refuses a change if another system manages the billing. */
export function refuseExternal(call: Call, tenant: Tenant, subscription?: BillingSubscription): void {
  if (!accountOf(call, tenant)?.externallyManaged && !subscription?.externallyManaged) return
  throw new Refusal(403, 'ER-BILLING-EXTERNAL', 'Billing is externally managed')
}

/**
 * Runs a change once for each idempotency key of a tenant. A repeated request has the answer of the first for a day; another
 * request with the key of the first is refused. A refused request may be repeated, because it has changed nothing.
 */
function once(call: Call, { tenant }: Holder, status: number, change: () => unknown): Response {
  const key = call.request.headers.get('idempotency-key')
  if (!key) return answer(status, change())
  const own = billingRecords.of(call.state)
  own.billingAnswers = own.billingAnswers.filter(({ at }) => at + keptFor > call.now)
  const request = JSON.stringify([call.operation, call.path, call.body])
  const former = own.billingAnswers.find((one) => one.tenantId === tenant.id && one.key === key)
  if (former && former.request !== request) {
    throw new Refusal(422, 'ER-IDEMPOTENCY-KEY', 'The idempotency key belongs to another request')
  }
  if (former) return answer(former.status, former.body)
  const body = change() ?? null
  own.billingAnswers.push({ tenantId: tenant.id, key, request, status, body, at: call.now })
  return answer(status, body)
}

function answer(status: number, body: unknown): Response {
  return body === null || body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}
