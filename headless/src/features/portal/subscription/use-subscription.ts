'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { subscriptionFeature } from './feature.ts'
import type { SubscriptionActions, SubscriptionState } from './types.ts'

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
