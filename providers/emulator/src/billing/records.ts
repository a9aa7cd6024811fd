import { part, records, rows } from '../core/records.ts'
import { anything, count, flag, list, nullable, number, oneOf, optional, record, text } from '../core/shape.ts'

/** A plan that the application offers, with its price. */
export interface BillingPlan {
  id: string
  externalId: string
  name: string
  description: string
  slug: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  interval: 'month' | 'year'
  /** The plan of tenants whose subscription has ended. */
  isDefault: boolean
  /** The plan is kept for tenants who have it, and not on offer. */
  isWithdrawn?: boolean
  /** The contents of the plan, in the order of display. Default: not known, and without limits. */
  features?: PlanFeature[]
}

/** A thing in a plan: `users`, `api-tokens`, `api-calls`, `sso`, `webhooks`, `sub-accounts` … */
export interface PlanFeature {
  key: string
  /** The name for people. Default: the words of the reader for the key. */
  name?: string
  /** The most of it; `null` without a limit. Left out for a thing that is not counted. */
  limit?: number | null
}

/** A subscription. Times are epoch milliseconds. */
export interface BillingSubscription {
  id: string
  externalId: string
  tenantId: string
  planId: string
  /** The subscription is one of the managed ones. */
  isManaged: boolean
  externallyManaged: boolean
  status: 'active' | 'canceled' | 'incomplete' | 'expired' | 'trialing' | 'trialEnded'
  /** `null` until the first call to billing: then it begins. */
  startedAt: number | null
  periodStart: number
  periodEnd: number
  /** The day of the month that periods begin on. */
  anchorDay: number
  trialEnd: number | null
  /** The length of a trial that has not begun. */
  trialDays: number
  endsAtPeriodEnd: boolean
  /** The plan of the next period. */
  nextPlanId: string | null
}

/** A line of an invoice. */
export interface InvoiceLine {
  text: string
  amount: number
}

/** An invoice of a payment for the subscription. */
export interface BillingInvoice {
  id: string
  externalId: string
  tenantId: string
  subscriptionId: string
  number: string
  createdAt: number
  paidAt: number | null
  lines: InvoiceLine[]
  total: number
  currency: string
  /** The number of failed charges. */
  failures: number
  /** `null` once it is paid or given up. */
  nextAttemptAt: number | null
}

/** A try to charge a card. */
export interface Charge {
  id: string
  tenantId: string
  invoiceId: string
  paymentMethodId: string
  amount: number
  currency: string
  succeeded: boolean
  at: number
}

/** The rest of paid periods, which is taken off renewals. */
export interface Credit {
  tenantId: string
  amount: number
  currency: string
}

/** The response of a card's bank to charges. */
export type CardBehavior = 'pays' | 'declines' | 'demands-confirmation'

/** An address of billing details. A part that is not given is empty. */
export interface StoredAddress {
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  postalCode: string
  country: string
}

/** A card of a tenant. */
export interface StoredCard {
  id: string
  externalId: string
  tenantId: string
  isDefault: boolean
  behavior: CardBehavior
  brand: string
  last4: string
  expMonth: number
  expYear: number
  name: string
  email: string
  address: StoredAddress
}

/** A setup intent: the permission to save one card. */
export interface SetupIntent {
  id: string
  tenantId: string
  secret: string
  paymentMethodId: string
  status: 'open' | 'waits-for-confirmation' | 'succeeded'
}

/** The billing set-up of a tenant. */
export interface BillingAccount {
  id: string
  tenantId: string
  externallyManaged: boolean
  /** `null` before there is a customer at the payment provider. */
  customerId: string | null
}

/** The answer to a request with an idempotency key. */
export interface KeyedAnswer {
  tenantId: string
  key: string
  /** Operation, path and body of the request. */
  request: string
  status: number
  /** JSON; `null` for no body. */
  body: unknown
  at: number
}

/** The configuration of the vendor. */
export interface BillingSettings {
  isActive: boolean
  publishableKey: string
  allowPlanDowngrade: boolean
  allowPlanCancellation: boolean
}

const address = record<StoredAddress>({
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
})

const settings = record<BillingSettings>({
  isActive: flag,
  publishableKey: text,
  allowPlanDowngrade: flag,
  allowPlanCancellation: flag,
})

export const billingRecords = records({
  billingSettings: part<BillingSettings>(settings, () => ({
    isActive: true,
    publishableKey: 'pk_test_portico',
    allowPlanDowngrade: true,
    allowPlanCancellation: true,
  })),
  billingPlans: rows<BillingPlan>({
    id: text,
    externalId: text,
    name: text,
    description: text,
    slug: text,
    amount: count,
    currency: text,
    interval: oneOf('month', 'year'),
    isDefault: flag,
    isWithdrawn: optional(flag),
    features: optional(
      list(record<PlanFeature>({ key: text, name: optional(text), limit: optional(nullable(count)) })),
    ),
  }),
  billingSubscriptions: rows<BillingSubscription>({
    id: text,
    externalId: text,
    tenantId: text,
    planId: text,
    isManaged: flag,
    externallyManaged: flag,
    status: oneOf('active', 'canceled', 'incomplete', 'expired', 'trialing', 'trialEnded'),
    startedAt: nullable(number),
    periodStart: number,
    periodEnd: number,
    anchorDay: count,
    trialEnd: nullable(number),
    trialDays: count,
    endsAtPeriodEnd: flag,
    nextPlanId: nullable(text),
  }),
  /** In the order of their creation. */
  billingInvoices: rows<BillingInvoice>({
    id: text,
    externalId: text,
    tenantId: text,
    subscriptionId: text,
    number: text,
    createdAt: number,
    paidAt: nullable(number),
    lines: list(record<InvoiceLine>({ text, amount: number })),
    total: count,
    currency: text,
    failures: count,
    nextAttemptAt: nullable(number),
  }),
  billingCharges: rows<Charge>({
    id: text,
    tenantId: text,
    invoiceId: text,
    paymentMethodId: text,
    amount: count,
    currency: text,
    succeeded: flag,
    at: number,
  }),
  billingCredits: rows<Credit>({ tenantId: text, amount: count, currency: text }),
  billingCards: rows<StoredCard>({
    id: text,
    externalId: text,
    tenantId: text,
    isDefault: flag,
    behavior: oneOf('pays', 'declines', 'demands-confirmation'),
    brand: text,
    last4: text,
    expMonth: count,
    expYear: count,
    name: text,
    email: text,
    address,
  }),
  setupIntents: rows<SetupIntent>({
    id: text,
    tenantId: text,
    secret: text,
    paymentMethodId: text,
    status: oneOf('open', 'waits-for-confirmation', 'succeeded'),
  }),
  billingAccounts: rows<BillingAccount>({
    id: text,
    tenantId: text,
    externallyManaged: flag,
    customerId: nullable(text),
  }),
  billingAnswers: rows<KeyedAnswer>({
    tenantId: text,
    key: text,
    request: text,
    status: count,
    body: anything,
    at: number,
  }),
})
