import { describe, expect, it } from 'vitest'
import { cardField, goodCard, openBilling, until } from '../../../test/open-billing.ts'
import { subscriptionFeature } from '../portal/subscription/index.ts'
import { checkoutFeature } from './feature.ts'

type Options = Parameters<typeof openBilling>[0]
const details = { name: 'Acme Ltd', email: 'bills@acme.test' }

async function open(options: Options = {}) {
  const scene = await openBilling(options)
  const slice = scene.app.client.get(checkoutFeature)
  return {
    ...scene,
    scene,
    actions: slice.actions,
    step: () => slice.getSnapshot().step,
    calls: () => slice.getSnapshot().calls,
  }
}

/** Opens the checkout at the payment of Enterprise. */
async function openConfirm(options: Options = {}) {
  const opened = await open(options)
  const { actions, planId } = opened
  await actions.begin({ planId: planId('enterprise') })
  await actions.submitBillingDetails(details)
  await actions.keepMethod()
  expect(opened.step().name).toBe('confirm')
  return opened
}

describe('a checkout', () => {
  it('goes from the plan to billing details, payment method, payment', async () => {
    const { actions, step, planId, paid } = await open()
    expect(step().name).toBe('loading')
    await actions.begin()
    expect(step()).toMatchObject({
      name: 'choosePlan',
      plans: [
        { plan: { slug: 'free' }, isCurrent: false, refusal: null },
        { plan: { slug: 'premium-yearly' }, isCurrent: false, refusal: null },
        { plan: { slug: 'premium' }, isCurrent: true, refusal: 'plan-unchanged' },
        { plan: { slug: 'enterprise-yearly' }, isCurrent: false, refusal: null },
        { plan: { slug: 'enterprise' }, isCurrent: false, refusal: null },
      ],
    })
    await actions.choosePlan({ planId: planId('enterprise') })
    expect(step()).toMatchObject({ name: 'billingDetails', choice: { cost: { dueNow: { amount: 48_000 } } } })
    await actions.submitBillingDetails(details)
    expect(step()).toMatchObject({ name: 'paymentMethod', method: { last4: '4242' } })
    await actions.keepMethod()
    expect(step()).toMatchObject({ name: 'confirm', isResumed: false })
    expect(paid()).toEqual([])
    expect((await actions.confirm()).ok).toBe(true)
    expect(step()).toMatchObject({ name: 'done', billing: { plan: { slug: 'enterprise' } }, isTrialConfirmed: false })
    expect(paid()).toEqual([48_000])
  })

  it('a required address is refused without country, street and city, and is optional by default', async () => {
    const { actions, step, planId, app } = await open({ billingAddressCollection: 'required' })
    await actions.begin({ planId: planId('enterprise') })
    const address = { country: 'GB', addressLine1: '1 High Street', city: ' ' }
    for (const given of [details, { ...details, address }])
      expect(await actions.submitBillingDetails(given)).toMatchObject({ error: { code: 'billing-address-required' } })
    expect(app.called()).not.toContain('updateBillingDetails')
    await actions.submitBillingDetails({ ...details, address: { ...address, city: 'Leeds' } })
    expect(step().name).toBe('paymentMethod')
  })

  it('keeps the typed details if the trial is kept with the same plan', async () => {
    const { actions, step, planId } = await open({ tenant: 'Acme Labs' })
    await actions.begin({ planId: planId('enterprise') })
    await actions.submitBillingDetails(details)
    actions.back()
    await actions.choosePlan({ planId: planId('enterprise'), option: 'retain_trial' })
    expect(step()).toMatchObject({
      name: 'billingDetails',
      details,
      choice: { option: 'retain_trial', cost: { dueNow: { amount: 0 } } },
    })
  })

  it('a checkout charges exactly what its estimate shows', async () => {
    const { emulator, actions, step, paid, tenantId, app } = await openConfirm()
    const present = step()
    if (present.name !== 'confirm') throw new Error('Another step')
    await actions.confirm()
    const { dueNow, credit, nextPaymentAt } = present.choice.cost
    expect(paid()).toEqual([dueNow.amount])
    const state = emulator.snapshot()
    expect(state.billingCredits.find((one) => one.tenantId === tenantId)?.amount ?? 0).toBe(credit.amount)
    expect(app.client.get(subscriptionFeature).getSnapshot().value?.subscription?.currentPeriodEnd).toBe(nextPaymentAt)
  })

  it('takes a new card', async () => {
    const { scene, actions, step, planId, emulator, tenantId, paid } = await open({ tenant: 'Acme Labs' })
    await actions.begin({ planId: planId('enterprise') })
    await actions.submitBillingDetails(details)
    expect(await actions.keepMethod()).toMatchObject({ error: { code: 'payment-method-missing' } })
    await actions.submitCard({ field: await cardField(scene) })
    expect(step()).toMatchObject({ name: 'confirm', method: { last4: '4242', billingDetails: details } })
    await actions.confirm()
    expect(step().name).toBe('done')
    expect(emulator.snapshot().billingCards.find((card) => card.tenantId === tenantId)?.name).toBe('Acme Ltd')
    expect(paid()).toEqual([48_000])
  })

  it('stays at the card if it is declined', async () => {
    const { scene, actions, step, planId } = await open()
    await actions.begin({ planId: planId('enterprise') })
    await actions.submitBillingDetails(details)
    const field = await cardField(scene, { ...goodCard, number: '4000000000000002' })
    expect(await actions.submitCard({ field })).toMatchObject({ error: { code: 'card-declined' } })
    expect(step().name).toBe('paymentMethod')
  })

  it('asks for no card for a plan that costs nothing', async () => {
    const { actions, step, planId, paid } = await open()
    await actions.begin({ planId: planId('free') })
    expect(step()).toMatchObject({ name: 'confirm', choice: { cost: { isImmediate: false, dueNow: { amount: 0 } } } })
    await actions.confirm()
    expect(step()).toMatchObject({ name: 'done', billing: { nextPlan: { slug: 'free' } } })
    expect(paid()).toEqual([])
  })

  it('returns step by step, and begins again', async () => {
    const { actions, step } = await openConfirm()
    const names = () => step().name
    actions.back()
    expect(names()).toBe('paymentMethod')
    actions.back()
    expect(names()).toBe('billingDetails')
    actions.back()
    expect(names()).toBe('choosePlan')
    actions.restart()
    expect(names()).toBe('loading')
    expect(await actions.confirm()).toMatchObject({ error: { code: 'checkout-out-of-turn' } })
  })

  it('leaves the failure of a step behind when it returns', async () => {
    const { scene, actions, calls, planId } = await open()
    await actions.begin({ planId: planId('enterprise') })
    await actions.submitBillingDetails(details)
    await actions.submitCard({ field: await cardField(scene, { ...goodCard, number: '4000000000000002' }) })
    expect(calls().submitCard.error?.code).toBe('card-declined')
    actions.back()
    expect(calls().submitCard.error).toBeNull()
  })

  it('confirms the trial of the same plan without a call, once there is a card', async () => {
    const { app, scene, actions, step, planId, paid, stored } = await open({ tenant: 'Acme Labs' })
    await actions.begin({ planId: planId('premium') })
    await actions.submitBillingDetails(details)
    await actions.submitCard({ field: await cardField(scene) })
    await actions.confirm()
    expect(step()).toMatchObject({
      name: 'done',
      isTrialConfirmed: true,
      billing: { subscription: { status: 'ACTIVE' } },
    })
    expect(app.called()).not.toContain('updateManagedSubscription')
    expect([paid(), stored()?.status]).toEqual([[], 'trialing'])
  })

  it('a checkout is refused with a reason: no subscription, or billing that is managed elsewhere', async () => {
    const { emulator, actions, step } = await open()
    emulator.arrange((state) => {
      state.billingSubscriptions = []
    })
    await actions.begin()
    expect(step()).toEqual({ name: 'refused', reason: 'subscription-missing' })
    emulator.arrange(({ billingAccounts }) => {
      for (const account of billingAccounts) account.externallyManaged = true
    })
    await actions.begin()
    expect(step()).toEqual({ name: 'refused', reason: 'billing-externally-managed' })
  })
})

