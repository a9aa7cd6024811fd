import type { CheckoutChoice } from '@portico/headless/checkout'
import { type Billing, type Plan, type PlanChangeCost, planChangeCost } from '@portico/headless/portal/subscription'

/** The costs of a purchase during a trial. */
export interface TrialCosts {
  readonly isKept: boolean
  /** The cost if the trial ends. */
  readonly ended: PlanChangeCost
  /** The cost if the trial goes on with the new plan. */
  readonly kept: PlanChangeCost
}

/** `true` if a trial can go on with another plan. */
export function canKeepTrial({ subscription }: Billing, plan: Plan): boolean {
  return subscription?.status === 'TRIALING' && subscription.plan.slug !== plan.slug && plan.price.amount > 0
}

/** The costs of a choice during a trial; `null` if there is nothing to choose. */
export function trialCostsOf(billing: Billing, { plan, option }: CheckoutChoice, now: number): TrialCosts | null {
  if (option === 'change_to_default' || !canKeepTrial(billing, plan)) return null
  return {
    isKept: option === 'retain_trial',
    ended: planChangeCost({ billing, plan, now }),
    kept: planChangeCost({ billing, plan, option: 'retain_trial', now }),
  }
}
