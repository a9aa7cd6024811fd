'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { usageFeature } from './feature.ts'
import { usageOfferFeature } from './offer.ts'
import type {
  UsageActions,
  UsageOfferActions,
  UsageOfferOptions,
  UsageOfferState,
  UsageOptions,
  UsageState,
} from './types.ts'

/**
 * The offer of numbers about usage, for a navigation that hides an entry without a page.
 *
 * @function
 */
export const useUsageOffer: FeatureHook<UsageOfferState, UsageOfferActions, UsageOfferOptions> =
  createFeatureHook(usageOfferFeature)

/**
 * The usage of the tenant over a period, beside the period before.
 *
 * @example
 * ```tsx
 * const { value, period, setPeriod, setStep } = useUsage()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/usage.md).
 * @function
 */
export const useUsage: FeatureHook<UsageState, UsageActions, UsageOptions | undefined> = createFeatureHook(usageFeature)
