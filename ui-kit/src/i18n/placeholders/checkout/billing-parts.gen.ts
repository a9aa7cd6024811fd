// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `checkout/billing-parts`, each with the values it takes. */
export interface BillingPartsPlaceholders {
  /** Card */
  readonly 'billing.card': Record<never, never>
  /** It goes straight to the payment provider. We never see it. */
  readonly 'billing.cardHelp': Record<never, never>
  /** Loading the field for the card… */
  readonly 'billing.cardLoading': Record<never, never>
  /** {brand} ending {last4} */
  readonly 'billing.cardEnding': Readonly<Record<'brand', string>> & Readonly<Record<'last4', string>>
  /** {brand} ending {last4}, expires {date} */
  readonly 'billing.cardLine': Readonly<Record<'brand', string>> & Readonly<Record<'last4', string>> & Readonly<Record<'date', string>>
  /** Expires {date} */
  readonly 'billing.expires': Readonly<Record<'date', string>>
  /** Saved payment method */
  readonly 'billing.otherMethod': Record<never, never>
  /** Billing details */
  readonly 'billing.details': Record<never, never>
  /** Name on the invoice */
  readonly 'billing.name': Record<never, never>
  /** Invoice email */
  readonly 'billing.email': Record<never, never>
  /** Country */
  readonly 'billing.country': Record<never, never>
  /** Choose the country. */
  readonly 'billing.countryMissing': Record<never, never>
  /** Enter street and number. */
  readonly 'billing.addressLine1Missing': Record<never, never>
  /** Enter the city. */
  readonly 'billing.cityMissing': Record<never, never>
  /** Not set */
  readonly 'billing.noCountry': Record<never, never>
  /** Street and number */
  readonly 'billing.line1': Record<never, never>
  /** Floor, unit or building */
  readonly 'billing.line2': Record<never, never>
  /** City */
  readonly 'billing.city': Record<never, never>
  /** State or region */
  readonly 'billing.state': Record<never, never>
  /** Postal code */
  readonly 'billing.postalCode': Record<never, never>
  /** per month */
  readonly 'billing.perMonth': Record<never, never>
  /** per year */
  readonly 'billing.perYear': Record<never, never>
  /** {price} per month */
  readonly 'billing.aMonth': Readonly<Record<'price', string>>
  /** {price} per year */
  readonly 'billing.aYear': Readonly<Record<'price', string>>
  /** Current plan */
  readonly 'billing.currentPlan': Record<never, never>
  /** Upgrade */
  readonly 'billing.upgrade': Record<never, never>
  /** Upgrade to {plan} */
  readonly 'billing.upgradeTo': Readonly<Record<'plan', string>>
  /** Move to {plan} */
  readonly 'billing.moveTo': Readonly<Record<'plan', string>>
  /** Continue with {plan} */
  readonly 'billing.continueWith': Readonly<Record<'plan', string>>
  /** Now, {plan} */
  readonly 'billing.nowPlan': Readonly<Record<'plan', string>>
  /** From today, {plan} */
  readonly 'billing.todayPlan': Readonly<Record<'plan', string>>
  /** From {date}, {plan} */
  readonly 'billing.datePlan': Readonly<Record<'date', string>> & Readonly<Record<'plan', string>>
  /** Due today */
  readonly 'billing.dueToday': Record<never, never>
  /** Taken off the next invoice */
  readonly 'billing.credit': Record<never, never>
  /** Next payment */
  readonly 'billing.nextPayment': Record<never, never>
  /** This is an estimate. The invoice has the exact amounts. */
  readonly 'billing.estimate': Record<never, never>
}
