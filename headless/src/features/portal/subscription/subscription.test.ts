import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import { openBilling, openSubscription, until } from '../../../../test/open-billing.ts'
import { checkoutFeature } from '../../checkout/index.ts'
import { statusOf } from './answers.ts'
import { subscriptionFeature } from './feature.ts'
import { invoicesFeature } from './invoices.ts'
import { plansFeature } from './plans.ts'

describe('the subscription', () => {
  it('the subscription has status, period, plan and rules', async () => {
    const { value } = await openSubscription()
    expect(value()).toMatchObject({
      subscription: {
        status: 'ACTIVE',
        cancellation: null,
        trialEnd: null,
        plan: { slug: 'premium' },
        isManaged: true,
      },
      plan: { name: 'Premium', price: { amount: 10_000, currency: 'usd' }, recurringInterval: 'month' },
      defaultPlan: { slug: 'free' },
      isExternallyManaged: false,
      rules: { canDowngrade: true, canCancel: true },
    })
  })

  it.each([
    ['active', 'ACTIVE'],
    ['canceled', 'CANCELED'],
    ['incomplete', 'INCOMPLETE'],
    ['expired', 'EXPIRED'],
    ['trialing', 'TRIALING'],
    ['trialEnded', 'EXPIRED'],
    ['paused', 'EXPIRED'],
  ])('a subscription status %s of the provider is mapped to %s', (answer, status) => {
    expect(statusOf(answer)).toBe(status)
  })

  it('the subscription is the first managed one, or that of the summary if none is managed', async () => {
    const { emulator, actions, value } = await openSubscription()
    emulator.arrange(({ billingSubscriptions }) => {
      for (const one of billingSubscriptions) one.isManaged = false
    })
    await actions.load()
    expect(value()?.subscription).toMatchObject({ isManaged: false, plan: { slug: 'premium' } })
    expect((await actions.cancel()).ok).toBe(true)
  })

  it('fails without an active payment provider', async () => {
    const { emulator, actions } = await openSubscription()
    emulator.arrange((state) => {
      state.billingSettings.isActive = false
    })
    expect(await actions.load()).toMatchObject({
      ok: false,
      error: { code: 'internal-feature-failure', message: 'Internal feature failure', status: 500 },
    })
  })

  it('the subscription fails to load without a tenant: Not authorized', async () => {
    const provider = { providerType: 'Stripe', name: 'Stripe', status: '1' }
    const app = await openApp({
      instead: ({ pathname }) =>
        pathname.endsWith('/payment-providers/v1') ? Promise.resolve(Response.json([provider])) : undefined,
    })
    expect(await app.client.get(subscriptionFeature).actions.load()).toMatchObject({
      error: { code: 'not-authorized', message: 'Not authorized', status: 500 },
    })
  })

  it('the subscription of an externally managed account is not read, and refuses every change without a call', async () => {
    const { app, emulator, actions, slice } = await openSubscription()
    emulator.arrange(({ billingAccounts }) => {
      for (const account of billingAccounts) account.externallyManaged = true
    })
    await actions.load()
    expect(slice.getSnapshot().value).toMatchObject({
      subscription: null,
      isExternallyManaged: true,
      plan: { slug: 'premium' },
    })
    for (const outcome of [await actions.cancel(), await actions.renew()]) {
      expect(outcome).toMatchObject({
        error: { code: 'billing-externally-managed', message: 'Billing is externally managed' },
      })
    }
    expect(app.called().filter((operation) => /^(?:cancel|renew|update)/.test(operation))).toEqual([])
  })
})

