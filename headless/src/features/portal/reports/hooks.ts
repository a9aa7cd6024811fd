'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { reportsFeature } from './feature.ts'
import type { ReportsActions, ReportsState } from './types.ts'

/**
 * The reports of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, preview, schedule, send } = useReports()
 * ```
 *
 * @returns The members of {@link ReportsState} and {@link ReportsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/reports.md).
 * @function
 */
export const useReports: FeatureHook<ReportsState, ReportsActions> = createFeatureHook(reportsFeature)