describe('a payment is made once', () => {
  it('a payment is made once on a double click', async () => {
    const { actions, paid, app } = await openConfirm()
    await Promise.all([actions.confirm(), actions.confirm()])
    expect(paid()).toEqual([48_000])
    expect(app.called().filter((operation) => operation === 'updateManagedSubscription')).toHaveLength(1)
  })

  it('although its answer is lost: the provider has the plan, so the checkout is done', async () => {
    const { emulator, actions, step, paid } = await openConfirm()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', when: 'after', times: 1 })
    expect((await actions.confirm()).ok).toBe(true)
    expect(step().name).toBe('done')
    expect(paid()).toEqual([48_000])
  })

  it('a payment is made once if the request never arrived: nothing is shown as paid, and a retry pays', async () => {
    const { emulator, actions, step, paid } = await openConfirm()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', times: 1 })
    expect(await actions.confirm()).toMatchObject({ ok: false, error: { code: 'network' } })
    expect([step().name, paid()]).toEqual(['confirm', []])
    await actions.confirm()
    expect([step().name, paid()]).toEqual(['done', [48_000]])
  })

  it('a payment is made once if the response is slower than the client waits', async () => {
    const { app, emulator, actions, step, paid } = await openConfirm()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'delay', delayMs: 60_000, times: 1 })
    const confirming = actions.confirm()
    await app.clock.advance(10_000)
    expect(await confirming).toMatchObject({ ok: false, error: { code: 'timeout' } })
    expect([step().name, paid()]).toEqual(['confirm', []])
    // The provider applies the first request now, although the client has given it up.
    await app.clock.advance(60_000)
    await until(() => paid().length > 0)
    await actions.confirm()
    expect(step().name).toBe('done')
    expect(paid()).toEqual([48_000])
  })

  it('a payment with a lost response is unclear until billing can be read, and is made once', async () => {
    const { emulator, actions, step, paid, planId } = await openConfirm()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', when: 'after', times: 1 })
    emulator.faults.add({ operation: 'getBillingSummary', kind: 'status', status: 400, after: 1, times: 1 })
    expect(await actions.confirm()).toMatchObject({ error: { code: 'payment-unclear' } })
    expect(step()).toEqual({ name: 'unclear', planId: planId('enterprise') })
    await actions.check()
    expect(step()).toMatchObject({ name: 'done', billing: { plan: { slug: 'enterprise' } } })
    expect(paid()).toEqual([48_000])
  })

  it('a payment with a lost response remains unclear if the check fails as well', async () => {
    const { emulator, actions, step, planId } = await openConfirm()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', when: 'after', times: 1 })
    emulator.faults.add({ operation: 'getBillingSummary', kind: 'status', status: 400, after: 1, times: 2 })
    await actions.confirm()
    expect((await actions.check()).ok).toBe(false)
    expect(step()).toEqual({ name: 'unclear', planId: planId('enterprise') })
  })

  it.each([
    ['before', []],
    ['after', [48_000]],
  ] as const)('a payment is made once despite a reload in the middle, %s it took effect', async (when, paidBefore) => {
    const first = await openConfirm()
    first.emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', when, times: 1 })
    first.emulator.faults.add({ operation: 'getBillingSummary', kind: 'status', status: 400, after: 1, times: 1 })
    await first.actions.confirm()
    expect(first.paid()).toEqual(paidBefore)
    const reloaded = await open({ beside: first.app, sameBrowser: true })
    await reloaded.actions.begin()
    if (paidBefore.length === 0) {
      expect(reloaded.step()).toMatchObject({
        name: 'confirm',
        isResumed: true,
        choice: { plan: { slug: 'enterprise' } },
      })
      await reloaded.actions.confirm()
      expect(reloaded.step().name).toBe('done')
      const keys = [first.app, reloaded.app].flatMap((app) =>
        app
          .sent(`/${first.stored()?.id}`)
          .flatMap(({ headers, body }) => (body ? [headers.get('idempotency-key')] : [])),
      )
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
    } else {
      expect(reloaded.step()).toMatchObject({ name: 'choosePlan', billing: { plan: { slug: 'enterprise' } } })
    }
    expect(reloaded.paid()).toEqual([48_000])
  })

  it('a payment is made once if two tabs confirm it', async () => {
    const one = await openConfirm()
    const other = await openConfirm({ beside: one.app })
    await Promise.all([one.actions.confirm(), other.actions.confirm()])
    expect(one.paid()).toEqual([48_000])
  })
})

describe('a payment that fails', () => {
  it('stays at its step, with nothing paid', async () => {
    const { emulator, actions, step, paid } = await openConfirm()
    emulator.arrange(({ billingCards: [card] }) => {
      if (card) card.behavior = 'declines'
    })
    expect(await actions.confirm()).toMatchObject({ error: { code: 'ER-CARD-DECLINED', status: 402 } })
    expect([step().name, paid()]).toEqual(['confirm', []])
  })

  it('returns to the card if the bank demands a confirmation, and a new card pays', async () => {
    const { scene, emulator, actions, step, paid, stored } = await openConfirm()
    emulator.arrange(({ billingCards: [card] }) => {
      if (card) card.behavior = 'demands-confirmation'
    })
    expect(await actions.confirm()).toMatchObject({ error: { code: 'payment-incomplete' } })
    expect([step().name, paid()]).toEqual(['paymentMethod', []])
    await actions.submitCard({ field: await cardField(scene) })
    expect([stored()?.status, paid()]).toEqual(['active', [48_000]])
  })
})
