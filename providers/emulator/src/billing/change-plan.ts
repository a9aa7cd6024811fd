import { malformed, missing, Refusal } from '@portico/headless/provider'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { addCredit, bankAnswer, chargeInvoice, defaultCard, writeInvoice } from './charges.ts'
import { defaultPlan, fail, planOf, replacePlan, startPeriod, unusedAmount } from './engine.ts'
import { type BillingPlan, type BillingSubscription, billingRecords } from './records.ts'

export interface PlanChange {
  readonly planId: string
  readonly paymentMethodId: string
  readonly option: 'change_to_default' | 'retain_trial' | undefined
}

/**
 * Changes the plan of a subscription. A cheaper plan begins with the next period. Any other begins at once with a period of its
 * own: its whole price is charged, and the unused part of the former period is a credit for renewals. A declined card changes
 * nothing.
 */
export function changePlan(
  state: CoreState,
  subscription: BillingSubscription,
  { planId, paymentMethodId, option }: PlanChange,
  at: number,
): void {
  const plan = option === 'change_to_default' ? defaultPlan(state) : planIn(state, planId)
  if (!plan) throw missing('The default plan')
  const present = planOf(state, subscription.planId)
  const isActive = subscription.status === 'active'
  if (isActive && isCheaper(plan, present)) {
    if (!billingRecords.of(state).billingSettings.allowPlanDowngrade) {
      throw new Refusal(403, 'ER-DOWNGRADE-FORBIDDEN', 'A cheaper plan cannot be chosen here. Ask the provider')
    }
    useMethod(state, subscription.tenantId, paymentMethodId, false)
    subscription.nextPlanId = plan.id
    return
  }
  if (option === 'retain_trial' && subscription.status !== 'trialing') {
    throw malformed('There is no trial to retain')
  }
  const isFree = plan.amount === 0
  const keepsTrial = option === 'retain_trial' || (subscription.status === 'trialing' && plan.id === present.id)
  useMethod(state, subscription.tenantId, paymentMethodId, !isFree && !keepsTrial)
  if (keepsTrial) {
    replacePlan(state, subscription, plan)
    return
  }
  if (isActive && plan.id === present.id) {
    subscription.nextPlanId = null
    return
  }
  buy(state, subscription, { plan, present, at })
}

/** The plan costs less per month. Plans in different currencies are not compared. */
export function isCheaper(plan: BillingPlan, other: BillingPlan): boolean {
  const perYear = ({ amount, interval }: BillingPlan) => (interval === 'year' ? amount : amount * 12)
  return plan.currency === other.currency && perYear(plan) < perYear(other)
}

interface Purchase {
  readonly plan: BillingPlan
  readonly present: BillingPlan
  readonly at: number
}

function buy(state: CoreState, subscription: BillingSubscription, { plan, present, at }: Purchase): void {
  const { tenantId, status } = subscription
  const card = defaultCard(state, tenantId)
  if (plan.amount > 0 && bankAnswer(card, at) === 'declined') {
    billingRecords.of(state).billingCharges.push({
      id: drawId(state),
      tenantId,
      invoiceId: '',
      paymentMethodId: card?.id ?? '',
      amount: plan.amount,
      currency: plan.currency,
      succeeded: false,
      at,
    })
    throw new Refusal(402, 'ER-CARD-DECLINED', 'The bank declined the card. Use another one, or ask the bank')
  }
  if (status === 'active') addCredit(state, tenantId, present.currency, unusedAmount(present.amount, subscription, at))
  // What is owed for the former plan is not asked for any more.
  for (const invoice of billingRecords.of(state).billingInvoices) {
    if (invoice.subscriptionId === subscription.id) invoice.nextAttemptAt = null
  }
  startPeriod(state, subscription, { plan, at, isFirst: true })
  if (plan.amount === 0) return
  const lines = [{ text: `${plan.name}, one ${plan.interval}`, amount: plan.amount }]
  const invoice = writeInvoice(state, subscription, { lines, currency: plan.currency, at })
  if (chargeInvoice(state, invoice, at) !== 'paid') fail(state, subscription, { invoice, at })
}

function planIn(state: CoreState, planId: string): BillingPlan {
  const plan = billingRecords.of(state).billingPlans.find(({ id }) => id === planId)
  if (plan) return plan
  throw missing('The plan')
}

/** Makes a card the one that pays. Refuses an unknown one, and none if one is needed. */
function useMethod(state: CoreState, tenantId: string, id: string, isNeeded: boolean): void {
  const cards = billingRecords.of(state).billingCards.filter((card) => card.tenantId === tenantId)
  if (id === '' && !isNeeded) return
  if (!cards.some((card) => card.id === id)) throw missing('The payment method')
  for (const card of cards) card.isDefault = card.id === id
}
