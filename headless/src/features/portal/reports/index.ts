export { reportsFeature } from './feature.ts'
export {
  type ReportHtml,
  type ReportPreviewActions,
  type ReportPreviewOptions,
  type ReportPreviewState,
  reportPreviewFeature,
} from './preview.ts'
export type * from './run-types.ts'
export { reportRunsFeature } from './runs.ts'
export type * from './types.ts'
