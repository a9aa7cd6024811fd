import { describe, expect, it } from 'vitest'
import { managed, openBilling } from '../../test/open-billing.ts'
import { start } from '../../test/open-caller.ts'

const day = 24 * 60 * 60 * 1000

describe('a year by the clock', () => {
  it('brings one paid invoice a month, on the first, each charged once', async () => {
    const { own, at } = await openBilling()
    const before = own().invoices.length
    at(Date.UTC(2027, 0, 1))
    const made = own().invoices.slice(before)
    expect(made.map(({ createdAt }) => new Date(createdAt).toISOString().slice(0, 10))).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ])
    expect(made.every(({ paidAt, total }) => paidAt !== null && total === 10_000)).toBe(true)
    for (const { id } of made) expect(own().charges.filter(({ invoiceId }) => invoiceId === id)).toHaveLength(1)
  })

  it('a year by the clock is the same in one step and day by day', async () => {
    const [one, many] = [await openBilling(), await openBilling()]
    one.at(start + 365 * day)
    for (let days = 1; days <= 365; days++) many.at(start + days * day)
    const facts = ({ own }: typeof one) =>
      own().invoices.map(({ number, total, createdAt }) => [number, total, createdAt])
    expect(facts(many)).toEqual(facts(one))
  })

  it('keeps the day of the month where a month is shorter', async () => {
    const { own, at, emulator } = await openBilling()
    emulator.arrange(({ billingSubscriptions: [first] }) => {
      if (first)
        Object.assign(first, { anchorDay: 31, periodStart: Date.UTC(2026, 0, 31), periodEnd: Date.UTC(2026, 1, 28) })
    })
    at(Date.UTC(2026, 4, 1))
    const days = own()
      .invoices.slice(2)
      .map(({ createdAt }) => new Date(createdAt).toISOString().slice(5, 10))
    expect(days).toEqual(['02-28', '03-31', '04-30'])
  })
})

describe('a trial', () => {
  it('begins with the first call to billing, and moves to the default plan at its end without a card', async () => {
    const { call, own, at } = await openBilling('Acme Labs')
    await call('GET', managed)
    expect(own().subscription).toMatchObject({ status: 'trialing', trialEnd: start + 14 * day })
    at(start + 14 * day - 1)
    expect(own().subscription?.status).toBe('trialing')
    at(start + 14 * day)
    const listed = await call('GET', managed)
    expect(listed.body).toMatchObject([{ status: 'active', plan: { slug: 'free' } }])
    expect(own().invoices).toEqual([])
  })

  it('a trial is paid for at its end if there is a card', async () => {
    const { call, own, at, emulator, tenantId } = await openBilling('Acme Labs')
    await call('GET', managed)
    emulator.arrange((state) => {
      state.billingCards = state.billingCards.map((card) => ({ ...card, tenantId }))
    })
    at(start + 14 * day)
    expect(own().subscription).toMatchObject({ status: 'active', trialEnd: null })
    expect(own().invoices).toMatchObject([{ total: 10_000, createdAt: start + 14 * day, paidAt: start + 14 * day }])
  })

  it('goes on with another plan if it is retained', async () => {
    const { call, own, change } = await openBilling('Acme Labs')
    await call('GET', managed)
    expect((await change('enterprise', { option: 'retain_trial' })).status).toBe(200)
    const listed = await call('GET', managed)
    expect(listed.body).toMatchObject([{ status: 'trialing', plan: { slug: 'enterprise' } }])
    expect(own().charges).toEqual([])
  })
})

describe('a card that fails', () => {
  it('a card that fails is tried again after 1, 3 and 5 days, then the subscription expires', async () => {
    const { own, at, behave } = await openBilling()
    behave('declines')
    const first = Date.UTC(2026, 1, 1)
    at(first)
    expect(own().subscription?.status).toBe('incomplete')
    at(first + 60 * day)
    const tries = own().charges.slice(2)
    expect(tries.map(({ at: time }) => (time - first) / day)).toEqual([0, 1, 4, 9])
    expect(tries.some(({ succeeded }) => succeeded)).toBe(false)
    expect(own().subscription?.status).toBe('expired')
    expect(own().invoices.at(-1)).toMatchObject({ paidAt: null, nextAttemptAt: null })
  })

  it('a failing card that works again is charged once, and the subscription is active', async () => {
    const { own, at, behave } = await openBilling()
    behave('declines')
    at(Date.UTC(2026, 1, 1))
    behave('pays')
    at(Date.UTC(2026, 1, 3))
    expect(own().subscription?.status).toBe('active')
    expect(
      own()
        .charges.slice(2)
        .map(({ succeeded }) => succeeded),
    ).toEqual([false, true])
  })

  it('changes nothing if a plan is bought with it', async () => {
    const { own, change, behave } = await openBilling()
    behave('declines')
    const before = own()
    expect(await change('enterprise')).toMatchObject({ status: 402, body: { errorCode: 'ER-CARD-DECLINED' } })
    expect(own().subscription).toEqual(before.subscription)
    expect(own().invoices).toEqual(before.invoices)
  })
})

