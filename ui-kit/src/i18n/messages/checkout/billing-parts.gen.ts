// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { BillingPartsPlaceholders } from '../../placeholders/checkout/billing-parts.gen.ts'

/** The English messages of `checkout/billing-parts`. */
export const billingPartsMessages: Pick<Catalogue, keyof BillingPartsPlaceholders> = {
  'billing.card': `Card`,
  'billing.cardHelp': `It goes straight to the payment provider. We never see it.`,
  'billing.cardLoading': `Loading the field for the card…`,
  'billing.cardEnding': (args) => `${args.brand} ending ${args.last4}`,
  'billing.cardLine': (args) => `${args.brand} ending ${args.last4}, expires ${args.date}`,
  'billing.expires': (args) => `Expires ${args.date}`,
  'billing.otherMethod': `Saved payment method`,
  'billing.details': `Billing details`,
  'billing.name': `Name on the invoice`,
  'billing.email': `Invoice email`,
  'billing.country': `Country`,
  'billing.countryMissing': `Choose the country.`,
  'billing.addressLine1Missing': `Enter street and number.`,
  'billing.cityMissing': `Enter the city.`,
  'billing.noCountry': `Not set`,
  'billing.line1': `Street and number`,
  'billing.line2': `Floor, unit or building`,
  'billing.city': `City`,
  'billing.state': `State or region`,
  'billing.postalCode': `Postal code`,
  'billing.perMonth': `per month`,
  'billing.perYear': `per year`,
  'billing.aMonth': (args) => `${args.price} per month`,
  'billing.aYear': (args) => `${args.price} per year`,
  'billing.currentPlan': `Current plan`,
  'billing.upgrade': `Upgrade`,
  'billing.upgradeTo': (args) => `Upgrade to ${args.plan}`,
  'billing.moveTo': (args) => `Move to ${args.plan}`,
  'billing.continueWith': (args) => `Continue with ${args.plan}`,
  'billing.nowPlan': (args) => `Now, ${args.plan}`,
  'billing.todayPlan': (args) => `From today, ${args.plan}`,
  'billing.datePlan': (args) => `From ${args.date}, ${args.plan}`,
  'billing.dueToday': `Due today`,
  'billing.credit': `Taken off the next invoice`,
  'billing.nextPayment': `Next payment`,
  'billing.estimate': `This is an estimate. The invoice has the exact amounts.`,
}
