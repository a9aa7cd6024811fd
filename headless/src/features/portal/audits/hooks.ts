'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { auditsFeature } from './feature.ts'
import type { AuditsActions, AuditsOptions, AuditsState } from './types.ts'

/**
 * The audit log of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, columns, totalToday, severeThisWeek, filter, exportCsv, calls } = useAudits()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/audits.md).
 * @function
 */
export const useAudits: FeatureHook<AuditsState, AuditsActions, AuditsOptions | undefined> =
  createFeatureHook(auditsFeature)
