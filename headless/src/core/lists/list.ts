import type { PorticoError } from '../errors.ts'
import type { CallState, Outcome } from '../outcome.ts'
import { sameMembers } from '../record.ts'

/** The least a row has: an id that no other row of its list has. */
export interface ListRow {
  readonly id: string
}

/** The filters of a list: a value by the name of a filter. A filter that is left out finds everything. */
export type ListFilters = Readonly<Record<string, string>>

/** The filters of a list that has none. */
export type NoFilters = Readonly<Record<never, string>>

/** The filters of a list that comes whole: the value, as text, that a member of the rows must have. */
export type RowFilters<Row> = { readonly [Member in keyof Row & string]?: string }

/** The id of one row: the input of each action on a single row. */
export interface RowInput {
  readonly id: string
}

/** The column that a list is sorted by. */
export interface ListSort<SortBy extends string = string> {
  readonly by: SortBy
  /** `ASC` is ascending, `DESC` descending. */
  readonly order: 'ASC' | 'DESC'
}

/** The query of a list. It may be from the address of the page, so its filters and its order are any texts. */
export interface ListQuery {
  /** The text to search for, as typed; empty without a search. */
  readonly search: string
  readonly filters: ListFilters
  readonly sort: ListSort | null
  /** The page, counted from 0. In an endless list it is the last page shown. */
  readonly page: number
  /** The number of rows on a page; `null` shows all rows on one page. */
  readonly pageSize: number | null
}

/** One page of rows, as a provider returns it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** The number of rows on all pages; `null` if the provider does not count them. */
  readonly total: number | null
  /** `true` if a page follows. Default: by the number of rows, which is wrong for a page whose rows are left out. */
  readonly hasMore?: boolean
}

/**
 * The state of reading: `unread` before the first answer, `loading` during the first read, `searching` during a search or
 * filter, `appending` during the read of a further page of an endless list, `refreshing` during any other read, else `ready`.
 * A failed read sets it back: a list whose first read failed is `unread`, with the failure in `calls.load.error`.
 */
export type ListStatus = 'unread' | 'loading' | 'searching' | 'appending' | 'refreshing' | 'ready'

/** A row that an action in bulk did not change. */
export interface BulkFailure {
  readonly id: string
  readonly error: PorticoError
}

/** The result of an action in bulk. To retry the failed rows alone, call the action again with their ids. */
export interface BulkResult {
  readonly succeeded: readonly string[]
  readonly failed: readonly BulkFailure[]
  /** The rows that had not begun when the action was stopped. Absent without any. */
  readonly skipped?: readonly string[]
}

/** The progress of an action in bulk. */
export interface BulkState extends BulkResult {
  /** The ids that have no result yet; empty at the end. */
  readonly pending: readonly string[]
}

/** The input of an action in bulk. */
export interface BulkInput {
  /** The rows to change. Default: the selected ones, on all pages if all are selected. */
  readonly ids?: readonly string[]
}

/** The state of every list. */
export interface ListState<Row extends ListRow> {
  /** The rows of the page. They stay while another page loads. */
  readonly rows: readonly Row[]
  /** The number of rows on all pages; `null` until it is known, or if the provider does not count them. */
  readonly total: number | null
  /** The query of the last read. It changes with the call of an action, before the rows do. */
  readonly query: ListQuery
  /** The query that `rows` answer if it is not `query`: during a read, and after a failed one. Else `null`. */
  readonly answered: ListQuery | null
  readonly status: ListStatus
  /** `true` if a page follows. */
  readonly hasMore: boolean
  /** The ids of the selected rows among `rows`. A row on a page that is left loses its selection, unless all pages are selected. */
  readonly selected: readonly string[]
  /** `null`, unless {@link ListActions.selectAll} selected all pages: then the ids that {@link ListActions.select} has taken out since. */
  readonly allExcept: readonly string[] | null
  /** The last action in bulk; `null` without one. */
  readonly bulk: BulkState | null
}

