import { isCheaper } from './refusals.ts'
import type { Billing, Plan, PlanChangeCost, PlanChangeOption, PlanInterval } from './types.ts'

/** A change of plan, for {@link planChangeCost}. */
export interface PlanChange {
  readonly billing: Billing
  readonly plan: Plan
  readonly option?: PlanChangeOption | null | undefined
  /** The date of the change, in epoch milliseconds. */
  readonly now: number
}

/**
 * Computes the cost of a change of plan. The contract has no preview, so it is an estimate. A cheaper plan
 * begins at the end of the paid period. Every other plan begins at once, with a new period and its whole price, and the unused
 * part of the former period is taken off the next invoice. A trial that is kept costs nothing before its end.
 */
export function planChangeCost({ billing, plan, option, now }: PlanChange): PlanChangeCost {
  const { subscription } = billing
  const { price, recurringInterval } = plan
  const { currency } = price
  const nothing = { amount: 0, currency }
  const recurring = { amount: price.amount, currency }
  const at = (time: number | string) => new Date(time).toISOString()
  const shared = { isEstimate: true, recurring, recurringInterval } as const
  const { status, trialEnd, currentPeriodStart, currentPeriodEnd, nextPlan } = subscription ?? {}

  const isSame = subscription?.plan.slug === plan.slug
  if (status === 'TRIALING' && trialEnd && (option === 'retain_trial' || isSame)) {
    return {
      ...shared,
      isImmediate: true,
      startsAt: at(now),
      dueNow: nothing,
      credit: nothing,
      nextPaymentAt: at(trialEnd),
    }
  }
  if (status === 'ACTIVE' && currentPeriodStart && currentPeriodEnd && billing.plan) {
    const isUndone = isSame && nextPlan != null
    if (isUndone || isCheaper(plan, billing.plan)) {
      const startsAt = isUndone ? at(now) : at(currentPeriodEnd)
      const nextPaymentAt = at(currentPeriodEnd)
      return { ...shared, isImmediate: isUndone, startsAt, dueNow: nothing, credit: nothing, nextPaymentAt }
    }
    const credit = {
      amount: unusedPart(billing.plan.price.amount, Date.parse(currentPeriodStart), Date.parse(currentPeriodEnd), now),
      currency: billing.plan.price.currency,
    }
    return { ...shared, isImmediate: true, startsAt: at(now), dueNow: recurring, credit, nextPaymentAt: next() }
  }
  return { ...shared, isImmediate: true, startsAt: at(now), dueNow: recurring, credit: nothing, nextPaymentAt: next() }

  function next(): string {
    return at(afterInterval(now, recurringInterval))
  }
}

/** The part of an amount that belongs to the rest of a period, rounded down to a whole unit. */
function unusedPart(amount: number, start: number, end: number, now: number): number {
  const [left, whole] = [Math.min(Math.max(end - now, 0), end - start), end - start]
  return whole > 0 ? Number((BigInt(amount) * BigInt(left)) / BigInt(whole)) : 0
}

/** A date one interval later, in UTC. The last day of a shorter month replaces a day that it lacks. */
function afterInterval(time: number, interval: PlanInterval): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
