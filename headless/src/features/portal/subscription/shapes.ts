import type { Shape } from '../../../core/shape.ts'
import type { BillingSummary, Invoice, PaymentMethod, Plan, Subscription } from './types.ts'

/** The types of the members of {@link Plan}. */
export const planShape: Shape<Plan> = {
  id: 'string',
  externalId: 'text',
  name: 'name',
  description: 'text',
  slug: 'text',
  price: { id: 'string', externalId: 'text', amount: 'number', currency: 'text' },
  recurringInterval: 'string',
  features: [{ key: 'string', 'name|null': 'string', 'limit?|null': 'number' }],
}

/** The types of the members of {@link Subscription}. */
export const subscriptionShape: Shape<Subscription> = {
  id: 'string',
  externalId: 'text',
  startDate: 'text',
  currentPeriodStart: 'text',
  currentPeriodEnd: 'text',
  status: 'string',
  'cancellation|null': { policy: 'string' },
  'trialEnd|null': 'string',
  isExternallyManaged: 'flag',
  plan: { slug: 'text', 'id?': 'string' },
  'nextPlan|null': { slug: 'text', 'id?': 'string' },
  isManaged: 'flag',
}

/** The types of the members of {@link BillingSummary}. */
export const billingSummaryShape: Shape<BillingSummary> = {
  'subscriptionId|null': 'string',
  'paymentMethodId|null': 'string',
  tenantConfigurationId: 'text',
  providerType: 'text',
  isExternallyManaged: 'flag',
  'currentPlanId|null': 'string',
  'defaultPlanId|null': 'string',
}

/** The types of the members of {@link Invoice}. */
export const invoiceShape: Shape<Invoice> = {
  id: 'string',
  externalId: 'text',
  subscriptionId: 'text',
  paymentDate: 'text',
  totalAmount: 'number',
  currency: 'text',
  isPaid: 'flag',
  receiptNumber: 'text',
}

/** The types of the members of {@link PaymentMethod}. */
export const paymentMethodShape: Shape<PaymentMethod> = {
  id: 'string',
  externalId: 'text',
  type: 'string',
  isDefault: 'flag',
  'last4|null': 'string',
  'expMonth|null': 'number',
  'expYear|null': 'number',
  'brand|null': 'string',
  billingDetails: {
    name: 'text',
    'email?': 'string',
    'address?': {
      'addressLine1?': 'string',
      'addressLine2?': 'string',
      'city?': 'string',
      'state?': 'string',
      'postalCode?': 'string',
      'country?': 'string',
    },
  },
}
