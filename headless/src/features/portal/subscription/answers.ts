import type { components } from '../../../http/contract.gen.ts'
import { usualCurrency } from '../../../money/index.ts'
import type {
  BillingSummary,
  Invoice,
  PaymentMethod,
  Plan,
  SubscribedPlan,
  Subscription,
  SubscriptionStatus,
} from './types.ts'

type Schemas = components['schemas']

/** A plan of the provider's answer. A plan without a price costs nothing. */
export function planOf(answer: Schemas['BillingPlan']): Plan {
  const { id, externalId, name, description, slug, price, recurringInterval = 'month' } = answer
  return {
    id,
    externalId,
    name,
    description,
    slug,
    recurringInterval,
    price: {
      id: price?.id ?? '',
      externalId: price?.externalId ?? '',
      currency: price?.currency || usualCurrency,
      amount: price?.amount ?? 0,
    },
  }
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

function planNamed({ id, slug }: Schemas['Subscription']['plan']): SubscribedPlan {
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
