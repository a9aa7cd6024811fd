'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { checkoutFeature } from './feature.ts'
import type { CheckoutActions, CheckoutState } from './types.ts'

/**
 * The purchase of a plan: choice, billing details, payment method, payment.
 *
 * @example
 * ```tsx
 * const { step, begin, choosePlan, confirm, calls } = useCheckout()
 * ```
 *
 * @see The [guide](../../../../docs/features/checkout.md).
 * @function
 */
export const useCheckout: FeatureHook<CheckoutState, CheckoutActions> = createFeatureHook(checkoutFeature)