describe('a change of plan', () => {
  it('a change to a dearer plan begins at once at its whole price, with the rest as a credit', async () => {
    const { own, change, at, call } = await openBilling()
    const now = start + 10 * day
    at(now)
    expect((await change('enterprise')).status).toBe(200)
    expect(own().subscription).toMatchObject({ status: 'active', periodStart: now, periodEnd: Date.UTC(2026, 1, 11) })
    expect(own().invoices.at(-1)).toMatchObject({ total: 48_000, paidAt: now })
    const credit = Math.floor((10_000 * 21) / 31)
    expect(own().credits).toMatchObject([{ amount: credit, currency: 'usd' }])
    at(Date.UTC(2026, 1, 11))
    expect(own().invoices.at(-1)).toMatchObject({ total: 48_000 - credit })
    expect(own().credits).toMatchObject([{ amount: 0 }])
    expect((await call('GET', managed)).body).toMatchObject([{ plan: { slug: 'enterprise' } }])
  })

  it('a change to a cheaper plan begins with the next period', async () => {
    const { own, change, at, call } = await openBilling()
    await change('free')
    expect((await call('GET', managed)).body).toMatchObject([{ plan: { slug: 'premium' }, nextPlan: { slug: 'free' } }])
    at(Date.UTC(2026, 1, 1))
    expect((await call('GET', managed)).body).toMatchObject([{ plan: { slug: 'free' }, status: 'active' }])
    expect(own().invoices).toHaveLength(2)
  })

  it('a change to a cheaper plan is refused if the vendor forbids it', async () => {
    const { change, emulator } = await openBilling()
    emulator.arrange((state) => {
      state.billingSettings.allowPlanDowngrade = false
    })
    expect(await change('free')).toMatchObject({ status: 403, body: { errorCode: 'ER-DOWNGRADE-FORBIDDEN' } })
  })
})

describe('the features of a plan', () => {
  it('come with its payment, and go with the plan', async () => {
    const { change, at, emulator, tenantId, behave } = await openBilling()
    const plans = () => emulator.snapshot().tenants.find(({ id }) => id === tenantId)?.entitlements?.plans ?? {}
    expect(plans()).toEqual({})
    behave('declines')
    await change('enterprise')
    expect(plans()).toEqual({})
    behave('pays')
    await change('enterprise')
    expect(plans()).toEqual({ enterprise: { defaultTreatment: 'true' } })
    await change('premium')
    at(Date.UTC(2026, 1, 1))
    expect(plans()).toEqual({ premium: { defaultTreatment: 'true' } })
  })
})

describe('a cancellation', () => {
  it('takes effect at the end of the period, and may be removed before', async () => {
    const { call, own, at } = await openBilling()
    const path = `${managed}/${own().subscription?.id}`
    await call('PUT', `${path}/cancellations/`, {})
    expect((await call('GET', path)).body).toMatchObject({ status: 'active', cancellation: { policy: 'atPeriodEnd' } })
    await call('PUT', `${path}/renewals/`, {})
    expect((await call('GET', path)).body).toMatchObject({ cancellation: null })
    await call('PUT', `${path}/cancellations/`, {})
    at(Date.UTC(2026, 1, 1))
    expect((await call('GET', path)).body).toMatchObject({ plan: { slug: 'free' }, cancellation: null })
    expect(own().invoices).toHaveLength(2)
  })

  it('ends the subscription if there is no default plan', async () => {
    const { call, own, at, emulator } = await openBilling()
    emulator.arrange(({ billingPlans }) => {
      for (const plan of billingPlans) plan.isDefault = false
    })
    const path = `${managed}/${own().subscription?.id}`
    await call('PUT', `${path}/cancellations/`, {})
    at(Date.UTC(2026, 1, 1))
    expect((await call('GET', path)).body).toMatchObject({ status: 'canceled' })
  })
})
