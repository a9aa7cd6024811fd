import { addressIn } from '../billing/address-in.ts'
import { type BillingPlan, billingRecords } from '../billing/records.ts'
import { drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'
import type { State } from './state.ts'

/** The tenants with billing in the demo. */
export interface DemoPayers {
  /** Pays for Premium by card. */
  readonly acme: Tenant
  /** Is in a trial of Premium without a card. */
  readonly labs: Tenant
  /** Has a contract: its billing is managed elsewhere. */
  readonly globex: Tenant
}

/** Gives the demo plans, and a tenant for each kind of billing. */
export function billDemo(state: State, { acme, labs, globex }: DemoPayers): void {
  const own = billingRecords.of(state)
  own.billingPlans = demoPlans.map((plan) => ({ ...structuredClone(plan), id: drawId(state) }))
  const [free, premium, enterprise] = own.billingPlans
  if (!free || !premium || !enterprise) return
  const start = Date.parse(beginning)
  const shared = { externallyManaged: false, isManaged: true, endsAtPeriodEnd: false, nextPlanId: null, trialEnd: null }
  own.billingSubscriptions = [
    {
      ...shared,
      id: drawId(state),
      externalId: 'sub_demo_acme',
      tenantId: acme.id,
      planId: premium.id,
      status: 'active',
      startedAt: start,
      anchorDay: 1,
      trialDays: 0,
      periodStart: start,
      periodEnd: Date.UTC(2026, 1, 1),
    },
    {
      ...shared,
      id: drawId(state),
      externalId: 'sub_demo_labs',
      tenantId: labs.id,
      planId: premium.id,
      status: 'trialing',
      startedAt: null,
      anchorDay: 1,
      trialDays: 14,
      periodStart: start,
      periodEnd: start,
    },
  ]
  const account = { externallyManaged: false, customerId: null }
  own.billingAccounts = [
    { ...account, id: drawId(state), tenantId: acme.id, customerId: 'cus_demo_acme' },
    { ...account, id: drawId(state), tenantId: labs.id },
    { ...account, id: drawId(state), tenantId: globex.id, externallyManaged: true },
  ]
  const cardId = drawId(state)
  own.billingCards = [
    {
      id: cardId,
      externalId: 'pm_demo_acme',
      tenantId: acme.id,
      isDefault: true,
      behavior: 'pays',
      brand: 'visa',
      last4: '4242',
      expMonth: 11,
      expYear: 2030,
      name: 'Acme',
      email: 'accounts@acme.test',
      address: addressIn({ city: 'Bristol', country: 'GB' }),
    },
  ]
  const invoice = { tenantId: acme.id, subscriptionId: own.billingSubscriptions[0]?.id ?? '', currency: 'usd' }
  own.billingInvoices = [Date.UTC(2025, 11, 1), start].map((at, index) => ({
    ...invoice,
    id: drawId(state),
    externalId: `in_demo_${index + 1}`,
    number: `PT-2026-000${index + 1}`,
    createdAt: at,
    paidAt: at,
    total: premium.amount,
    failures: 0,
    nextAttemptAt: null,
    lines: [{ text: 'Premium, one month', amount: premium.amount }],
  }))
  own.billingCharges = own.billingInvoices.map(({ id: invoiceId, total: amount, createdAt: at }) => ({
    id: drawId(state),
    tenantId: acme.id,
    invoiceId,
    paymentMethodId: cardId,
    amount,
    currency: 'usd',
    succeeded: true,
    at,
  }))
  for (const plan of [premium, enterprise]) own.billingPlans.push({ ...byYear(plan), id: drawId(state) })
}

const demoPlans: readonly Omit<BillingPlan, 'id'>[] = [
  {
    externalId: 'plan_free',
    name: 'Free',
    slug: 'free',
    amount: 0,
    currency: 'usd',
    interval: 'month',
    description: 'To try it out',
    isDefault: true,
    features: [
      { key: 'users', limit: 5 },
      { key: 'api-tokens', limit: 2 },
      { key: 'api-calls', limit: 1000 },
    ],
  },
  {
    externalId: 'plan_premium',
    name: 'Premium',
    slug: 'premium',
    amount: 10_000,
    currency: 'usd',
    interval: 'month',
    description: 'For teams',
    isDefault: false,
    features: [
      { key: 'users', limit: 100 },
      { key: 'sub-accounts', limit: 10 },
      { key: 'sso', limit: 5 },
      { key: 'webhooks', limit: 10 },
      { key: 'api-tokens', limit: 20 },
      { key: 'api-calls', limit: 100_000 },
      { key: 'audit-days', limit: 90 },
      { key: 'reports' },
    ],
  },
  {
    externalId: 'plan_enterprise',
    name: 'Enterprise',
    slug: 'enterprise',
    amount: 48_000,
    currency: 'usd',
    interval: 'month',
    description: 'For companies',
    isDefault: false,
    features: [
      { key: 'users', limit: null },
      { key: 'sub-accounts', limit: null },
      { key: 'sso', limit: null },
      { key: 'webhooks', limit: null },
      { key: 'api-tokens', limit: null },
      { key: 'api-calls', limit: null },
      { key: 'audit-days', limit: 365 },
      { key: 'reports' },
      { key: 'provisioning' },
    ],
  },
]

/** A plan that is paid for by the year: two months of it cost nothing. */
function byYear(plan: BillingPlan): Omit<BillingPlan, 'id'> {
  return { ...structuredClone(plan), slug: `${plan.slug}-yearly`, interval: 'year', amount: plan.amount * 10 }
}
