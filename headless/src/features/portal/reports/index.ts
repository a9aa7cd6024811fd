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
  ReportsActions,
  ReportsState,
  ScheduleReportInput,
  SendReportInput,
} from './types.ts'
export { useReports } from './use-reports.ts'
