import type { ListActions, ListQuery, ListRow, ListState, RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** The severity of an event. Other values are kept as they are. */
export type AuditSeverity = 'Info' | 'High' | (string & {})

/** The type of a column. Other values are kept as they are. */
export type AuditColumnType = 'Timestamp' | 'Email' | 'AlphaNumeric' | 'IpAddress' | 'Severity' | 'Json' | (string & {})

/** A column of the audit log, as the provider describes it. */
export interface AuditColumn {
  /** The name of the member in {@link Audit.values}, for sort and filters. */
  readonly name: string
  readonly displayName: string
  readonly type: AuditColumnType
  readonly isSortable: boolean
  readonly isFilterable: boolean
  /** `true` if the column belongs to the table. */
  readonly isInTable: boolean
  /** `true` if the column belongs to the details of an event. */
  readonly isInMoreInfo: boolean
  /** `true` for a column of every log, `false` for one that the vendor has added. */
  readonly isPredefined: boolean
}

/** The thing that an event changed. */
export interface AuditObject {
  /** The kind of the thing. Other values are kept as they are. */
  readonly type: 'user' | 'group' | 'role' | (string & {})
  readonly id: string
}

/** An event of the audit log. Texts are empty if the provider has none. */
export interface Audit extends ListRow {
  /** The time of the event (ISO 8601). */
  readonly createdAt: string
  readonly severity: AuditSeverity
  readonly action: string
  readonly description: string
  /** The name of the actor. */
  readonly user: string
  /** The e-mail address of the actor. */
  readonly email: string
  readonly ip: string
  /** The `User-Agent` header of the actor. */
  readonly userAgent: string
  readonly tenantId: string
  readonly vendorId: string
  /** The raw event; `null` without one. */
  readonly json: unknown
  /** The id of the user who acted; `null` if the provider does not name it. */
  readonly actorId: string | null
  /** The thing that the event changed; `null` if the provider does not name it. */
  readonly object: AuditObject | null
  /** Every member of the event by column name, as the provider returned it. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The part of a query that a saved view keeps. */
export type AuditViewQuery = Pick<ListQuery, 'search' | 'filters' | 'sort'>

/** A query that a person saved under a name. */
export interface AuditView {
  readonly id: string
  readonly name: string
  readonly query: AuditViewQuery
}

/** The progress of a file that is read. */
export interface AuditsProgress {
  /** The name of the file. */
  readonly name: string
  /** The bytes that have arrived. */
  readonly loaded: number
  /** The bytes of the whole file; `null` if it is not known. */
  readonly total: number | null
}

/** A file with the events of the audit log. */
export interface AuditsFile {
  readonly name: string
  readonly content: Blob
}

/** Options of `useAudits`. They hold from the first use of its key. */
export interface AuditsOptions {
  /** `virtual` appends pages to the rows shown. Default `pages`. */
  readonly paginationMode?: 'pages' | 'virtual'
  /** Keeps the query in the address of the page, as parameters that begin with this name. Default: it is not there. */
  readonly address?: string
}

/** The audit log of the tenant, 20 events a page, the newest first. */
export interface AuditsState extends ListState<Audit> {
  /** The columns, in display order: those of every log until the provider's are known. */
  readonly columns: readonly AuditColumn[]
  /** The number of events today; `null` until it is known. */
  readonly totalToday: number | null
  /** The number of events of high severity in the last seven days; `null` until it is known. */
  readonly severeThisWeek: number | null
  /** `true` if pages are appended. */
  readonly isVirtual: boolean
  /** The progress of the running or the last export; `null` before the first one, and until the name of the file is known. */
  readonly exported: AuditsProgress | null
  /** The saved views of the user in this tenant, sorted by name. They are kept in this browser. */
  readonly views: readonly AuditView[]
}

/** The input of {@link AuditsActions.exportCsv}. */
export interface ExportAuditsInput {
  /** The name of the file. Default: that of its days, as in `audit-log-2026-10-01-to-2026-10-31.csv`. */
  readonly fileName?: string
  /** The names of the columns. Default: all of them. */
  readonly columns?: readonly string[]
}

export interface CreateAuditViewInput {
  readonly name: string
}

export interface UpdateAuditViewInput {
  readonly id: string
  readonly name: string
}

/**
 * Actions on the audit log. Rows, columns and counters load by themselves while the log is rendered and a user is signed in.
 * A filter is the text to find in a column, or the severity. The filter `createdAt` is a period: see `readAuditPeriod`. Filters and
 * order are any texts to the compiler, because the vendor adds columns.
 */
export interface AuditsActions extends ListActions {
  /** Reads {@link AuditsState.totalToday} and {@link AuditsState.severeThisWeek}. A failure leaves the rows as they are. */
  loadStats(): Promise<Outcome>
  /** Reads the columns. If that fails, the log keeps those of every log. */
  loadColumns(): Promise<Outcome>
  /** Reads all events of the query as a CSV file, made by the provider. A failure is logged. Saving is left to the caller. */
  exportCsv(input?: ExportAuditsInput): Promise<Outcome<AuditsFile>>
  /** Ends the running export; its outcome is `canceled`. */
  cancelExport(): Promise<Outcome>
  /** Keeps search, filters and sort under a name, in place of a view of that name. A blank name does nothing. */
  createView(input: CreateAuditViewInput): void
  /** Reads the log by the query of a view. */
  applyView(input: RowInput): void
  /** Changes the name of a view, and removes another one of that name. A blank name does nothing. */
  updateView(input: UpdateAuditViewInput): void
  /** Removes a view from the browser of the user. */
  removeView(input: RowInput): void
}
