import type { CardBehavior } from '../src/billing/records.ts'
import { openScene } from './open-caller.ts'

/** The address of the billing operations. */
export const root = '/subscriptions/resources/billing'
/** The address of managed subscriptions. */
export const managed = '/subscriptions/resources/subscriptions/v1'

/** Opens the billing of a tenant of the demo, for its administrator. The clock may move by years. */
export async function openBilling(tenant = 'Acme') {
  const scene = openScene()
  const { emulator } = scene
  const tenantId = emulator.snapshot().tenants.find(({ name }) => name === tenant)?.id ?? ''
  emulator.arrange((state) => {
    for (const user of state.users) if (user.email === 'admin@acme.test') user.activeTenantId = tenantId
    state.security.accessTokenLifetime = 10 * 365 * 24 * 3600
    state.security.sessionLifetime = 10 * 365 * 24 * 3600
    for (const role of state.roles) if (tenant === 'Globex' && role.key === 'ReadOnly') role.permissionKeys = ['fe.*']
  })
  const token = await scene.tokenOf('admin@acme.test')
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    scene.call(method, path, { token, headers, ...(body !== undefined && { body }) })
  const at = (time: number) => emulator.setTime(time)
  const own = () => {
    const state = emulator.snapshot()
    const ofTenant = <Row extends { readonly tenantId: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.tenantId === tenantId)
    return {
      subscription: ofTenant(state.billingSubscriptions)[0],
      invoices: ofTenant(state.billingInvoices),
      charges: ofTenant(state.billingCharges),
      credits: ofTenant(state.billingCredits),
      card: ofTenant(state.billingCards).find(({ isDefault }) => isDefault),
    }
  }
  const plan = (slug: string) => emulator.snapshot().billingPlans.find((one) => one.slug === slug)?.id ?? ''
  const change = (slug: string, { key = '', option = '' } = {}) =>
    call(
      'PUT',
      `${managed}/${own().subscription?.id}`,
      { planId: plan(slug), paymentMethodId: own().card?.id ?? '', ...(option && { planChangeOption: option }) },
      key ? { 'idempotency-key': key } : {},
    )
  const behave = (behavior: CardBehavior) =>
    emulator.arrange((state) => {
      for (const card of state.billingCards) if (card.tenantId === tenantId) card.behavior = behavior
    })
  return { ...scene, token, tenantId, call, at, own, plan, change, behave }
}
