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
 * The reports of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, preview, schedule, send } = useReports()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/reports.md).
 * @function
 */
export const useReports: FeatureHook<ReportsState, ReportsActions> = createFeatureHook(reportsFeature)

/**
 * The runs of a report.
 *
 * @example
 * ```tsx
 * const { rows } = useReportRuns({ reportId })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/reports.md).
 * @function
 */
export const useReportRuns: FeatureHook<ReportRunsState, ReportRunsActions, ReportRunsOptions> =
  createFeatureHook(reportRunsFeature)

/**
 * A report as a page.
 *
 * @example
 * ```tsx
 * const { value } = useReportPreview({ reportId })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/reports.md).
 * @function
 */
export const useReportPreview: FeatureHook<ReportPreviewState, ReportPreviewActions, ReportPreviewOptions> =
  createFeatureHook(reportPreviewFeature)
