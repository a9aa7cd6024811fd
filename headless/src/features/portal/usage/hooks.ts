'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { usageFeature } from './feature.ts'
import type { UsageActions, UsageOptions, UsageState } from './types.ts'

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
