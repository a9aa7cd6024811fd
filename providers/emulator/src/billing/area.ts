import { missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call, Handlers } from '../calls/call.ts'
import type { Tenant } from '../core/tenants.ts'
import { oneOf, optionalText } from '../http/body.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { invoiceAnswer, planAnswer, subscriptionAnswer } from './answers.ts'
import { changing, reading, refuseExternal, subscriptionIn, subscriptionsOf } from './billing-call.ts'
import { cardHandlers } from './card-handlers.ts'
import { changePlan } from './change-plan.ts'
import { settle } from './engine.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { type BillingInvoice, billingRecords } from './records.ts'

const invoiceHandlers: Handlers = {
  listInvoices: reading((call, { tenant }) => invoicesOf(call, tenant).toReversed().map(invoiceAnswer)),

  getInvoice: reading((call, { tenant }) => invoiceAnswer(invoiceIn(call, tenant))),

  downloadInvoicePdf: async (call, { tenant }) => {
    settle(call.state, call.now)
    const invoice = invoiceIn(call, tenant)
    const bytes = await invoicePdf(call.state, invoice)
    const name = safeName(call.url.searchParams.get('outputFileName') ?? invoice.number)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
      },
    })
  },
}

const subscriptionHandlers: Handlers = {
  listPlans: reading(({ state }) =>
    billingRecords
      .of(state)
      .billingPlans.filter(({ isWithdrawn }) => !isWithdrawn)
      .map(planAnswer),
  ),

  getPlan: reading(({ state, path }) => {
    const plan = billingRecords.of(state).billingPlans.find(({ id }) => id === path['planId'])
    if (!plan) throw missing('The plan')
    return planAnswer(plan)
  }),

  listSubscriptions: reading((call, holder) => listed(call, holder, false)),
  getSubscription: reading((call, holder) => one(call, holder, false)),
  updateSubscription: changing((call, holder) => update(call, holder, false)),
  cancelSubscription: changing((call, holder) => cancel(call, holder, false)),
  renewSubscription: changing((call, holder) => renew(call, holder, false)),

  listManagedSubscriptions: reading((call, holder) => listed(call, holder, true)),
  getManagedSubscription: reading((call, holder) => one(call, holder, true)),
  updateManagedSubscription: changing((call, holder) => update(call, holder, true)),
  cancelManagedSubscription: changing((call, holder) => cancel(call, holder, true)),
  renewManagedSubscription: changing((call, holder) => renew(call, holder, true)),
}

/** Plans, subscriptions, invoices and payment methods, on the clock of the emulator. */
export const billing = area({
  records: billingRecords,
  handlers: { ...subscriptionHandlers, ...invoiceHandlers, ...cardHandlers },
})

function invoicesOf({ state }: Call, { id }: Tenant): readonly BillingInvoice[] {
  return billingRecords.of(state).billingInvoices.filter(({ tenantId }) => tenantId === id)
}

function invoiceIn(call: Call, tenant: Tenant): BillingInvoice {
  const invoice = invoicesOf(call, tenant).find(({ id }) => id === call.path['invoiceId'])
  if (invoice) return invoice
  throw missing('The invoice')
}

/** A file name without characters that end the header, or that have a meaning in paths. */
function safeName(name: string): string {
  return name.replace(/\.pdf$/i, '').replace(/[^\w .-]/g, '_')
}

function listed(call: Call, { tenant }: Holder, isManaged: boolean) {
  return subscriptionsOf(call, tenant)
    .filter((subscription) => !isManaged || subscription.isManaged)
    .map((subscription) => subscriptionAnswer(call.state, subscription))
}

function one(call: Call, { tenant }: Holder, isManaged: boolean) {
  return subscriptionAnswer(call.state, subscriptionIn(call, tenant, isManaged))
}

function update(call: Call, { tenant }: Holder, isManaged: boolean): void {
  const subscription = subscriptionIn(call, tenant, isManaged)
  refuseExternal(call, tenant, subscription)
  const { body } = call
  const option =
    body['planChangeOption'] === undefined
      ? undefined
      : oneOf(body, 'planChangeOption', ['change_to_default', 'retain_trial'])
  const [planId, paymentMethodId] = [optionalText(body, 'planId') ?? '', optionalText(body, 'paymentMethodId') ?? '']
  changePlan(call.state, subscription, { planId, paymentMethodId, option }, call.now)
}

function cancel(call: Call, { tenant }: Holder, isManaged: boolean): void {
  const subscription = subscriptionIn(call, tenant, isManaged)
  refuseExternal(call, tenant, subscription)
  if (!billingRecords.of(call.state).billingSettings.allowPlanCancellation) {
    throw new Refusal(403, 'ER-CANCELLATION-FORBIDDEN', 'This subscription cannot be canceled here. Ask the provider')
  }
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw new Refusal(400, 'ER-SUBSCRIPTION-NOT-ACTIVE', 'Only an active subscription can be canceled')
  }
  subscription.endsAtPeriodEnd = true
}

function renew(call: Call, { tenant }: Holder, isManaged: boolean): void {
  const subscription = subscriptionIn(call, tenant, isManaged)
  refuseExternal(call, tenant, subscription)
  if (!subscription.endsAtPeriodEnd) {
    throw new Refusal(400, 'ER-SUBSCRIPTION-NOT-CANCELED', 'The subscription is not canceled')
  }
  subscription.endsAtPeriodEnd = false
}
