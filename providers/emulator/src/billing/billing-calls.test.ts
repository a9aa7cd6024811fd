import { describe, expect, it } from 'vitest'
import { managed, openBilling, root } from '../../test/open-billing.ts'
import { openScene, type Scene } from '../../test/open-caller.ts'
import { operations } from '../openapi/operations.gen.ts'

describe('an idempotency key', () => {
  it('an idempotency key has one effect, one audit row and one response', async () => {
    const { change, own, emulator } = await openBilling()
    await change('enterprise', { key: 'a' })
    const before = own()
    expect((await change('enterprise', { key: 'a' })).status).toBe(200)
    expect(own()).toEqual(before)
    expect(emulator.snapshot().audits.filter(({ action }) => action === 'updateManagedSubscription')).toHaveLength(1)
  })

  it('an idempotency key is refused for another request', async () => {
    const { change } = await openBilling()
    await change('enterprise', { key: 'a' })
    expect(await change('free', { key: 'a' })).toMatchObject({ status: 422, body: { errorCode: 'ER-IDEMPOTENCY-KEY' } })
  })

  it('repeats the answer of a creation', async () => {
    const { call } = await openBilling()
    const path = `${root}/payment-providers/stripe/setup-intents/v1`
    const [one, other] = [
      await call('POST', path, {}, { 'idempotency-key': 'b' }),
      await call('POST', path, {}, { 'idempotency-key': 'b' }),
    ]
    expect([one.status, other.status]).toEqual([201, 201])
    expect(other.body).toEqual(one.body)
  })
})

describe('billing that another system manages', () => {
  it('shows its summary and refuses every change', async () => {
    const { call, tenantId } = await openBilling('Globex')
    expect((await call('GET', `${root}/summaries/v1/${tenantId}`)).body).toMatchObject({ externallyManaged: true })
    const refused = await call('POST', `${root}/payment-providers/stripe/setup-intents/v1`, {})
    expect(refused).toMatchObject({ status: 403, body: { errors: ['Billing is externally managed'] } })
  })
})

describe('an invoice', () => {
  it('an invoice is a PDF file with its number', async () => {
    const { own, fetch, baseUrl, token } = await openBilling()
    const address = `${baseUrl}/frontegg${root}/invoices/v1/${own().invoices[0]?.id}/pdf?outputFileName=../January`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=".._January.pdf"')
    const { PDFDocument } = await import('pdf-lib')
    const file = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false })
    expect([file.getTitle(), file.getPageCount()]).toEqual(['Invoice PT-2026-0001', 1])
  })

  it('an invoice of another tenant does not exist', async () => {
    const { call, own } = await openBilling('Acme Labs')
    const other = await openBilling()
    expect(own().invoices).toEqual([])
    expect((await call('GET', `${root}/invoices/v1/${other.own().invoices[0]?.id}`)).status).toBe(404)
  })
})

describe('a single record of billing', () => {
  it('a single record of billing is read by its id: plan, invoice, payment method, subscription', async () => {
    const { call, own, plan } = await openBilling()
    const { card, subscription, invoices } = own()
    const read = async (path: string) => (await call('GET', path)).body
    expect(await read(`${root}/plans/v1/${plan('premium')}`)).toMatchObject({ id: plan('premium'), slug: 'premium' })
    expect(await read(`${root}/invoices/v1/${invoices[0]?.id}`)).toMatchObject({
      id: invoices[0]?.id,
      receiptNumber: invoices[0]?.number,
      totalAmount: 10_000,
      paid: true,
    })
    expect(await read(`${root}/payment-methods/v1/${card?.id}`)).toMatchObject({ id: card?.id, last4: '4242' })
    const present = { id: subscription?.id, status: 'active', plan: { slug: 'premium' } }
    expect(await read(`${managed}/${subscription?.id}`)).toMatchObject(present)
    expect(await read(`${root}/subscriptions/v1`)).toMatchObject([present])
  })

  it('the single billing records of a tenant are its customer and its configuration', async () => {
    const { call, tenantId } = await openBilling()
    expect(await call('GET', `${root}/payment-providers/stripe/customers/v1/${tenantId}`)).toMatchObject({
      status: 200,
      body: { stripeCustomerId: 'cus_demo_acme' },
    })
    expect((await call('GET', `${root}/tenant-configurations/v1/${tenantId}`)).status).toBe(200)
  })
})

