import type { Billing, Invoice, Plan, Subscription } from '@portico/headless/portal/subscription'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Expiry } from '../../../frame/billing/use-billing-words.ts'
import { daysUntil, endOf, needsUnpaidNotice, standingOf } from './standing.ts'

const now = Date.UTC(2026, 10, 12, 9)
const premium: Plan = {
  id: '2',
  externalId: 'plan_2',
  name: 'Premium',
  slug: 'premium',
  description: '',
  recurringInterval: 'month',
  price: { id: '3', externalId: 'price_2', amount: 10_000, currency: 'usd' },
  features: [],
}
const running: Subscription = {
  id: '1',
  externalId: 'sub_1',
  startDate: '2026-01-01T00:00:00Z',
  isManaged: true,
  isExternallyManaged: false,
  currentPeriodStart: '2026-11-01T00:00:00Z',
  currentPeriodEnd: '2026-12-01T00:00:00Z',
  status: 'ACTIVE',
  cancellation: null,
  trialEnd: null,
  plan: { slug: 'premium' },
  nextPlan: null,
}

function billingOf(
  changes: Partial<Subscription> = {},
  others: Partial<Billing> = {},
  cardId: string | null = '4',
): Billing {
  return {
    subscription: { ...running, ...changes },
    plan: premium,
    defaultPlan: null,
    nextPlan: null,
    isExternallyManaged: false,
    isTrialConfirmed: false,
    pendingChange: null,
    summary: {
      subscriptionId: '1',
      paymentMethodId: cardId,
      tenantConfigurationId: '5',
      providerType: 'Stripe',
      isExternallyManaged: false,
      currentPlanId: '2',
      defaultPlanId: null,
    },
    rules: { canDowngrade: true, canCancel: true },
    ...others,
  }
}

const invoice: Invoice = {
  id: '7',
  externalId: 'in_7',
  subscriptionId: '1',
  paymentDate: '2026-11-01T00:00:00Z',
  totalAmount: 10_000,
  currency: 'usd',
  isPaid: false,
  receiptNumber: 'PT-7',
}
const ends = { cancellation: { policy: 'atPeriodEnd' } } as const
const trial = { status: 'TRIALING', trialEnd: '2026-11-21T09:00:00Z' } as const
const free: Plan = { ...premium, slug: 'free', price: { ...premium.price, amount: 0 } }

describe('the situation of a subscription', () => {
  it.each<[string, Billing, Expiry | null]>([
    ['active', billingOf(), { expMonth: 8, expYear: 2028 }],
    ['active', billingOf(), null],
    ['active', billingOf({}, { plan: free }, null), null],
    ['active', billingOf({}, { plan: null }), { expMonth: 1, expYear: 2020 }],
    ['cardMissing', billingOf({}, {}, null), null],
    ['cardExpired', billingOf(), { expMonth: 10, expYear: 2026 }],
    ['cardExpiring', billingOf(), { expMonth: 11, expYear: 2026 }],
    ['active', billingOf(), { expMonth: 12, expYear: 2026 }],
    ['ending', billingOf(ends), null],
    ['ending', billingOf({ ...trial, ...ends }), null],
    ['changing', billingOf({ nextPlan: { slug: 'free' } }), null],
    ['trialWithCard', billingOf(trial), null],
    ['trialWithoutCard', billingOf(trial, {}, null), null],
    ['incomplete', billingOf({ status: 'INCOMPLETE' }), null],
    ['canceled', billingOf({ status: 'CANCELED' }), null],
    ['expired', billingOf({ status: 'EXPIRED', ...ends }), null],
    ['missing', billingOf({}, { subscription: null }), null],
    ['external', billingOf({ isExternallyManaged: true }), null],
    ['external', billingOf({}, { subscription: null, isExternallyManaged: true }), null],
    ['unclear', billingOf({}, { pendingChange: { planId: '6' } }), null],
  ])('the situation of a subscription is %s', (standing, billing, card) => {
    expect(standingOf(billing, { card, unpaid: [], now })).toBe(standing)
  })

  it.each<[string, Billing, Expiry | null]>([
    ['unpaid', billingOf(), { expMonth: 8, expYear: 2028 }],
    ['unpaid', billingOf(), { expMonth: 11, expYear: 2026 }],
    ['unpaid', billingOf(), { expMonth: 10, expYear: 2026 }],
    ['unpaid', billingOf({}, {}, null), null],
    ['unpaid', billingOf({}, { plan: free }, null), null],
    ['ending', billingOf(ends), null],
    ['changing', billingOf({ nextPlan: { slug: 'free' } }), null],
    ['expired', billingOf({ status: 'EXPIRED' }), null],
    ['incomplete', billingOf({ status: 'INCOMPLETE' }), null],
    ['external', billingOf({ isExternallyManaged: true }), null],
  ])('the situation of a subscription with an unpaid invoice is %s', (standing, billing, card) => {
    expect(standingOf(billing, { card, unpaid: [invoice], now })).toBe(standing)
  })

  it.each([
    ['ending', true],
    ['changing', true],
    ['expired', true],
    ['trialWithCard', true],
    ['unpaid', false],
    ['incomplete', false],
    ['external', false],
  ] as const)('an unpaid invoice has a notice of its own beside the situation %s: %s', (standing, hasNotice) => {
    expect(needsUnpaidNotice(standing)).toBe(hasNotice)
  })

  it('ends with the trial, else with the period', () => {
    expect(endOf(billingOf(trial))).toBe('2026-11-21T09:00:00Z')
    expect(endOf(billingOf({ trialEnd: '2026-02-01T00:00:00Z' }))).toBe('2026-12-01T00:00:00Z')
    expect(endOf(billingOf({}, { subscription: null }))).toBeNull()
  })

  it('counts days of the calendar until the end, and none after it', () => {
    const day = 86_400_000
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: day }), (days, part) => {
        const midnight = Date.UTC(2026, 10, 12)
        const end = new Date(midnight + days * day + part - 1).toISOString()
        expect(daysUntil(end, now, 'UTC')).toBe(Math.max(days, 0))
      }),
    )
  })
})