describe('a subscription', () => {
  it('a subscription that is itself externally managed refuses every change without a call', async () => {
    const { app, emulator, actions, planId, value } = await openSubscription()
    emulator.arrange(({ billingSubscriptions }) => {
      for (const one of billingSubscriptions) one.externallyManaged = true
    })
    await actions.load()
    expect(value()).toMatchObject({ isExternallyManaged: false, subscription: { isExternallyManaged: true } })
    const change = await actions.setPlan({ planId: planId('enterprise') })
    for (const outcome of [await actions.cancel(), await actions.renew(), change]) {
      expect(outcome).toMatchObject({ error: { code: 'billing-externally-managed' } })
    }
    const purchase = app.client.get(checkoutFeature)
    await purchase.actions.begin()
    expect(purchase.getSnapshot().step).toEqual({ name: 'refused', reason: 'billing-externally-managed' })
    expect(app.called().filter((operation) => /^(?:cancel|renew|update)/.test(operation))).toEqual([])
  })

  it('a missing subscription is reported by every change: Subscription not found', async () => {
    const { emulator, actions, planId } = await openSubscription()
    emulator.arrange((state) => {
      state.billingSubscriptions = []
    })
    await actions.load()
    const change = await actions.setPlan({ planId: planId('enterprise') })
    for (const outcome of [await actions.cancel(), await actions.renew(), change]) {
      expect(outcome).toMatchObject({ error: { code: 'subscription-missing', message: 'Subscription not found' } })
    }
  })

  it('an unmanaged subscription is canceled, renewed and changed by its own calls', async () => {
    const { app, emulator, actions, planId, stored } = await openSubscription()
    emulator.arrange(({ billingSubscriptions }) => {
      for (const one of billingSubscriptions) one.isManaged = false
    })
    await actions.load()
    expect((await actions.cancel()).ok).toBe(true)
    expect((await actions.renew()).ok).toBe(true)
    expect(stored()?.endsAtPeriodEnd).toBe(false)
    expect((await actions.setPlan({ planId: planId('enterprise') })).ok).toBe(true)
    expect(stored()?.planId).toBe(planId('enterprise'))
    expect(app.called().filter((operation) => /^(?:cancel|renew|update)/.test(operation))).toEqual([
      'cancelSubscription',
      'renewSubscription',
      'updateSubscription',
    ])
  })
})

describe('a cancellation', () => {
  it('a cancellation is shown at once, and removed if the provider refuses', async () => {
    const { emulator, actions, value, stored } = await openSubscription()
    emulator.faults.add({ operation: 'cancelManagedSubscription', kind: 'status', times: 1 })
    const canceling = actions.cancel()
    expect(value()?.subscription?.cancellation).toEqual({ policy: 'atPeriodEnd' })
    expect((await canceling).ok).toBe(false)
    expect(value()?.subscription?.cancellation).toBeNull()
    expect((await actions.cancel()).ok).toBe(true)
    expect(stored()?.endsAtPeriodEnd).toBe(true)
  })

  it.each(['cancel', 'renew'] as const)(
    'a cancellation whose response is lost is read, and counts if the provider has it: %s',
    async (verb) => {
      const { emulator, actions, value, stored } = await openSubscription()
      if (verb === 'renew') await actions.cancel()
      emulator.faults.add({ operation: `${verb}ManagedSubscription`, kind: 'drop', when: 'after', times: 1 })
      expect((await actions[verb]()).ok).toBe(true)
      expect(value()?.subscription?.cancellation !== null).toBe(stored()?.endsAtPeriodEnd)
      expect(stored()?.endsAtPeriodEnd).toBe(verb === 'cancel')
    },
  )

  it('a lost cancellation fails if the provider cannot be read, and is shown with the next read', async () => {
    const { emulator, actions, value } = await openSubscription()
    emulator.faults.add({ operation: 'cancelManagedSubscription', kind: 'drop', when: 'after', times: 1 })
    emulator.faults.add({ operation: 'listManagedSubscriptions', kind: 'status', status: 400 })
    expect((await actions.cancel()).ok).toBe(false)
    emulator.faults.clear()
    await actions.load()
    expect(value()?.subscription?.cancellation).toEqual({ policy: 'atPeriodEnd' })
  })

  it('a cancellation that another administrator has removed is no longer shown after the refusal', async () => {
    const { emulator, actions, value } = await openSubscription()
    await actions.cancel()
    emulator.arrange(({ billingSubscriptions: [first] }) => {
      if (first) first.endsAtPeriodEnd = false
    })
    expect((await actions.renew()).ok).toBe(false)
    await until(() => value()?.subscription?.cancellation === null)
  })

  it('a cancellation is refused with a reason if there is one already, or the status is not active', async () => {
    const { emulator, actions } = await openSubscription()
    await actions.cancel()
    expect(await actions.cancel()).toMatchObject({ error: { code: 'subscription-already-canceled' } })
    emulator.arrange(({ billingSubscriptions: [first] }) => {
      if (first) Object.assign(first, { status: 'expired', endsAtPeriodEnd: false })
    })
    await actions.load()
    expect(await actions.cancel()).toMatchObject({ error: { code: 'subscription-not-active' } })
  })

  it('a cancellation is refused if the vendor does not allow it', async () => {
    const { emulator, actions } = await openSubscription()
    emulator.arrange((state) => {
      state.billingSettings.allowPlanCancellation = false
    })
    await actions.load()
    expect(await actions.cancel()).toMatchObject({ error: { code: 'plan-cancellation-forbidden' } })
  })

  it('a cancellation is removed by a renewal, which requires a cancellation', async () => {
    const { actions, stored } = await openSubscription()
    expect(await actions.renew()).toMatchObject({ error: { code: 'subscription-not-canceled' } })
    await actions.cancel()
    expect((await actions.renew()).ok).toBe(true)
    expect(stored()?.endsAtPeriodEnd).toBe(false)
  })
})

