import { PorticoError } from '../../../core/errors.ts'
import { billingErrors } from './errors.ts'
import type { Billing, BillingRefusal, Plan, PlanChangeOption } from './types.ts'

/** The reason why the subscription cannot be canceled; `null` if it can. */
export function cancelRefusal({ subscription, isExternallyManaged, rules }: Billing): BillingRefusal | null {
  if (isExternallyManaged || subscription?.isExternallyManaged) return billingErrors.billingExternallyManaged
  if (!subscription) return billingErrors.subscriptionMissing
  if (subscription.cancellation) return billingErrors.subscriptionAlreadyCanceled
  if (subscription.status !== 'ACTIVE') return billingErrors.subscriptionNotActive
  return rules.canCancel ? null : billingErrors.planCancellationForbidden
}

/** The reason why a cancellation cannot be removed; `null` if it can. */
export function renewRefusal({ subscription, isExternallyManaged }: Billing): BillingRefusal | null {
  if (isExternallyManaged || subscription?.isExternallyManaged) return billingErrors.billingExternallyManaged
  if (!subscription) return billingErrors.subscriptionMissing
  return subscription.cancellation?.policy === 'atPeriodEnd' ? null : billingErrors.subscriptionNotCanceled
}

/** The reason why the plan cannot be changed to another one; `null` if it can. */
export function planChangeRefusal(
  billing: Billing,
  plan: Plan | null | undefined,
  option?: PlanChangeOption | null,
): BillingRefusal | null {
  const { subscription, isExternallyManaged, rules } = billing
  if (isExternallyManaged || subscription?.isExternallyManaged) return billingErrors.billingExternallyManaged
  if (!subscription) return billingErrors.subscriptionMissing
  const target = option === 'change_to_default' ? billing.defaultPlan : plan
  if (!target) return billingErrors.planMissing
  if (option === 'retain_trial' && subscription.status !== 'TRIALING') return billingErrors.subscriptionNotTrialing
  const isUnchanged = subscription.plan.slug === target.slug && !subscription.nextPlan
  if (isUnchanged && subscription.status === 'ACTIVE') return billingErrors.planUnchanged
  if (subscription.nextPlan?.slug === target.slug) return billingErrors.planUnchanged
  const isLess = subscription.status === 'ACTIVE' && billing.plan !== null && isCheaper(target, billing.plan)
  return isLess && !rules.canDowngrade ? billingErrors.planDowngradeForbidden : null
}

/** `true` if a plan costs less per month than another one. Plans in different currencies are not compared. */
export function isCheaper(plan: Plan, other: Plan): boolean {
  if (plan.price.currency.toLowerCase() !== other.price.currency.toLowerCase()) return false
  return perYear(plan) < perYear(other)
}

/** The error of a refusal. */
export function refusalError(reason: BillingRefusal): PorticoError {
  return new PorticoError(reason, messages[reason])
}

/** The price of a year, in the smallest unit. */
export function perYear({ price, recurringInterval }: Plan): number {
  return recurringInterval === 'year' ? price.amount : price.amount * 12
}

const messages: Readonly<Record<BillingRefusal, string>> = {
  'billing-externally-managed': 'Billing is externally managed',
  'subscription-missing': 'Subscription not found',
  'subscription-already-canceled': 'The subscription is canceled already. It ends with the paid period',
  'subscription-not-active': 'Only an active subscription can be canceled',
  'subscription-not-canceled': 'The subscription is not canceled, so there is nothing to take back',
  'subscription-not-trialing': 'The subscription has no trial to keep. Change the plan without that option',
  'plan-cancellation-forbidden': 'This subscription cannot be canceled here. Ask the provider',
  'plan-downgrade-forbidden': 'A cheaper plan cannot be chosen here. Ask the provider',
  'plan-unchanged': 'This is the present plan already. Choose another one',
  'plan-missing': 'The plan is not on offer any more. Choose another one',
  'payment-method-missing': 'There is no payment method. Add a card first',
}