/** The state of one row, from all calls for it. */
export interface RowState {
  /** `true` while an action on the row runs, or an action in bulk that includes it. */
  readonly isBusy: boolean
  /**
   * The failure of the last call for the row, or of the last action in bulk; `null` without one. {@link ListActions.retryRow}
   * repeats single calls. To repeat an action in bulk, call it again: the failed rows are still selected.
   */
  readonly error: PorticoError | null
}

/** The actions of a list that comes whole: each member of its rows is a filter and a column to sort by. */
export type WholeListActions<Row extends ListRow, LoadInput = void> = ListActions<
  RowFilters<Row>,
  keyof Row & string,
  LoadInput
>

/** The actions of every list. Errors are in `calls.<action>.error`. Each read supersedes the one before. */
export interface ListActions<Filters = ListFilters, SortBy extends string = string, LoadInput = void> {
  /** Reads the rows again, for the present query. */
  load(input?: LoadInput): Promise<Outcome>
  /** Searches for a text, 300 ms after the last call, and returns to the first page. */
  search(input: { readonly text: string }): Promise<Outcome>
  /** Replaces all filters, and returns to the first page. */
  filter(input: { readonly filters: Filters }): Promise<Outcome>
  /** Sorts by a column, and returns to the first page. `null` is the provider's order. */
  sort(input: ListSort<SortBy> | null): Promise<Outcome>
  /** Shows a page, counted from 0. An empty page beyond the first goes back. An endless list shows all pages up to it. */
  goToPage(input: { readonly page: number }): Promise<Outcome>
  /** Changes the number of rows on a page. The page then contains the row that was the first. */
  setPageSize(input: { readonly pageSize: number | null }): Promise<Outcome>
  /** Selects exactly these of the rows shown. If all pages are selected, the other rows shown are taken out of them. */
  select(input: { readonly ids: readonly string[] }): void
  /**
   * Selects all rows shown; with `onAllPages`, every row of the query, on the pages not read too. An action in bulk for all
   * pages fails with `list-not-current` while the rows are not of the present search and filters.
   */
  selectAll(input?: { readonly onAllPages?: boolean }): void
  /** Selects nothing, on no page. */
  deselectAll(): void
  /** Stops the action in bulk that runs: rows that have not begun are skipped and stay selected. Rows under way end. */
  stopBulk(): void
  /** Sets {@link ListState.bulk} back to `null`. */
  clearBulk(): void
  /** Repeats the failed calls of a row. Nothing happens for a row without one, or with a failure of an action in bulk alone. */
  retryRow(input: ListRow): void
  /** The state of a row, from the calls and the bulk of the list. It is no action and changes nothing. */
  rowState(id: string): RowState
}

/** The state of a list before its first read. */
export function emptyList<Row extends ListRow>(query: Partial<ListQuery> = {}): ListState<Row> {
  return {
    rows: [],
    total: null,
    query: { search: '', filters: {}, sort: null, page: 0, pageSize: 20, ...query },
    answered: null,
    status: 'unread',
    hasMore: false,
    selected: [],
    allExcept: null,
    bulk: null,
  }
}

/** `true` if the rows are of the present search and filters, on whichever page and in whichever order. */
export function isCurrent({ query, answered }: Pick<ListState<ListRow>, 'query' | 'answered'>): boolean {
  return answered === null || (answered.search === query.search && sameMembers(answered.filters, query.filters))
}

/** The state of a row, from the calls and the bulk of its list. */
export function rowStateOf(
  { calls, bulk }: { readonly calls: Readonly<Record<string, CallState>>; readonly bulk: BulkState | null },
  id: string,
): RowState {
  const all = Object.values(calls)
  const failed = all.flatMap((call) => call.failed).findLast(({ input }) => isFor(input, id))
  const ofBulk = bulk?.failed.find((failure) => failure.id === id)
  return {
    isBusy:
      all.some(({ pending }) => pending.some((input) => isFor(input, id))) || (bulk?.pending.includes(id) ?? false),
    error: (failed ?? ofBulk)?.error ?? null,
  }
}

/** `true` if the input of a call is for the row of an id. */
export function isFor(input: unknown, id: string): boolean {
  return typeof input === 'object' && input !== null && 'id' in input && input.id === id
}
