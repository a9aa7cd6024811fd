export { reportErrors } from './errors.ts'
export { reports } from './feature.ts'
export type {
  PreviewReportInput,
  Report,
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
