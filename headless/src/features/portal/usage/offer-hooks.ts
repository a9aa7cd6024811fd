'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { usageOfferFeature } from './offer.ts'
import type { UsageOfferActions, UsageOfferOptions, UsageOfferState } from './types.ts'

/**
 * The offer of numbers about usage, for a navigation that hides an entry without a page.
 *
 * @function
 */
export const useUsageOffer: FeatureHook<UsageOfferState, UsageOfferActions, UsageOfferOptions> =
  createFeatureHook(usageOfferFeature)
