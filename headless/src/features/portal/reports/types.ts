import type { ListActions, ListRow, ListState, RowFilters } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { ReportRun } from './run-types.ts'

/** The forms that a report is rendered in. */
export type ReportOutput = 'html' | 'pdf' | 'image'

/** How often a report is sent: `custom` is by its cron expression alone. */
export type ReportInterval = 'daily' | 'weekly' | 'monthly' | 'custom'

/** The values of the filters of a report, by name. */
export type ReportFilterValues = Readonly<Record<string, unknown>>

/** A filter that the data of a report have. */
export interface ReportFilter {
  /** `text`, `number`, `boolean`, `select`, `multi-select`, `date`, `relative-date`, or a word that the provider has added. */
  readonly type: string
  /** The provider's description of the filter, such as its name, label and options. */
  readonly config: Readonly<Record<string, unknown>>
}

/** One time of day on days of the week, by the clock of a zone. */
export interface ReportTimes {
  /** From 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[]
  /** The hour from 0 to 23. */
  readonly hour: number
  /** The minute from 0 to 59. */
  readonly minute: number
}

/** The times at which a report is sent by itself. */
export interface ReportSchedule {
  readonly interval: ReportInterval
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  readonly cron: string
  /** The same as days of the week and a time of day; `null` if the expression is of another form. */
  readonly times: ReportTimes | null
  /** A name of the IANA time zone database, such as `Europe/Berlin`. */
  readonly timezone: string
  /** `false` keeps the schedule, and sends nothing. */
  readonly isActive: boolean
  readonly filters: ReportFilterValues
}

/** A report of the tenant. */
export interface PortalReport {
  /** The id of the report, and of its template. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** A word of the provider, such as `active`. */
  readonly status: string
  /** The form in which the report is sent. */
  readonly output: ReportOutput
  /** `null` if the report was never scheduled. */
  readonly schedule: ReportSchedule | null
  readonly filters: readonly ReportFilter[]
  /** The addresses that the schedule sends to, without any the user who set it. `null` if the provider keeps none. */
  readonly recipients: readonly string[] | null
  /** The next time of the schedule in ISO 8601 format; `null` if none is known. */
  readonly nextRunAt: string | null
  /** The last sending; `null` if none is known. */
  readonly lastRun: ReportRun | null
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** A time in ISO 8601 format. */
  readonly updatedAt: string
}

/** The columns that reports are sorted by. */
export type ReportSortColumn = 'name' | 'schedule' | 'status' | 'output' | 'createdAt' | 'updatedAt'

/** The reports of the tenant, by name. */
export interface ReportsState extends ListState<PortalReport> {}

/** The input of {@link ReportsActions.schedule}. Members that are left out stay as the provider has them. */
export interface ScheduleReportInput extends ListRow {
  /** Default for a first schedule: `weekly`. */
  readonly interval?: ReportInterval
  /**
   * Five fields: minute, hour, day of the month, month, day of the week. Default for another interval: at 8, weekly on Monday,
   * monthly on the first day.
   */
  readonly cron?: string
  /** Days of the week and a time of day, in place of `interval` and `cron`. */
  readonly times?: ReportTimes
  /**
   * The addresses to send to, as of {@link SendReportInput.to}. Empty sends to the user who set the schedule. Left out if the
   * provider keeps none.
   */
  readonly recipients?: readonly string[]
  /** A name of the IANA time zone database. Default for a first schedule: that of the browser. */
  readonly timezone?: string
  /** Default for a first schedule: `true`. */
  readonly isActive?: boolean
  /** Replaces the values of all filters. */
  readonly filters?: ReportFilterValues
  readonly output?: ReportOutput
}

export interface SendReportInput extends ListRow {
  /** E-mail addresses. Spaces around them, empty ones and repeated ones are left out. */
  readonly to: readonly string[]
}

export interface PreviewReportInput {
  /** The id of the report. */
  readonly templateId: string
  /** Default: none, so that all data are in the report. */
  readonly filters?: ReportFilterValues
  /** The form of the preview. Default `html`. */
  readonly output?: ReportOutput
  /** The name in the report. Default: that of the report. */
  readonly name?: string
}

/** A rendered report. The HTML is of the provider: show it in a frame with `sandbox`. */
export type ReportPreview =
  | { readonly output: 'html'; readonly html: string }
  | { readonly output: 'pdf' | 'image'; readonly file: Blob }

/** Actions on reports. The list loads by itself while it is rendered and a user is signed in. */
export interface ReportsActions extends ListActions<RowFilters<PortalReport>, ReportSortColumn> {
  /**
   * Sets when a report is sent by itself. Members of others are read first and kept. The row changes at once, and back if
   * the provider refuses. Fails with `report-cron-required` if the interval is `custom` without a cron expression, or the times
   * have no day.
   */
  schedule(input: ScheduleReportInput): Promise<Outcome>
  /**
   * Sends a report now, by mail. A second call with the same input joins the running one. Fails with
   * `report-recipients-required` without an address, and with `report-recipient-invalid` for anything but an address.
   */
  send(input: SendReportInput): Promise<Outcome>
  /** Renders a report, to show or to download. A second call aborts the first. */
  preview(input: PreviewReportInput): Promise<Outcome<ReportPreview>>
}
