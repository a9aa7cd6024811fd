import { describe, expect, it } from 'vitest'
import { invoiceOf, paymentMethodOf, planOf, subscriptionOf, summaryOf } from './answers.ts'

const period = {
  startDate: '2026-01-01T00:00:00Z',
  currentPeriodStart: '2026-02-01T00:00:00Z',
  currentPeriodEnd: '2026-03-01T00:00:00Z',
}

describe('an answer of the billing', () => {
  it('gives a subscription with all its members', () => {
    const answer = {
      id: 's1',
      externalId: 'sub_1',
      ...period,
      status: 'trialing',
      externallyManaged: false,
      trialEnd: '2026-03-01T00:00:00Z',
      plan: { slug: 'premium' },
      cancellation: { policy: 'atPeriodEnd' },
    }
    expect(subscriptionOf(answer as never, true)).toEqual({
      id: 's1',
      externalId: 'sub_1',
      ...period,
      status: 'TRIALING',
      isExternallyManaged: false,
      isManaged: true,
      trialEnd: '2026-03-01T00:00:00Z',
      plan: { slug: 'premium' },
      nextPlan: null,
      cancellation: { policy: 'atPeriodEnd' },
    })
  })

  it('ends with the period by a cancellation of an unknown policy', () => {
    const answer = { ...period, status: 'active', plan: { slug: 'free' }, cancellation: { policy: 'someday' } }
    expect(subscriptionOf(answer as never, false)).toMatchObject({
      cancellation: { policy: 'atPeriodEnd' },
      trialEnd: null,
      isManaged: false,
    })
  })

  it('gives a plan with all its members', () => {
    const price = { id: 'p1', externalId: 'price_1', amount: 10_000, currency: 'eur' }
    const plan = { id: '1', externalId: 'prod_1', name: 'Premium', description: 'For teams', slug: 'premium' }
    expect(planOf({ ...plan, price, recurringInterval: 'year' } as never)).toEqual({
      ...plan,
      price,
      recurringInterval: 'year',
      features: [],
    })
  })

  it('gives a plan without price, currency and interval: nothing, in dollars, each month', () => {
    const plan = { id: '1', externalId: 'prod_1', name: 'Free', description: '', slug: 'free' }
    const nothing = { id: '', externalId: '', amount: 0, currency: 'usd' }
    expect(planOf(plan as never)).toEqual({ ...plan, price: nothing, recurringInterval: 'month', features: [] })
    expect(planOf({ ...plan, price: { amount: 5, currency: '' } } as never).price).toEqual({ ...nothing, amount: 5 })
  })

  it('gives the contents of a plan, each with its limit, and leaves out what has no key', () => {
    const features = [{ key: 'users', limit: 5 }, { key: 'sso', name: 'Okta', limit: null }, { key: '' }, null, {}]
    const plan = { id: '1', externalId: 'e', name: 'Free', slug: 'free', description: 'For teams\n- Reports', features }
    expect(planOf(plan as never)).toMatchObject({
      description: 'For teams\n- Reports',
      features: [
        { key: 'users', name: null, limit: 5 },
        { key: 'sso', name: 'Okta', limit: null },
      ],
    })
  })

  it('reads the contents from lines with a dash in a description, if the provider has no list', () => {
    const plan = { id: '1', externalId: 'e', name: 'Team', slug: 'team' }
    expect(
      planOf({ ...plan, description: 'For teams\n- Reports\n • Single sign-on\r\n- Reports\n-5 degrees' }),
    ).toMatchObject({
      description: 'For teams\n-5 degrees',
      features: [
        { key: 'Reports', name: 'Reports' },
        { key: 'Single sign-on', name: 'Single sign-on' },
      ],
    })
    expect(planOf({ ...plan, description: 'For teams - and others' }).features).toEqual([])
    expect(planOf({ ...plan, description: null } as never)).toMatchObject({ description: '', features: [] })
  })

  it('gives an invoice with all its members, and no other', () => {
    const invoice = {
      id: 'i1',
      externalId: 'in_1',
      subscriptionId: 's1',
      paymentDate: '2026-02-01T00:00:00Z',
      totalAmount: 10_000,
      currency: 'usd',
      receiptNumber: 'R-1',
    }
    expect(invoiceOf({ ...invoice, paid: true, other: 1 } as never)).toEqual({ ...invoice, isPaid: true })
  })

  it('gives a summary with all its members, and no other', () => {
    const summary = {
      subscriptionId: 's1',
      paymentMethodId: 'pm1',
      tenantConfigurationId: 't1',
      providerType: 'Stripe',
      currentPlanId: '1',
      defaultPlanId: '2',
    }
    const answer = { ...summary, externallyManaged: false, other: 1 }
    expect(summaryOf(answer as never)).toEqual({ ...summary, isExternallyManaged: false })
  })

  it('gives a payment method of an unknown type without the members of a card', () => {
    const method = { id: 'pm1', externalId: 'pm_1', type: 'unknown', isDefault: true }
    expect(paymentMethodOf(method as never)).toEqual({
      ...method,
      last4: null,
      expMonth: null,
      expYear: null,
      brand: null,
      billingDetails: { name: '' },
    })
  })
})
