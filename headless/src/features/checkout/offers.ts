import type { Client, PaymentDetails } from '../../client/index.ts'
import type { Outcome } from '../../core/outcome.ts'
import { sessionFeature } from '../../session/index.ts'
import {
  type Billing,
  type BillingRefusal,
  type PaymentMethod,
  type Plan,
  type PlanChangeOption,
  paymentMethodFeature,
  planChangeCost,
  planChangeRefusal,
  planLosses,
  plansFeature,
  subscriptionFeature,
} from '../portal/subscription/index.ts'
import { billingErrors } from '../portal/subscription/internal.ts'
import { readUse } from '../portal/usage/internal.ts'
import type { CheckoutChoice, OfferedPlan } from './types.ts'

/** The data of a checkout. */
export interface All {
  readonly billing: Billing
  readonly plans: readonly Plan[]
  readonly method: PaymentMethod | null
}

/** Reads billing, plans and payment method. */
export async function readAll({ get }: Client, signal: AbortSignal): Promise<All> {
  const [own, offer, payment] = [get(subscriptionFeature), get(plansFeature), get(paymentMethodFeature)]
  const [billing, rows, method] = await Promise.all([
    loaded(own.actions.load, () => own.getSnapshot().value, signal),
    loaded(offer.actions.load, () => offer.getSnapshot().rows, signal),
    loaded(payment.actions.load, () => payment.getSnapshot().value, signal),
  ])
  return { billing, plans: rows, method: method.method }
}

/** The plans to choose from. */
export function offered({ billing, plans }: All, option?: PlanChangeOption): readonly OfferedPlan[] {
  return plans.map((plan) => ({
    plan,
    isCurrent: billing.plan?.id === plan.id,
    refusal: planChangeRefusal(billing, plan, option),
  }))
}

/** A choice of a plan, for {@link choiceOf}. */
export interface Chosen {
  readonly billing: Billing
  readonly plan: Plan
  readonly option: PlanChangeOption | undefined
}

/** A choice with its cost and losses as of now. What the account uses is read only if the plan has less of something. */
export async function choiceOf(
  client: Client,
  { billing, plan, option }: Chosen,
  signal: AbortSignal,
): Promise<CheckoutChoice> {
  const compared = { from: billing.plan, to: plan }
  const isLess = planLosses(compared).length > 0
  return {
    plan,
    option: option ?? null,
    cost: planChangeCost({ billing, plan, option, now: client.ports.clock.now() }),
    losses: isLess ? planLosses({ ...compared, use: await readUse(client, signal) }) : [],
  }
}

/** `true` if the plan is paid for, now or later. */
export function needsMethod({ plan }: CheckoutChoice): boolean {
  return plan.price.amount > 0
}

/** The reason why no plan can be bought at all. */
export function impossible({ isExternallyManaged, subscription }: Billing): BillingRefusal | null {
  if (isExternallyManaged || subscription?.isExternallyManaged) return billingErrors.billingExternallyManaged
  return subscription ? null : billingErrors.subscriptionMissing
}

/** The billing details of the payment method, else those of the user. */
export function detailsOf({ get }: Client, method: PaymentMethod | null): PaymentDetails {
  const { user } = get(sessionFeature).getSnapshot()
  return method?.billingDetails ?? { name: user?.name ?? '', ...(user?.email && { email: user.email }) }
}

/** Reads again until an answer is there: another read may replace this one. */
async function loaded<Value>(
  load: () => Promise<Outcome>,
  value: () => Value | null,
  signal: AbortSignal,
): Promise<Value> {
  for (;;) {
    const outcome = await load()
    signal.throwIfAborted()
    if (!outcome.ok && outcome.reason === 'failed') throw outcome.error
    const read = value()
    if (read !== null) return read
  }
}
