'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { plansFeature } from './plans.ts'
import type { PlansActions, PlansState } from './types.ts'

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
