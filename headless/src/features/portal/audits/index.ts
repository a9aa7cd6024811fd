export { auditsFeature } from './feature.ts'
export { type AuditLinks, type AuditPlace, auditPages, linkOf } from './links.ts'
export {
  type AuditPeriod,
  auditPeriodText,
  type CalendarDays,
  type LastDays,
  type NearDay,
  type NearMonth,
  readAuditPeriod,
} from './period.ts'
export type * from './types.ts'
