import { malformed } from '@portico/headless/provider'
import { apiTokenRecords } from '../api-tokens/records.ts'
import { defaultPlan, planOf } from '../billing/engine.ts'
import { billingRecords } from '../billing/records.ts'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { activityRecords } from '../core/activity.ts'
import type { CoreState } from '../core/state.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { usersIn } from '../core/user-queries.ts'
import { ssoRecords } from '../sso/records.ts'
import { accountsBelow } from '../sub-accounts/below.ts'
import { isUnenrolled } from '../users/presets.ts'
import { webhookRecords } from '../webhooks/records.ts'
import { activityIn, type Counted, seriesOf, sumOf, totalsOf, waysOf } from './counts.ts'
import { bucketsOf, type Days, daysBefore, lengthOf, type Step, startOf } from './days.ts'

/** A count that does not begin again. */
const counted = { countsFrom: null, resetsAt: null }

const textOf = (time: number) => new Date(time).toISOString()

/** The usage of a tenant: counts of what its people and tokens did. */
export const usage = area({
  records: activityRecords,
  handlers: {
    getUsage: (call, holder) => {
      const { state, now } = call
      const { days, step, zone, sumsBelow } = askedFor(call)
      if (sumsBelow) call.require('fe.account-hierarchy.read.subAccount')
      const tenants = sumsBelow ? [holder.tenant, ...accountsBelow(call, holder)] : [holder.tenant]
      const buckets = bucketsOf(zone, days, step)
      const start = startOf(zone, days)
      const end = buckets.at(-1)?.end ?? start
      const counted = activityIn(state, tenants, start, end)
      const before = activityIn(state, tenants, startOf(zone, daysBefore(days)), start)
      const people = [...new Set(tenants.flatMap((tenant) => usersIn(state, tenant)))]
      return {
        ...limitsOf(state, holder.tenant, now),
        secondStep: { covered: people.filter((user) => !isUnenrolled(state, user)).length, total: people.length },
        totals: totalsOf(counted, end),
        before: totalsOf(before, start),
        buckets: seriesOf(counted, buckets),
        signInWays: waysOf(counted, before),
        tokens: tokensOf(call, tenants, counted, before),
        ...(sumsBelow && { accounts: tenants.map((tenant) => accountOf(call, tenant, start, end)) }),
      }
    },
  },
})

/** The parameters of a call. Refuses those that no answer can be given for. */
function askedFor({ url }: Pick<Call, 'url'>) {
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const days: Days = { from: given('from'), to: given('to') }
  const step = steps.find((one) => one === given('step'))
  if (!step) throw malformed('step is day, week or month')
  const length = lengthOf(days)
  if (length < 1 || length > mostDays) throw malformed(`A period has 1 to ${mostDays} days`)
  if (given('timeZone') === '') throw malformed('timeZone is missing')
  return { days, step, zone: given('timeZone'), sumsBelow: given('includeSubTenants') === 'true' }
}

function tokensOf({ state }: Call, tenants: readonly Tenant[], now: Counted, before: Counted) {
  return apiTokenRecords
    .of(state)
    .apiTokens.filter(({ tenantId }) => tenants.some(({ id }) => id === tenantId))
    .map(({ id, description }) => {
      const isOwn = ({ tokenId }: { readonly tokenId: string }) => tokenId === id
      const [own, former] = [now.tokenCalls.filter(isOwn), before.tokenCalls.filter(isOwn)]
      return { id, name: description, calls: sumOf(own), refused: sumOf(own, 'refused'), before: sumOf(former) }
    })
    .sort((one, other) => other.calls - one.calls)
}

function accountOf({ state }: Call, tenant: Tenant, start: number, end: number) {
  return { tenantId: tenant.id, name: tenant.name, ...totalsOf(activityIn(state, [tenant], start, end), end) }
}

const steps: readonly Step[] = ['day', 'week', 'month']

const mostDays = 366

/** The use that a tenant makes of its plan: the members, and each feature that the plan limits. */
function limitsOf(state: CoreState, tenant: Tenant, now: number) {
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
