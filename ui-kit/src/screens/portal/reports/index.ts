export { ReportsSection, type ReportsSectionProps } from './reports-section.tsx'
