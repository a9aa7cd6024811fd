'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { reportsFeature } from './feature.ts'
import {
  type ReportPreviewActions,
  type ReportPreviewOptions,
  type ReportPreviewState,
  reportPreviewFeature,
} from './preview.ts'
import type { ReportRunsActions, ReportRunsOptions, ReportRunsState } from './run-types.ts'
import { reportRunsFeature } from './runs.ts'
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

/**
 * The runs of a report, without markup.
 *
 * @example
 * ```tsx
 * const { rows } = useReportRuns({ reportId })
 * ```
 *
 * @returns The members of {@link ReportRunsState} and {@link ReportRunsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/reports.md).
 * @function
 */
export const useReportRuns: FeatureHook<ReportRunsState, ReportRunsActions, ReportRunsOptions> =
  createFeatureHook(reportRunsFeature)

/**
 * A report as a page, without markup.
 *
 * @example
 * ```tsx
 * const { value } = useReportPreview({ reportId })
 * ```
 *
 * @returns The members of {@link ReportPreviewState} and {@link ReportPreviewActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/reports.md).
 * @function
 */
export const useReportPreview: FeatureHook<ReportPreviewState, ReportPreviewActions, ReportPreviewOptions> =
  createFeatureHook(reportPreviewFeature)
