import { describe, expect, it } from 'vitest'
import { openSubscription, until } from '../../../../test/open-billing.ts'
import { invoicesFeature } from './invoices.ts'
import { paymentMethodFeature } from './payment-method.ts'

describe('a change of plan', () => {
  it('pays once, and reloads the invoices and the payment method', async () => {
    const { app, actions, planId, paid, value } = await openSubscription()
    const list = app.client.get(invoicesFeature)
    const method = app.client.get(paymentMethodFeature)
    list.subscribe(() => {})
    method.subscribe(() => {})
    await until(() => list.getSnapshot().rows.length === 2 && method.getSnapshot().value !== null)
    const reads = () => app.called().filter((operation) => operation === 'listPaymentMethods').length
    const before = reads()
    expect((await actions.setPlan({ planId: planId('enterprise') })).ok).toBe(true)
    expect(paid()).toEqual([48_000])
    expect(value()?.plan?.slug).toBe('enterprise')
    await until(() => list.getSnapshot().rows.length === 3 && reads() > before)
  })

  it('sends its option', async () => {
    const { actions, stored, planId, paid } = await openSubscription({ tenant: 'Acme Labs' })
    expect((await actions.setPlan({ planId: planId('enterprise'), option: 'retain_trial' })).ok).toBe(true)
    expect(stored()).toMatchObject({ status: 'trialing', planId: planId('enterprise') })
    expect((await actions.setPlan({ option: 'change_to_default' })).ok).toBe(true)
    expect(stored()).toMatchObject({ status: 'active', planId: planId('free') })
    expect(paid()).toEqual([])
  })

  it('a change of plan is refused with a reason: the same plan, a cheaper one, no trial, no such plan', async () => {
    const { emulator, actions, planId } = await openSubscription()
    emulator.arrange((state) => {
      state.billingSettings.allowPlanDowngrade = false
    })
    const code = async (input: Parameters<typeof actions.setPlan>[0]) => {
      const outcome = await actions.setPlan(input)
      return 'error' in outcome ? outcome.error.code : outcome
    }
    expect(await code({ planId: planId('premium') })).toBe('plan-unchanged')
    expect(await code({ planId: planId('free') })).toBe('plan-downgrade-forbidden')
    expect(await code({ planId: planId('enterprise'), option: 'retain_trial' })).toBe('subscription-not-trialing')
    expect(await code({ planId: 'none' })).toBe('plan-missing')
  })

  it.each([
    ['lost after its effect', { kind: 'drop', when: 'after' }],
    ['broken', { kind: 'status', status: 502 }],
    ['lost on its way', { kind: 'drop', when: 'before' }],
  ] as const)('a change of plan whose response is %s never pays twice', async (_, fault) => {
    const { emulator, actions, planId, paid, value } = await openSubscription()
    emulator.faults.add({ operation: 'updateManagedSubscription', times: 1, ...fault })
    const first = await actions.setPlan({ planId: planId('enterprise') })
    expect(first.ok).toBe(paid().length === 1)
    await actions.load()
    expect(value()?.plan?.slug).toBe(paid().length === 1 ? 'enterprise' : 'premium')
    await actions.setPlan({ planId: planId('enterprise') })
    expect(paid()).toEqual([48_000])
    expect(value()?.plan?.slug).toBe('enterprise')
  })

  it('repeats its key until the answer is certain, and has a new one afterwards', async () => {
    const { app, emulator, actions, planId } = await openSubscription()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', times: 2 })
    for (let time = 0; time < 3; time++) await actions.setPlan({ planId: planId('enterprise') })
    await actions.setPlan({ planId: planId('free') })
    const keys = app
      .sent(`/${emulator.snapshot().billingSubscriptions[0]?.id}`)
      .flatMap(({ headers, body }) => (body ? [headers.get('idempotency-key')] : []))
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('a lost change of plan is unclear while the billing cannot be read, and known after the next read', async () => {
    const { emulator, actions, planId, paid, value } = await openSubscription()
    emulator.faults.add({ operation: 'updateManagedSubscription', kind: 'drop', when: 'after', times: 1 })
    emulator.faults.add({ operation: 'getBillingSummary', kind: 'status', status: 400, after: 1, times: 1 })
    expect(await actions.setPlan({ planId: planId('enterprise') })).toMatchObject({
      error: { code: 'payment-unclear' },
    })
    await actions.load()
    expect(value()).toMatchObject({ plan: { slug: 'enterprise' }, pendingChange: null })
    expect(paid()).toEqual([48_000])
  })

  it('a change of plan with a declined card changes nothing', async () => {
    const { emulator, actions, planId, paid, value } = await openSubscription()
    emulator.arrange(({ billingCards: [card] }) => {
      if (card) card.behavior = 'declines'
    })
    expect(await actions.setPlan({ planId: planId('enterprise') })).toMatchObject({ error: { status: 402 } })
    expect([paid(), value()?.plan?.slug, value()?.pendingChange]).toEqual([[], 'premium', null])
  })

  it('a change of plan whose payment is not confirmed is not shown as paid', async () => {
    const { emulator, actions, planId, paid, value } = await openSubscription()
    emulator.arrange(({ billingCards: [card] }) => {
      if (card) card.behavior = 'demands-confirmation'
    })
    expect(await actions.setPlan({ planId: planId('enterprise') })).toMatchObject({
      error: { code: 'payment-incomplete' },
    })
    await until(() => value()?.subscription?.status === 'INCOMPLETE')
    expect(paid()).toEqual([])
  })
})
