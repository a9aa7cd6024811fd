import type { CoreState } from '../core/state.ts'
import { addressAnswer } from './address-in.ts'
import { planOf } from './engine.ts'
import type { BillingInvoice, BillingPlan, BillingSubscription, StoredCard } from './records.ts'

const iso = (time: number) => new Date(time).toISOString()

/** A plan as the contract shows it. */
export function planAnswer(plan: BillingPlan) {
  const { id, externalId, name, description, slug, amount, currency, interval, features } = plan
  const price = { id: `${id}-price`, externalId: `price_${externalId}_${interval}`, currency, amount }
  return { id, externalId, name, description, slug, price, recurringInterval: interval, ...(features && { features }) }
}

/** A subscription as the contract shows it. */
export function subscriptionAnswer(state: CoreState, subscription: BillingSubscription) {
  const { id, externalId, externallyManaged, status, startedAt, periodStart, periodEnd, trialEnd } = subscription
  const { planId, nextPlanId, endsAtPeriodEnd } = subscription
  return {
    id,
    externalId,
    externallyManaged,
    status,
    startDate: iso(startedAt ?? periodStart),
    currentPeriodStart: iso(periodStart),
    currentPeriodEnd: iso(periodEnd),
    cancellation: endsAtPeriodEnd ? { policy: 'atPeriodEnd' } : null,
    ...(trialEnd !== null && { trialEnd: iso(trialEnd) }),
    plan: { id: planId, slug: planOf(state, planId).slug },
    ...(nextPlanId !== null && { nextPlan: { id: nextPlanId, slug: planOf(state, nextPlanId).slug } }),
  }
}

/** An invoice as the contract shows it. */
export function invoiceAnswer({
  id,
  externalId,
  subscriptionId,
  createdAt,
  paidAt,
  total,
  currency,
  number,
}: BillingInvoice) {
  return {
    id,
    externalId,
    subscriptionId,
    currency,
    paymentDate: iso(paidAt ?? createdAt),
    totalAmount: total,
    paid: paidAt !== null,
    receiptNumber: number,
  }
}

/** A card as the contract shows it. */
export function cardAnswer({
  id,
  externalId,
  isDefault,
  last4,
  expMonth,
  expYear,
  brand,
  name,
  email,
  address,
}: StoredCard) {
  return {
    id,
    externalId,
    type: 'card',
    isDefault,
    last4,
    expMonth,
    expYear,
    brand,
    billingDetails: { name, email, address: addressAnswer(address) },
  }
}
