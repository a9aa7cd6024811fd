import type { PayerAddress, PaymentDetails, PaymentField, PaymentSite } from '../../../client/index.ts'
import type { ListState, WholeListActions } from '../../../core/lists/list.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Money } from '../../../money/index.ts'

/** The status of a subscription. Any status that is not known here is `EXPIRED`. */
export type SubscriptionStatus = 'ACTIVE' | 'CANCELED' | 'INCOMPLETE' | 'EXPIRED' | 'TRIALING'

/** The price of a plan for one interval. Its `amount` is in the smallest unit of the currency. */
export interface PlanPrice extends Money {
  readonly id: string
  /** The id at the payment provider. */
  readonly externalId: string
}

/** The interval of a plan's price. */
export type PlanInterval = 'month' | 'year'

/** A thing that is in a plan. */
export interface PlanFeature {
  /** The key, which is that of the usage if it is counted: `users`, `api-calls`, `sso` … */
  readonly key: string
  /** The name for people; `null` if the provider sends only the key. */
  readonly name: string | null
  /** The most of it, `null` without a limit. Absent for a thing that is not counted. */
  readonly limit?: number | null
}

/** A plan that the application offers, with its price. */
export interface Plan {
  readonly id: string
  /** The id at the payment provider. */
  readonly externalId: string
  readonly name: string
  /** Without the lines that are {@link Plan.features}. */
  readonly description: string
  readonly slug: string
  readonly price: PlanPrice
  /** The interval of the price. Default `month`. */
  readonly recurringInterval: PlanInterval
  /**
   * The contents of the plan, in the order of the provider. A provider without such a list may write one into the description,
   * a line with a dash for each. Empty without both.
   */
  readonly features: readonly PlanFeature[]
}

/** A plan with its prices: two plans of the provider are one for people if they differ only in their interval. */
export interface PlanProduct {
  readonly name: string
  /** The plan that is paid for by the month; `null` without one. */
  readonly month: Plan | null
  /** The plan that is paid for by the year; `null` without one. */
  readonly year: Plan | null
}

/** A thing of the present plan that the account has less of, or not at all, in another plan. */
export interface PlanLoss {
  /** The thing as the present plan has it. */
  readonly feature: PlanFeature
  /** The most of it in the other plan; `null` if that plan lacks it. */
  readonly left: number | null
  /** The present use of the account; `null` if it is not known. */
  readonly used: number | null
  /** The number by which the account is above {@link PlanLoss.left} now. 0 if it fits, or if its use is not known. */
  readonly excess: number
}

/** A subscription of the tenant. Dates are ISO 8601 texts. */
export interface Subscription {
  readonly id: string
  /** The id at the payment provider. */
  readonly externalId: string
  readonly startDate: string
  readonly currentPeriodStart: string
  /** The end of the paid period: the next invoice, or the end of a canceled subscription. */
  readonly currentPeriodEnd: string
  readonly status: SubscriptionStatus
  /** `null` unless the subscription ends with the period. */
  readonly cancellation: { readonly policy: 'atPeriodEnd' } | null
  /** The end of the trial; `null` without one. */
  readonly trialEnd: string | null
  readonly isExternallyManaged: boolean
  readonly plan: SubscribedPlan
  /** The plan that replaces the present one at the end of the period; `null` without one. */
  readonly nextPlan: SubscribedPlan | null
  /** `true` if it is one of the provider's managed subscriptions. */
  readonly isManaged: boolean
}

/** The name of a plan in a subscription. */
export interface SubscribedPlan {
  readonly slug: string
  /** Absent if the provider does not send it. */
  readonly id?: string
}

/** The provider's summary of a tenant's billing. */
export interface BillingSummary {
  readonly subscriptionId: string | null
  readonly paymentMethodId: string | null
  readonly tenantConfigurationId: string
  readonly providerType: string
  readonly isExternallyManaged: boolean
  readonly currentPlanId: string | null
  /** The plan of a tenant without a subscription; `null` without such a plan. */
  readonly defaultPlanId: string | null
}

/** The changes that the vendor allows to tenants. */
export interface BillingRules {
  readonly canDowngrade: boolean
  readonly canCancel: boolean
}

/** The billing of the tenant. */
export interface Billing {
  /** `null` without a subscription, and if billing is managed elsewhere. */
  readonly subscription: Subscription | null
  /** The present plan, also if it is not on offer any more; `null` if the provider does not show it. */
  readonly plan: Plan | null
  /** The plan of a tenant without a subscription. */
  readonly defaultPlan: Plan | null
  /** The plan that replaces the present one at the end of the period. */
  readonly nextPlan: Plan | null
  /** `true` if another system, such as a contract, manages the billing: nothing can be changed here. */
  readonly isExternallyManaged: boolean
  readonly summary: BillingSummary
  readonly rules: BillingRules
  /** `true` if `status` is `ACTIVE` by {@link SubscriptionActions.confirmTrial}, while the trial continues at the provider. */
  readonly isTrialConfirmed: boolean
  /** A change of plan whose answer was lost, and that the provider does not show yet. Repeating it never pays twice. */
  readonly pendingChange: SetPlanInput | null
}

/** The reason why a change of the subscription is not allowed. It is also the code of the error. */
export type BillingRefusal =
  | 'billing-externally-managed'
  | 'subscription-missing'
  | 'subscription-already-canceled'
  | 'subscription-not-active'
  | 'subscription-not-canceled'
  | 'subscription-not-trialing'
  | 'plan-cancellation-forbidden'
  | 'plan-downgrade-forbidden'
  | 'plan-unchanged'
  | 'plan-missing'
  | 'payment-method-missing'

