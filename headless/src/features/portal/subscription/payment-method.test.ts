import { describe, expect, it } from 'vitest'
import { openApp } from '../../../../test/open-app.ts'
import { cardField, goodCard, openBilling } from '../../../../test/open-billing.ts'
import { subscriptionFeature } from './feature.ts'
import { paymentMethodFeature } from './payment-method.ts'

const details = { name: 'Acme Ltd', email: 'bills@acme.test' }

async function open(options: Parameters<typeof openBilling>[0] = {}) {
  const scene = await openBilling(options)
  const slice = scene.app.client.get(paymentMethodFeature)
  slice.subscribe(() => {})
  await slice.actions.load()
  return { ...scene, scene, actions: slice.actions, value: () => slice.getSnapshot().value }
}

describe('the payment method', () => {
  it('the payment method is the first card, with its billing details', async () => {
    const { value } = await open()
    expect(value()?.method).toMatchObject({
      type: 'card',
      isDefault: true,
      last4: '4242',
      expMonth: 11,
      expYear: 2030,
      brand: 'visa',
      billingDetails: { name: 'Acme', email: 'accounts@acme.test' },
    })
  })

  it('the payment method is null for a tenant without one', async () => {
    const { value, actions } = await open({ tenant: 'Acme Labs' })
    expect(value()).toEqual({ method: null })
    expect(await actions.saveBillingDetails({ email: 'a@acme.test' })).toMatchObject({
      error: { code: 'payment-method-missing' },
    })
  })

  it('shows new billing details at once, and the former ones if the provider refuses', async () => {
    const { emulator, actions, value } = await open()
    emulator.faults.add({ operation: 'updateBillingDetails', kind: 'status', times: 1 })
    const saving = actions.saveBillingDetails({ email: 'new@acme.test' })
    expect(value()?.method?.billingDetails.email).toBe('new@acme.test')
    expect((await saving).ok).toBe(false)
    expect(value()?.method?.billingDetails.email).toBe('accounts@acme.test')
    const address = { city: 'Leeds', country: 'GB' }
    expect((await actions.saveBillingDetails({ email: 'new@acme.test', address })).ok).toBe(true)
    expect(emulator.snapshot().billingCards[0]).toMatchObject({ email: 'new@acme.test', address })
  })
})

describe('a payment provider', () => {
  it.each([
    ['of another type', { providerType: 'Other', name: 'Other', status: '1' }],
    ['that is not active', { providerType: 'Stripe', name: 'Stripe', status: '0' }],
  ])('%s is none', async (_, provider) => {
    const { app, actions } = await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/payment-providers/v1') ? Promise.resolve(Response.json([provider])) : undefined,
    })
    expect(await actions.prepareCard()).toMatchObject({ error: { message: 'Payment provider not configured' } })
    expect(await app.client.get(subscriptionFeature).actions.load()).toMatchObject({
      error: { message: 'Internal feature failure' },
    })
  })
})

describe('a new card', () => {
  it('becomes the payment method', async () => {
    const { scene, actions, value } = await open({ tenant: 'Acme Labs' })
    const field = await cardField(scene)
    const saved = await actions.saveCard({ field, details })
    expect(saved.ok).toBe(true)
    await actions.load()
    expect(value()?.method).toMatchObject({ last4: '4242', billingDetails: details, id: saved.ok && saved.value })
  })

  it.each([
    ['4000000000000002', 'card-declined'],
    ['4000002500003155', 'confirmation-failed'],
  ])('%s fails with %s and is not saved', async (number, code) => {
    const { scene, actions, value } = await open({ confirms: false })
    const field = await cardField(scene, { ...goodCard, number })
    expect(await actions.saveCard({ field, details })).toMatchObject({ ok: false, error: { code } })
    await actions.load()
    expect(value()?.method?.last4).toBe('4242')
  })

  it('a new card that has expired fails with card-expired', async () => {
    const { scene, actions } = await open()
    const field = await cardField(scene, { ...goodCard, expYear: 2025 })
    expect(await actions.saveCard({ field, details })).toMatchObject({ error: { code: 'card-expired' } })
  })

  it('a new card is saved after the user has confirmed it with the bank', async () => {
    const { scene, actions, value } = await open()
    const field = await cardField(scene, { ...goodCard, number: '4000002500003155' })
    expect((await actions.saveCard({ field, details })).ok).toBe(true)
    await actions.load()
    expect(value()?.method?.last4).toBe('3155')
  })

  it('a new card whose response was lost confirms the same intent again', async () => {
    const { scene, actions, emulator } = await open()
    const field = await cardField(scene)
    let lost = true
    const unsteady: typeof field = {
      ...field,
      async confirm(confirmation) {
        const fault = await field.confirm(confirmation)
        if (!lost) return fault
        lost = false
        return 'payment-unreachable'
      },
    }
    expect(await actions.saveCard({ field: unsteady, details })).toMatchObject({
      error: { code: 'payment-unreachable' },
    })
    expect((await actions.saveCard({ field: unsteady, details })).ok).toBe(true)
    expect(emulator.snapshot().setupIntents).toHaveLength(1)
  })

  it('pays what is open', async () => {
    const { scene, actions, emulator, paid, stored } = await open()
    emulator.arrange(({ billingCards: [card] }) => {
      if (card) card.behavior = 'declines'
    })
    emulator.setTime(Date.UTC(2026, 1, 1))
    expect(stored()?.status).toBe('incomplete')
    await actions.saveCard({ field: await cardField(scene), details })
    expect([stored()?.status, paid()]).toEqual(['active', [10_000]])
  })
})

describe('a field for a card', () => {
  it('a card is not saved without a tenant: TenantId is not defined', async () => {
    const { client } = await openApp()
    const field = { confirm: async () => null, setTheme() {}, focus() {}, dispose() {} }
    expect(await client.get(paymentMethodFeature).actions.saveCard({ field, details })).toMatchObject({
      error: { code: 'tenant-missing', message: 'TenantId is not defined' },
    })
  })

  it('needs a configured payment provider', async () => {
    const { emulator, actions } = await open()
    emulator.arrange((state) => {
      state.billingSettings.isActive = false
    })
    expect(await actions.prepareCard()).toMatchObject({
      error: { code: 'payment-provider-missing', message: 'Payment provider not configured' },
    })
  })

  it('fails if the code of the payment provider does not load, and loads it with the next try', async () => {
    const { app, actions } = await open()
    const { payments } = app.client.options
    if (!payments) throw new Error('No adapter')
    const { load } = payments
    Object.assign(payments, { load: () => Promise.reject(new Error('blocked')) })
    expect(await actions.prepareCard()).toMatchObject({ error: { code: 'payment-unreachable' } })
    Object.assign(payments, { load })
    expect((await actions.prepareCard()).ok).toBe(true)
  })
})
