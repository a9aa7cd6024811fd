export { useReportPreview, useReportRuns, useReports } from './hooks.ts'
export * from './index.ts'
