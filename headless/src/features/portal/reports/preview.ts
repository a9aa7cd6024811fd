import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { type RecordActions, type RecordState, readOnlyRecord } from '../../../core/lists/single-record.ts'
import { base64Json } from '../../../core/token-claims.ts'
import type { Api } from '../../../http/api-types.ts'
import type { PreviewReportInput, ReportFilterValues } from './types.ts'

/** A report as a page. */
export interface ReportHtml {
  /** It is of the provider: show it in a frame with `sandbox`. */
  readonly html: string
}

export interface ReportPreviewOptions {
  /** The `id` of the report. */
  readonly reportId: string
  /** Default: none, so that all data are in the report. */
  readonly filters?: ReportFilterValues
}

/** The rendered report; `null` until it is loaded. */
export interface ReportPreviewState extends RecordState<ReportHtml> {}

/** Actions on a rendered report. It loads by itself while it is rendered and a user is signed in. */
export interface ReportPreviewActions extends Pick<RecordActions<ReportHtml>, 'load'> {}

/** A report as a page, with its present data. */
export const reportPreviewFeature: Feature<ReportPreviewState, ReportPreviewActions, ReportPreviewOptions> = {
  name: 'report-preview',
  scope: 'tenant',
  source: 'admin-portal',
  state: () => ({ value: null }),
  actions: (tools, { reportId: templateId, filters = {} }) =>
    readOnlyRecord(tools, async (signal) => {
      const file = await renderedReport(tools.client.api, { templateId, filters }, signal)
      return { html: await file.text() }
    }),
  start: loadWhileSignedIn,
}

/** Reads a report in one of its forms. */
export function renderedReport(
  api: Api,
  { templateId, filters = {}, output = 'html', name }: PreviewReportInput,
  signal: AbortSignal,
): Promise<Blob> {
  const query = {
    templateId,
    dataFilters: base64Json(filters),
    responseType: output,
    ...(name !== undefined && { name }),
  }
  return api.get('/reports/engine/resources/triggers/v1/preview-report', { query, as: 'blob', signal })
}