/**
 * An option of a change of plan. `retain_trial` keeps the trial running with the new plan, so nothing is due before its end.
 * `change_to_default` moves to the default plan: at the end of the paid period, or at once during a trial.
 */
export type PlanChangeOption = 'change_to_default' | 'retain_trial'

export interface SetPlanInput {
  /** The new plan. Ignored by `change_to_default`. */
  readonly planId?: string | undefined
  readonly option?: PlanChangeOption | undefined
  /** The payment method to pay with. Default: that of the tenant. */
  readonly paymentMethodId?: string | undefined
}

/** The cost of a change of plan. */
export interface PlanChangeCost {
  /** `true`: the contract has no preview of costs, so they are computed by the rules in the guide. */
  readonly isEstimate: true
  /** `true` if the new plan begins at once, `false` if at {@link PlanChangeCost.startsAt}. */
  readonly isImmediate: boolean
  /** The begin of the new plan, as an ISO 8601 text. */
  readonly startsAt: string
  /** The amount that is due at once. */
  readonly dueNow: Money
  /** The unused part of the present period. It is taken off the next invoice. */
  readonly credit: Money
  /** The price of each interval from then on. */
  readonly recurring: Money
  readonly recurringInterval: PlanInterval
  /** The date of the first payment after this one, as an ISO 8601 text. */
  readonly nextPaymentAt: string
}

/** The billing of the tenant; `value` is `null` until it is loaded. */
export interface SubscriptionState extends RecordState<Billing> {}

/** Actions on the subscription. Each fails with a {@link BillingRefusal} as its code if the change is not allowed, without a call. */
export interface SubscriptionActions {
  /** Reads the subscription, its plan and its payment method again. */
  load(): Promise<Outcome>
  /** Cancels at the end of the paid period. The change is shown at once, and removed if the provider refuses. */
  cancel(): Promise<Outcome>
  /** Removes a cancellation before it takes effect. */
  renew(): Promise<Outcome>
  /**
   * Changes the plan. A repeated call for the same change never pays twice, also after a lost answer or a reload. Fails with
   * `payment-incomplete` if the payment did not succeed, and with `payment-unclear` if the result is not known.
   */
  setPlan(input: SetPlanInput): Promise<Outcome>
  /** Shows a trial with a payment method as `ACTIVE`, without a call. Does nothing otherwise. */
  confirmTrial(): void
}

/** The plans on offer, cheapest first. */
export interface PlansState extends ListState<Plan> {}

/** The actions on the plans: those of every list. */
export interface PlansActions extends WholeListActions<Plan> {}

/** An invoice of a payment for the subscription. */
export interface Invoice {
  readonly id: string
  /** The id at the payment provider. */
  readonly externalId: string
  readonly subscriptionId: string
  /** The date of the payment, of the invoice if it is not paid, as an ISO 8601 text. */
  readonly paymentDate: string
  /** The amount in the smallest unit of the currency. */
  readonly totalAmount: number
  readonly currency: string
  readonly isPaid: boolean
  readonly receiptNumber: string
}

/** The invoices of the account, the newest first. */
export interface InvoicesState extends ListState<Invoice> {
  /** The unpaid invoices of all pages, the newest first. Empty until they are read. */
  readonly unpaid: readonly Invoice[]
}

/** The input of {@link InvoicesActions.downloadPdf}. */
export interface DownloadInvoiceInput {
  readonly id: string
  /** The name of the file. Default: the provider's. */
  readonly fileName?: string
}

/** The actions on the invoices: those of every list, and the download of a file. */
export interface InvoicesActions extends WholeListActions<Invoice> {
  /** Reads an invoice as a PDF file. */
  downloadPdf(input: DownloadInvoiceInput): Promise<Outcome<Blob>>
}

/** A payment method of the tenant. Members of a card are `null` for any other type. */
export interface PaymentMethod {
  readonly id: string
  /** The id at the payment provider. */
  readonly externalId: string
  readonly type: 'unknown' | 'card'
  readonly isDefault: boolean
  readonly last4: string | null
  /** From 1 to 12. */
  readonly expMonth: number | null
  /** With four digits. */
  readonly expYear: number | null
  /** Such as `visa`. */
  readonly brand: string | null
  readonly billingDetails: PaymentDetails
}

/** The payment of the tenant. */
export interface Payment {
  /** The first payment method; `null` without one. */
  readonly method: PaymentMethod | null
}

/** The payment of the tenant; `value` is `null` until it is loaded. */
export interface PaymentMethodState extends RecordState<Payment> {}

/** The input of {@link PaymentMethodActions.saveBillingDetails}: e-mail address and postal address of invoices. */
export interface BillingDetailsInput {
  readonly email?: string
  readonly address?: PayerAddress
}

export interface SaveCardInput {
  readonly field: PaymentField
  readonly details: PaymentDetails
}

/** Actions on the payment method. */
export interface PaymentMethodActions {
  /** Reads the payment method again. */
  load(): Promise<Outcome>
  /** Changes the billing details at once, and back if the provider refuses. Saves are sent one after another. */
  saveBillingDetails(input: BillingDetailsInput): Promise<Outcome>
  /**
   * Loads the adapter, and returns the account that a field is mounted for. Fails with `payment-provider-missing` if the provider has no active
   * payment provider, and with `payment-adapter-missing` without `payments` in `createClient`.
   */
  prepareCard(): Promise<Outcome<PaymentSite>>
  /**
   * Saves the card of a mounted field as the payment method, and returns its id. Fails with the fault of the card. A
   * second call while one runs joins it.
   */
  saveCard(input: SaveCardInput): Promise<Outcome<string>>
}
