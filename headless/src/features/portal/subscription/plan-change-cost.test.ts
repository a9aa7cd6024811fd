import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChangeCost } from './plan-change-cost.ts'
import type { Billing, Plan, Subscription } from './types.ts'

const now = Date.UTC(2026, 0, 11)
const price = (amount: number, currency = 'usd') => ({ id: '', externalId: '', amount, currency })
const planOf = (slug: string, amount: number, more: Partial<Plan> = {}): Plan => ({
  id: slug,
  externalId: slug,
  name: slug,
  description: '',
  slug,
  recurringInterval: 'month',
  price: price(amount),
  features: [],
  ...more,
})
const [free, premium, enterprise] = [planOf('free', 0), planOf('premium', 10_000), planOf('enterprise', 48_000)]

function billingOf(subscription: Partial<Subscription> = {}, plan = premium): Billing {
  return {
    subscription: {
      id: '1',
      externalId: '1',
      startDate: '',
      isExternallyManaged: false,
      isManaged: true,
      status: 'ACTIVE',
      currentPeriodStart: '2026-01-01T00:00:00.000Z',
      currentPeriodEnd: '2026-02-01T00:00:00.000Z',
      cancellation: null,
      trialEnd: null,
      nextPlan: null,
      plan: { slug: plan.slug },
      ...subscription,
    },
    plan,
    defaultPlan: free,
    nextPlan: null,
    isExternallyManaged: false,
    isTrialConfirmed: false,
    pendingChange: null,
    summary: {
      subscriptionId: '1',
      paymentMethodId: '1',
      tenantConfigurationId: '1',
      providerType: 'Stripe',
      isExternallyManaged: false,
      currentPlanId: plan.id,
      defaultPlanId: 'free',
    },
    rules: { canDowngrade: true, canCancel: true },
  }
}

describe('the cost of a change of plan', () => {
  it('the cost of a dearer plan is its whole price at once, with the rest of the period as a credit', () => {
    expect(planChangeCost({ billing: billingOf(), plan: enterprise, now })).toEqual({
      isEstimate: true,
      isImmediate: true,
      startsAt: '2026-01-11T00:00:00.000Z',
      recurringInterval: 'month',
      dueNow: { amount: 48_000, currency: 'usd' },
      credit: { amount: Math.floor((10_000 * 21) / 31), currency: 'usd' },
      recurring: { amount: 48_000, currency: 'usd' },
      nextPaymentAt: '2026-02-11T00:00:00.000Z',
    })
  })

  it('the cost of a cheaper plan is nothing before the end of the period', () => {
    expect(planChangeCost({ billing: billingOf(), plan: free, now })).toMatchObject({
      isImmediate: false,
      startsAt: '2026-02-01T00:00:00.000Z',
      dueNow: { amount: 0 },
      credit: { amount: 0 },
    })
  })

  it('the cost is nothing before a retained trial ends, and the whole price if the trial is not retained', () => {
    const billing = billingOf({ status: 'TRIALING', trialEnd: '2026-01-15T00:00:00.000Z' })
    const cost = (option?: 'retain_trial') => planChangeCost({ billing, plan: enterprise, option, now })
    expect(cost('retain_trial')).toMatchObject({ dueNow: { amount: 0 }, nextPaymentAt: '2026-01-15T00:00:00.000Z' })
    expect(cost()).toMatchObject({ dueNow: { amount: 48_000 }, credit: { amount: 0 } })
  })

  it('the cost of the present plan is nothing before a cheaper plan begins', () => {
    const billing = billingOf({ nextPlan: { slug: 'free' } })
    expect(planChangeCost({ billing, plan: premium, now })).toMatchObject({ isImmediate: true, dueNow: { amount: 0 } })
  })

  it('compares a year with twelve months, and no two currencies', () => {
    const yearly = planOf('yearly', 108_000, { recurringInterval: 'year' })
    expect(planChangeCost({ billing: billingOf(), plan: yearly, now })).toMatchObject({ isImmediate: false })
    const yen = planOf('yen', 9000, { price: price(9000, 'jpy') })
    expect(planChangeCost({ billing: billingOf(), plan: yen, now })).toMatchObject({
      isImmediate: true,
      dueNow: { amount: 9000, currency: 'jpy' },
      credit: { currency: 'usd' },
    })
  })

  it('ends on the last day of a month without that day', () => {
    const at = (time: number) => planChangeCost({ billing: billingOf(), plan: enterprise, now: time }).nextPaymentAt
    expect(at(Date.UTC(2026, 0, 31))).toBe('2026-02-28T00:00:00.000Z')
    expect(at(Date.UTC(2028, 0, 31))).toBe('2028-02-29T00:00:00.000Z')
  })

  it('credits a whole number, never more than was paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), fc.integer({ min: -50, max: 80 }), (amount, days) => {
        const billing = billingOf({}, planOf('premium', amount))
        const plan = planOf('next', amount + 1)
        const { credit } = planChangeCost({ billing, plan, now: Date.UTC(2026, 0, 1) + days * 24 * 3600 * 1000 + 1 })
        expect(Number.isInteger(credit.amount)).toBe(true)
        expect(credit.amount).toBeGreaterThanOrEqual(0)
        expect(credit.amount).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
