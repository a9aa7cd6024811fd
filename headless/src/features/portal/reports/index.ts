export { reportErrors } from './errors.ts'
export { reportsFeature } from './feature.ts'
export type {
  PortalReport,
  PreviewReportInput,
  ReportFilter,
  ReportFilterValues,
  ReportInterval,
  ReportOutput,
  ReportPreview,
  ReportSchedule,
  ReportSortColumn,
  ReportsActions,
  ReportsState,
  ScheduleReportInput,
  SendReportInput,
} from './types.ts'
export { useReports } from './use-reports.ts'
