import { apiTokenRecords } from '../api-tokens/records.ts'
import { defaultPlan, planOf } from '../billing/engine.ts'
import { billingRecords } from '../billing/records.ts'
import { activityRecords } from '../core/activity.ts'
import type { CoreState } from '../core/state.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { usersIn } from '../core/user-queries.ts'
import { ssoRecords } from '../sso/records.ts'
import { webhookRecords } from '../webhooks/records.ts'
import { sumOf } from './counts.ts'

/** The use that a tenant makes of its plan: the members, and each feature that the plan limits. */
export function limitsOf(state: CoreState, tenant: Tenant, now: number) {
  const { plan, from, resetsAt } = periodOf(state, tenant, now)
  const limits = new Map(plan?.features?.map(({ key, limit }) => [key, limit]))
  const used: Readonly<Record<string, () => number>> = {
    'api-calls': () =>
      sumOf(activityRecords.of(state).tokenCalls.filter(({ tenantId, at }) => tenantId === tenant.id && at >= from)),
    'api-tokens': () => apiTokenRecords.of(state).apiTokens.filter(isOwn).length,
    sso: () => ssoRecords.of(state).ssoConnections.filter(isOwn).length,
    webhooks: () => webhookRecords.of(state).webhooks.filter(isOwn).length,
    'sub-accounts': () => tenantsBelow(state, tenant).length - 1,
  }
  return {
    members: { used: usersIn(state, tenant).length, limit: limits.get('users') ?? null },
    features: Object.entries(used).flatMap(([key, count]) => {
      const limit = limits.get(key)
      if (typeof limit !== 'number') return []
      const period = key === 'api-calls' ? { countsFrom: textOf(from), resetsAt: textOf(resetsAt) } : counted
      return [{ key, used: count(), limit, ...period }]
    }),
  }

  function isOwn({ tenantId }: { readonly tenantId: string }): boolean {
    return tenantId === tenant.id
  }
}

/** A count that does not begin again. */
const counted = { countsFrom: null, resetsAt: null }

const textOf = (time: number) => new Date(time).toISOString()

/** The plan of a tenant, and the time in which its calls are counted: a period of the subscription, else a month of UTC. */
function periodOf(state: CoreState, tenant: Tenant, now: number) {
  const subscription = billingRecords
    .of(state)
    .billingSubscriptions.find((one) => one.tenantId === tenant.id && ['active', 'trialing'].includes(one.status))
  const plan = subscription ? planOf(state, subscription.planId) : defaultPlan(state)
  if (subscription && subscription.periodStart <= now && now < subscription.periodEnd) {
    return { plan, from: subscription.periodStart, resetsAt: subscription.periodEnd }
  }
  const date = new Date(now)
  const monthAt = (later: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
  return { plan, from: monthAt(0), resetsAt: monthAt(1) }
}
