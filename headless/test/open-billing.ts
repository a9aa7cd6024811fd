import { type TypedCard, testPayments } from '@portico/emulator/payments'
import type { PaymentSite } from '../src/client/index.ts'
import { paymentMethodFeature, subscriptionFeature } from '../src/features/portal/subscription/index.ts'
import { type AppOptions, openApp, until } from './open-app.ts'

/** A valid card. */
export const goodCard: TypedCard = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031 }

/** The options of {@link openBilling}. */
export interface BillingOptions extends AppOptions {
  /** The name of the tenant. Default `Acme`, which pays for Premium. */
  readonly tenant?: string
  /** `true` if the user confirms the payment at the bank. Default: `true`. */
  readonly confirms?: boolean
}

/** Opens an application for an administrator, with a payment adapter. */
export async function openBilling({ tenant = 'Acme', confirms = true, beside, ...options }: BillingOptions = {}) {
  const first = beside ?? (await openApp({ starts: false }))
  const { emulator, baseUrl } = first.provider
  emulator.arrange((state) => {
    // Tests advance the clock by months.
    state.security.accessTokenLifetime = 365 * 24 * 3600
    state.security.sessionLifetime = 2 * 365 * 24 * 3600
    const tenantId = state.tenants.find(({ name }) => name === tenant)?.id ?? ''
    for (const user of state.users) if (user.email === 'admin@acme.test') user.activeTenantId = tenantId
  })
  // The card provider uses the same clock, but is not part of the contract.
  const send: typeof fetch = (input, init) => first.clock.work(() => emulator.fetch(new Request(input, init)))
  const payments = testPayments({ baseUrl, fetch: send, confirms: async () => confirms })
  const app = await openApp({ beside: first, signedInAs: 'admin@acme.test', payments, ...options })
  const tenantId = emulator.snapshot().tenants.find(({ name }) => name === tenant)?.id ?? ''
  const ofTenant = <Row extends { readonly tenantId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.tenantId === tenantId)
  return {
    app,
    emulator,
    tenantId,
    planId: (slug: string) => emulator.snapshot().billingPlans.find((plan) => plan.slug === slug)?.id ?? '',
    /** Returns the amounts that were charged since the demo began. */
    paid: () =>
      ofTenant(emulator.snapshot().billingCharges)
        .filter(({ succeeded }) => succeeded)
        .slice(tenant === 'Acme' ? 2 : 0)
        .map(({ amount }) => amount),
    stored: () => ofTenant(emulator.snapshot().billingSubscriptions)[0],
    fieldWith: (site: PaymentSite, card: TypedCard = goodCard) => payments.fieldWith(site, card),
  }
}

/** Opens the same application, with the loaded billing on the screen. */
export async function openSubscription(options: BillingOptions = {}) {
  const scene = await openBilling(options)
  const slice = scene.app.client.get(subscriptionFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null || slice.getSnapshot().error !== null)
  return { ...scene, slice, actions: slice.actions, value: () => slice.getSnapshot().value }
}

/** Prepares a field that contains a card. */
export async function cardField(
  { app, fieldWith }: Awaited<ReturnType<typeof openBilling>>,
  card: TypedCard = goodCard,
) {
  const prepared = await app.client.get(paymentMethodFeature).actions.prepareCard()
  if (!prepared.ok) throw new Error('No card can be entered')
  return fieldWith(prepared.value, card)
}

export { until }
