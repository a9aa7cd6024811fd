import { records, rows } from '../core/records.ts'
import { anything, flag, list, nullable, number, oneOf, optional, record, table, text } from '../core/shape.ts'

/** The forms that a report is rendered in. */
export type ReportOutput = (typeof reportOutputs)[number]

export const reportOutputs = ['html', 'pdf', 'image'] as const
export const reportIntervals = ['daily', 'weekly', 'monthly', 'custom'] as const

/** A filter of the data of a report. */
export interface ReportFilter {
  type: 'text' | 'boolean' | 'select' | 'multi-select' | 'relative-date'
  /** `name` is the column of the data. `options` are the values of a selection, else empty. */
  config: { name: string; label: string; options: string[] }
}

/** The times at which a report is sent by itself. */
export interface ReportSchedule {
  interval: (typeof reportIntervals)[number]
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  cron: string
  /** A name of the IANA time zone database. */
  tz: string
  active: boolean
  dataFilters: Record<string, unknown>
  /** The addresses that it sends to. Without any it sends to the user who set it. */
  recipients?: string[] | undefined
  /** The user who set it. It sends while this user may read the data. */
  userId: string
  /** The next time, in epoch milliseconds; `null` without one. */
  nextAt: number | null
}

/** A report of a tenant. Its id is that of its template, too. */
export interface ReportRecord {
  id: string
  tenantId: string
  name: string
  description: string
  /** The data that it is about. */
  content: 'people' | 'changes' | 'tokens'
  /** Contains `{{name}}`, `{{createdAt}}`, `{{head}}` and `{{rows}}`. */
  htmlTemplate: string
  customerListApiUrl: string
  type: ReportOutput
  status: string
  dataFilters: ReportFilter[]
  schedule: ReportSchedule | null
  /** A time in ISO 8601 format. */
  createdAt: string
  /** A time in ISO 8601 format. */
  updatedAt: string
}

/** One sending of a report. */
export interface ReportRun {
  id: string
  tenantId: string
  reportId: string
  /** A time in ISO 8601 format. */
  createdAt: string
  trigger: 'schedule' | 'person'
  sentTo: string[]
  /** The addresses that did not receive it. */
  failed: string[]
  /** Why it failed, in whole or in part; `null` if it did not. */
  reason: 'address-refused' | 'no-access' | null
}

export const reportRecords = records({
  reportRuns: rows<ReportRun>({
    id: text,
    tenantId: text,
    reportId: text,
    createdAt: text,
    trigger: oneOf('schedule', 'person'),
    sentTo: list(text),
    failed: list(text),
    reason: oneOf('address-refused', 'no-access', null),
  }),
  reports: rows<ReportRecord>({
    id: text,
    tenantId: text,
    name: text,
    description: text,
    content: oneOf('people', 'changes', 'tokens'),
    htmlTemplate: text,
    customerListApiUrl: text,
    type: oneOf(...reportOutputs),
    status: text,
    dataFilters: list(
      record<ReportFilter>({
        type: oneOf('text', 'boolean', 'select', 'multi-select', 'relative-date'),
        config: record<ReportFilter['config']>({ name: text, label: text, options: list(text) }),
      }),
    ),
    schedule: nullable(
      record<ReportSchedule>({
        interval: oneOf(...reportIntervals),
        cron: text,
        tz: text,
        active: flag,
        dataFilters: table(anything),
        recipients: optional(list(text)),
        userId: text,
        nextAt: nullable(number),
      }),
    ),
    createdAt: text,
    updatedAt: text,
  }),
})