describe('a trial', () => {
  it('a trial with a payment method is confirmed as active without a call, and stays active after a read', async () => {
    const { app, emulator, actions, value, tenantId } = await openSubscription({ tenant: 'Acme Labs' })
    actions.confirmTrial()
    expect(value()).toMatchObject({ subscription: { status: 'TRIALING' }, isTrialConfirmed: false })
    emulator.arrange((state) => {
      state.billingCards = state.billingCards.map((card) => ({ ...card, tenantId }))
    })
    await actions.load()
    const before = app.called().length
    actions.confirmTrial()
    expect(app.called()).toHaveLength(before)
    await actions.load()
    expect(value()).toMatchObject({ subscription: { status: 'ACTIVE' }, isTrialConfirmed: true })
  })
})

describe('plans and invoices', () => {
  it('list the plans, cheapest first', async () => {
    const { app } = await openBilling()
    const slice = app.client.get(plansFeature)
    await slice.actions.load()
    expect(slice.getSnapshot().rows.map(({ slug, price }) => [slug, price.amount])).toEqual([
      ['free', 0],
      ['premium-yearly', 100_000],
      ['premium', 10_000],
      ['enterprise-yearly', 480_000],
      ['enterprise', 48_000],
    ])
  })

  it('have the unpaid invoices, whatever the table shows', async () => {
    const { app, emulator } = await openBilling()
    emulator.arrange(({ billingInvoices }) => {
      for (const invoice of billingInvoices) invoice.paidAt = null
    })
    const slice = app.client.get(invoicesFeature)
    await slice.actions.load()
    const unpaid = () => slice.getSnapshot().unpaid.map(({ receiptNumber }) => receiptNumber)
    expect(unpaid()).toEqual(['PT-2026-0002', 'PT-2026-0001'])
    await slice.actions.sort({ by: 'paymentDate', order: 'ASC' })
    await slice.actions.setPageSize({ pageSize: 1 })
    expect(slice.getSnapshot().rows).toHaveLength(1)
    expect(unpaid()).toEqual(['PT-2026-0002', 'PT-2026-0001'])
  })

  it('list the invoices, newest first, and download one as a PDF', async () => {
    const { app } = await openBilling()
    const slice = app.client.get(invoicesFeature)
    await slice.actions.load()
    const [first] = slice.getSnapshot().rows
    expect(first).toMatchObject({ receiptNumber: 'PT-2026-0002', totalAmount: 10_000, currency: 'usd', isPaid: true })
    const file = await slice.actions.downloadPdf({ id: first?.id ?? '', fileName: 'january' })
    if (!file.ok) throw new Error('No file')
    expect(file.value.type).toBe('application/pdf')
    expect((await file.value.text()).slice(0, 5)).toBe('%PDF-')
  })
})
