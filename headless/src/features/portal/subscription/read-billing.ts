import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { session } from '../../../session/index.ts'
import { planOf, subscriptionOf, summaryOf } from './answers.ts'
import { billingErrors } from './errors.ts'
import type { Billing, BillingSummary, Plan, Subscription } from './types.ts'

/** The billing of the tenant, with the plans on offer. */
export interface BillingAndPlans {
  readonly billing: Billing
  readonly plans: readonly Plan[]
}

/**
 * Reads the billing of the tenant. Throws `internal-feature-failure` without an active payment provider, and `not-authorized`
 * without a tenant, both with status 500.
 */
export async function readBilling({ api, get }: Client, signal: AbortSignal): Promise<BillingAndPlans> {
  const tenantId = get(session).getSnapshot().user?.tenantId
  const reading = tenantId
    ? Promise.all([
        api.get(`${root}/summaries/v1/{tenantId}`, { path: { tenantId }, signal }),
        api.get(`${root}/configurations/vendor-public-configurations/v1`, { signal }),
        readPlans({ api }, signal),
      ])
    : null
  // The missing provider is the error to show if both fail.
  reading?.catch(() => {})
  if (!(await hasProvider({ api }, signal))) {
    throw new PorticoError(billingErrors.internalFeatureFailure, 'Internal feature failure', { status: 500 })
  }
  if (!reading) throw new PorticoError(billingErrors.notAuthorized, 'Not authorized', { status: 500 })
  const [summaryAnswer, [rules], plans] = await reading
  const summary = summaryOf(summaryAnswer)
  const subscription = summary.externallyManaged ? null : await readSubscription({ api }, summary, signal)
  const bySlug = (slug: string | undefined) => plans.find((plan) => plan.slug === slug) ?? null
  const byId = (id: string | null) => plans.find((plan) => plan.id === id) ?? null
  const billing: Billing = {
    subscription,
    plan: subscription ? bySlug(subscription.plan.slug) : byId(summary.currentPlanId),
    defaultPlan: byId(summary.defaultPlanId),
    nextPlan: bySlug(subscription?.nextPlan?.slug),
    externallyManaged: summary.externallyManaged,
    summary,
    // Without a configuration, the provider decides at the call.
    rules: {
      allowPlanDowngrade: rules?.allowPlanDowngrade ?? true,
      allowPlanCancellation: rules?.allowPlanCancellation ?? true,
    },
    isTrialConfirmed: false,
    pendingChange: null,
  }
  return { billing, plans }
}

/** Reads the plans on offer, cheapest first. */
export async function readPlans({ api }: Pick<Client, 'api'>, signal: AbortSignal): Promise<readonly Plan[]> {
  const answer = await api.get(`${root}/plans/v1`, { signal })
  return answer.map(planOf).sort((one, other) => one.price.amount - other.price.amount)
}

/** `true` if the provider has an active payment provider of a kind that is known. */
export async function hasProvider({ api }: Pick<Client, 'api'>, signal: AbortSignal): Promise<boolean> {
  const providers = await api.get('/subscriptions/resources/payment-providers/v1', { signal })
  return providers.some(({ status, providerType }) => status === '1' && providerType === 'Stripe')
}

async function readSubscription(
  { api }: Pick<Client, 'api'>,
  { subscriptionId }: BillingSummary,
  signal: AbortSignal,
): Promise<Subscription | null> {
  const [managed] = await api.get('/subscriptions/resources/subscriptions/v1', { signal })
  if (managed) return subscriptionOf(managed, true)
  if (!subscriptionId) return null
  return subscriptionOf(
    await api.get(`${root}/subscriptions/v1/{subscriptionId}`, { path: { subscriptionId }, signal }),
    false,
  )
}

const root = '/subscriptions/resources/billing'