describe('permissions of billing', () => {
  const billing = operations.filter(({ area }) => area === 'billing')

  it.each(billing.map(({ id, method, path }) => [id, method, path] as const))(
    '%s is refused without its permission',
    async (_, method, path) => {
      const scene: Scene = openScene()
      scene.emulator.arrange(({ roles }) => {
        for (const role of roles) {
          const other = method === 'get' ? 'fe.subscriptions.write.*' : 'fe.subscriptions.read.*'
          if (role.key === 'Admin') role.permissionKeys = [other]
        }
      })
      const token = await scene.tokenOf('admin@acme.test')
      const before = scene.emulator.snapshot()
      const address = path.replace(/\{[^}]+\}/g, 'x')
      const sent = { token, ...(method !== 'get' && { body: wholeBody }) }
      expect((await scene.call(method.toUpperCase(), address, sent)).status).toBe(403)
      expect(scene.emulator.snapshot()).toEqual(before)
    },
  )
})

describe('a change of billing', () => {
  it('every change of billing writes a row of the audit log', async () => {
    const { call, own, plan, tenantId, emulator } = await openBilling()
    const { subscription, card } = own()
    const stripe = `${root}/payment-providers/stripe`
    const path = `${root}/subscriptions/v1/${subscription?.id}`
    const ofPlan = { planId: plan('enterprise'), paymentMethodId: card?.id ?? '' }
    const changes: readonly (readonly [method: string, path: string, body: object])[] = [
      ['PUT', `${path}/cancellations/`, {}],
      ['PUT', `${path}/renewals/`, {}],
      ['PUT', `${managed}/${subscription?.id}/cancellations/`, {}],
      ['PUT', `${managed}/${subscription?.id}/renewals/`, {}],
      ['PUT', path, ofPlan],
      ['PUT', `${managed}/${subscription?.id}`, ofPlan],
      ['PATCH', `${root}/payment-methods/v1/${card?.id}/billing-details`, { email: 'new@acme.test' }],
      ['POST', `${stripe}/customers/v1`, { name: 'Acme', email: 'a@acme.test' }],
      ['POST', `${stripe}/setup-intents/v1`, {}],
    ]
    for (const [method, address, body] of changes) expect((await call(method, address, body)).status).toBeLessThan(300)
    emulator.arrange((state) => {
      state.billingSubscriptions = []
      state.billingAccounts = []
    })
    await call('POST', `${root}/tenant-configurations/v1`, { tenantId, providerType: 'Stripe' })
    await call('POST', `${stripe}/subscriptions/v1`, { stripePlanId: 'plan_premium' })
    const rows = emulator.snapshot().audits
    expect(rows.map(({ action }) => action)).toEqual([
      'cancelSubscription',
      'renewSubscription',
      'cancelManagedSubscription',
      'renewManagedSubscription',
      'updateSubscription',
      'updateManagedSubscription',
      'updateBillingDetails',
      'createCardCustomer',
      'createSetupIntent',
      'createBillingTenantConfiguration',
      'createCardSubscription',
    ])
    expect(rows.every((row) => row.tenantId === tenantId && row.email === 'admin@acme.test')).toBe(true)
    expect(own().subscription).toMatchObject({ status: 'active', planId: plan('premium') })
  })
})

/** All members that the changes require. */
const wholeBody = {
  planId: 'x',
  paymentMethodId: 'x',
  tenantId: 'x',
  providerType: 'Stripe',
  name: 'x',
  email: 'x@acme.test',
  stripePlanId: 'x',
}
