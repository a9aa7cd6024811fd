'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { subscriptionFeature } from './feature.ts'
import { invoicesFeature } from './invoices.ts'
import { paymentMethodFeature } from './payment-method.ts'
import { plansFeature } from './plans.ts'
import type {
  InvoicesActions,
  InvoicesState,
  PaymentMethodActions,
  PaymentMethodState,
  PlansActions,
  PlansState,
  SubscriptionActions,
  SubscriptionState,
} from './types.ts'

/**
 * The invoices of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, downloadPdf, calls } = useInvoices()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const useInvoices: FeatureHook<InvoicesState, InvoicesActions> = createFeatureHook(invoicesFeature)

/**
 * The payment method of the tenant.
 *
 * @example
 * ```tsx
 * const { value, prepareCard, saveCard, saveBillingDetails } = usePaymentMethod()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const usePaymentMethod: FeatureHook<PaymentMethodState, PaymentMethodActions> =
  createFeatureHook(paymentMethodFeature)

/**
 * The plans on offer.
 *
 * @example
 * ```tsx
 * const { rows } = usePlans()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const usePlans: FeatureHook<PlansState, PlansActions> = createFeatureHook(plansFeature)

/**
 * The subscription of the tenant.
 *
 * @example
 * ```tsx
 * const { value, cancel, renew, setPlan, calls } = useSubscription()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const useSubscription: FeatureHook<SubscriptionState, SubscriptionActions> =
  createFeatureHook(subscriptionFeature)
