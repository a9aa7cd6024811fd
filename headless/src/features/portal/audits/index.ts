export { auditPages } from './audit-pages.ts'
export { auditsFeature } from './feature.ts'
export { type AuditLinks, type AuditPlace, linkOf } from './links.ts'
export { type AuditPeriod, auditPeriodText, type CalendarDays, type LastDays, readAuditPeriod } from './period.ts'
export type {
  Audit,
  AuditColumn,
  AuditColumnType,
  AuditObject,
  AuditSeverity,
  AuditsActions,
  AuditsFile,
  AuditsOptions,
  AuditsProgress,
  AuditsState,
  AuditView,
  AuditViewQuery,
  CreateAuditViewInput,
  ExportAuditsInput,
  UpdateAuditViewInput,
} from './types.ts'
export { useAudits } from './use-audits.ts'
