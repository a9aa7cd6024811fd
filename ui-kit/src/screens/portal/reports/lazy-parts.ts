/** The page of a report and its dialogs: one chunk, because many people only see the list. */
export { ReportPage } from './report-page.tsx'
export { ScheduleDialog } from './schedule-dialog.tsx'
export { SendDialog } from './send-dialog.tsx'
