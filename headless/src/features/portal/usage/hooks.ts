'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { usageFeature } from './feature.ts'
import type { UsageActions, UsageOptions, UsageState } from './types.ts'

/**
 * The usage of the tenant over a period, beside the period before, without markup.
 *
 * @example
 * ```tsx
 * const { value, period, setPeriod, setStep } = useUsage()
 * ```
 *
 * @returns The members of {@link UsageState} and {@link UsageActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/usage.md).
 * @function
 */
export const useUsage: FeatureHook<UsageState, UsageActions, UsageOptions | undefined> = createFeatureHook(usageFeature)
