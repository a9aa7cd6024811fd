import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { inShape, shaped } from '../../../core/shape.ts'
import { ifBuilt, ifOffered } from '../../../http/if-offered.ts'
import { sessionFeature } from '../../../session/index.ts'
import { planOf, subscriptionOf, summaryOf } from './answers.ts'
import { billingErrors } from './errors.ts'
import { perYear } from './refusals.ts'
import { billingSummaryShape, planShape, subscriptionShape } from './shapes.ts'
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
export async function readBilling(client: Client, signal: AbortSignal): Promise<BillingAndPlans> {
  const { api, get } = client
  const tenantId = get(sessionFeature).getSnapshot().user?.tenantId
  const reading = tenantId
    ? Promise.all([
        api.get(`${root}/summaries/v1/{tenantId}`, { path: { tenantId }, signal }),
        ifBuilt(api.get(`${root}/configurations/vendor-public-configurations/v1`, { signal })),
        ifBuilt(readPlans(client, signal)),
      ])
    : null
  // The missing provider is the error to show if both fail.
  reading?.catch(() => {})
  if (!(await hasProvider({ api }, signal))) {
    throw new PorticoError(billingErrors.internalFeatureFailure, 'Internal feature failure', { status: 500 })
  }
  if (!reading) throw new PorticoError(billingErrors.notAuthorized, 'Not authorized', { status: 500 })
  const [summaryAnswer, configurations, found] = await reading
  const plans = found ?? []
  const [rules] = objectsIn(configurations)
  const summary = shaped(summaryOf(summaryAnswer), billingSummaryShape)
  const subscription = summary.isExternallyManaged ? null : await readSubscription({ api }, summary, signal)
  const { currentPlanId, defaultPlanId } = summary
  const find = (named: NamedPlan | null | undefined) => findPlan({ api }, plans, named, signal)
  const [plan, defaultPlan, nextPlan] = await Promise.all([
    find(subscription ? { id: currentPlanId ?? undefined, ...subscription.plan } : { id: currentPlanId ?? undefined }),
    find({ id: defaultPlanId ?? undefined }),
    find(subscription?.nextPlan),
  ])
  const billing: Billing = {
    subscription,
    plan,
    defaultPlan,
    nextPlan,
    isExternallyManaged: summary.isExternallyManaged,
    summary,
    // Without a configuration, the provider decides at the call.
    rules: {
      canDowngrade: rules?.allowPlanDowngrade !== false,
      canCancel: rules?.allowPlanCancellation !== false,
    },
    isTrialConfirmed: false,
    pendingChange: null,
  }
  return { billing, plans }
}

/** Reads the plans on offer, the cheapest of a year first. */
export async function readPlans(client: Client, signal: AbortSignal): Promise<readonly Plan[]> {
  const plans = rowsIn(client, await client.api.get(`${root}/plans/v1`, { signal }), planOf, planShape)
  return [...plans].sort((one, other) => perYear(one) - perYear(other))
}

/** `true` if the provider has an active payment provider of a kind that is known. */
export async function hasProvider({ api }: Pick<Client, 'api'>, signal: AbortSignal): Promise<boolean> {
  const providers = objectsIn(await api.get('/subscriptions/resources/payment-providers/v1', { signal }))
  return providers.some(({ status, providerType }) => status === '1' && providerType === 'Stripe')
}

async function readSubscription(
  { api }: Pick<Client, 'api'>,
  { subscriptionId }: BillingSummary,
  signal: AbortSignal,
): Promise<Subscription | null> {
  const [managed] = objectsIn(await ifBuilt(api.get('/subscriptions/resources/subscriptions/v1', { signal })))
  if (managed) return shaped(subscriptionOf(managed, true), subscriptionShape)
  if (!subscriptionId) return null
  const answer = await api.get(`${root}/subscriptions/v1/{subscriptionId}`, { path: { subscriptionId }, signal })
  return shaped(subscriptionOf(answer, false), subscriptionShape)
}

/** The plan of a name or an id: of those on offer, else as the provider has it. `null` without one. */
async function findPlan(
  { api }: Pick<Client, 'api'>,
  offered: readonly Plan[],
  named: NamedPlan | null | undefined,
  signal: AbortSignal,
): Promise<Plan | null> {
  const { id: planId, slug } = named ?? {}
  const known = offered.find((plan) => (slug === undefined ? plan.id === planId : plan.slug === slug))
  if (known || typeof planId !== 'string' || planId === '') return known ?? null
  const answer = await ifOffered(api.get(`${root}/plans/v1/{planId}`, { path: { planId }, signal }))
  // Some providers answer one plan as a list.
  const [plan] = [answer].flat().flatMap((one) => (one ? (inShape(planOf(one), planShape) ?? []) : []))
  // The summary may be older than the subscription, and name another plan.
  return plan && (slug === undefined || plan.slug === slug) ? plan : null
}

interface NamedPlan {
  readonly id?: string | undefined
  readonly slug?: string
}

const root = '/subscriptions/resources/billing'
