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
 * The invoices of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, downloadPdf, calls } = useInvoices()
 * ```
 *
 * @returns The members of {@link InvoicesState} and {@link InvoicesActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const useInvoices: FeatureHook<InvoicesState, InvoicesActions> = createFeatureHook(invoicesFeature)

/**
 * The payment method of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { value, prepareCard, saveCard, saveBillingDetails } = usePaymentMethod()
 * ```
 *
 * @returns The members of {@link PaymentMethodState} and {@link PaymentMethodActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const usePaymentMethod: FeatureHook<PaymentMethodState, PaymentMethodActions> =
  createFeatureHook(paymentMethodFeature)

/**
 * The plans on offer, without markup.
 *
 * @example
 * ```tsx
 * const { rows } = usePlans()
 * ```
 *
 * @returns The members of {@link PlansState} and {@link PlansActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const usePlans: FeatureHook<PlansState, PlansActions> = createFeatureHook(plansFeature)

/**
 * The subscription of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { value, cancel, renew, changePlan, calls } = useSubscription()
 * ```
 *
 * @returns The members of {@link SubscriptionState} and {@link SubscriptionActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const useSubscription: FeatureHook<SubscriptionState, SubscriptionActions> =
  createFeatureHook(subscriptionFeature)
