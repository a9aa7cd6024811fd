import { objectsIn } from '../../../core/lists/rows-in.ts'
import type { components } from '../../../http/contract.gen.ts'
import { usualCurrency } from '../../../money/index.ts'
import type {
  BillingSummary,
  Invoice,
  PaymentMethod,
  Plan,
  PlanFeature,
  SubscribedPlan,
  Subscription,
  SubscriptionStatus,
} from './types.ts'

type Schemas = components['schemas']

/** A plan of the provider's answer. A plan without a price costs nothing. */
export function planOf(answer: Schemas['BillingPlan']): Plan {
  const { id, externalId, name, slug, price, recurringInterval = 'month' } = answer
  return {
    id,
    externalId,
    name,
    slug,
    recurringInterval,
    ...contentsOf(answer),
    price: {
      id: price?.id ?? '',
      externalId: price?.externalId ?? '',
      currency: price?.currency || usualCurrency,
      amount: price?.amount ?? 0,
    },
  }
}

/** The contents of a plan, and its description without them. */
function contentsOf({ features, ...answer }: Schemas['BillingPlan']): Pick<Plan, 'description' | 'features'> {
  const description = answer.description ?? ''
  if (features) return { description, features: objectsIn(features).flatMap(featureOf) }
  const lines = description.split('\n').map((line) => line.trim())
  const [items, others] = [lines.filter(isItem), lines.filter((line) => !isItem(line))]
  if (items.length === 0) return { description, features: [] }
  const names = [...new Set(items.map((line) => line.slice(1).trim()))]
  return {
    description: others.join('\n').trim(),
    features: names.map((name) => ({ key: name, name })),
  }
}

function featureOf({ key, name, limit }: Schemas['PlanFeature']): readonly PlanFeature[] {
  if (typeof key !== 'string' || key === '') return []
  return [{ key, name: name || null, ...(limit !== undefined && { limit }) }]
}

function isItem(line: string): boolean {
  return /^[-*•–✓]\s+\S/.test(line)
}

/** A subscription of the provider's answer. */
export function subscriptionOf(answer: Schemas['Subscription'], isManaged: boolean): Subscription {
  const { id, externalId, startDate, currentPeriodStart, currentPeriodEnd, externallyManaged, nextPlan } = answer
  return {
    id,
    externalId,
    startDate,
    currentPeriodStart,
    currentPeriodEnd,
    isExternallyManaged: externallyManaged,
    isManaged,
    status: statusOf(answer.status),
    // A policy that is not known ends with the period as well.
    cancellation: answer.cancellation ? { policy: 'atPeriodEnd' } : null,
    trialEnd: answer.trialEnd ?? null,
    plan: planNamed(answer.plan),
    nextPlan: nextPlan ? planNamed(nextPlan) : null,
  }
}

function planNamed(plan: Schemas['Subscription']['plan'] | null | undefined): SubscribedPlan {
  const { id, slug = '' } = plan ?? {}
  return { slug, ...(id !== undefined && { id }) }
}

/** The status of the provider's answer. An unknown one is `EXPIRED`. */
export function statusOf(answer: string): SubscriptionStatus {
  return statuses.find((status) => status.toLowerCase() === answer) ?? 'EXPIRED'
}

/** A summary of the provider's answer. */
export function summaryOf(answer: Schemas['BillingSummary']): BillingSummary {
  const { subscriptionId, paymentMethodId, tenantConfigurationId, providerType } = answer
  const { externallyManaged, currentPlanId, defaultPlanId } = answer
  return {
    subscriptionId,
    paymentMethodId,
    tenantConfigurationId,
    providerType,
    isExternallyManaged: externallyManaged,
    currentPlanId,
    defaultPlanId,
  }
}

/** An invoice of the provider's answer. */
export function invoiceOf(answer: Schemas['Invoice']): Invoice {
  const { id, externalId, subscriptionId, paymentDate, totalAmount, paid, receiptNumber } = answer
  const currency = answer.currency || usualCurrency
  return { id, externalId, subscriptionId, paymentDate, totalAmount, currency, isPaid: paid, receiptNumber }
}

/** A payment method of the provider's answer. */
export function paymentMethodOf(answer: Schemas['PaymentMethod']): PaymentMethod {
  const { id, externalId, type, isDefault, billingDetails } = answer
  return {
    id,
    externalId,
    type,
    isDefault,
    last4: answer.last4 ?? null,
    expMonth: answer.expMonth ?? null,
    expYear: answer.expYear ?? null,
    brand: answer.brand ?? null,
    billingDetails: detailsOf({ ...billingDetails }),
  }
}

/** Billing details without what is not known. Providers of payments write it as `null`. */
function detailsOf({ name, email, address }: Partial<Schemas['BillingDetails']>): PaymentMethod['billingDetails'] {
  const parts = Object.entries({ ...address }).filter(([, part]) => (part ?? null) !== null)
  return {
    name: name ?? '',
    ...((email ?? null) !== null && { email }),
    ...(address && { address: Object.fromEntries(parts) }),
  }
}

const statuses: readonly SubscriptionStatus[] = ['ACTIVE', 'CANCELED', 'INCOMPLETE', 'EXPIRED', 'TRIALING']
