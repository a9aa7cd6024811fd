import type { ListRow, ListState, WholeListActions } from '../../../core/lists/list.ts'

/** One sending of a report. */
export interface ReportRun extends ListRow {
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** `schedule` if the time had come, `person` if a person has sent it. */
  readonly trigger: 'schedule' | 'person'
  /** `true` if an address did not receive it, or none did. */
  readonly hasFailed: boolean
  readonly sentTo: readonly string[]
  /** The addresses that did not receive it, for another `send`. */
  readonly failed: readonly string[]
  /** A word of the provider: `address-refused`, `no-access` or another one; `null` without a failure. */
  readonly reason: string | null
}

export interface ReportRunsOptions {
  /** The `id` of the report. */
  readonly reportId: string
}

/** The runs of a report, the newest first. Empty at a provider that keeps none. */
export interface ReportRunsState extends ListState<ReportRun> {}

/** Actions on the runs of a report. The list loads by itself while it is rendered and a user is signed in. */
export interface ReportRunsActions extends WholeListActions<ReportRun> {}
