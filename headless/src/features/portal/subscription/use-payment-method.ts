'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { paymentMethodFeature } from './payment-method.ts'
import type { PaymentMethodActions, PaymentMethodState } from './types.ts'

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
