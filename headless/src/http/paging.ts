import type { ListPage, ListQuery, ListRow } from '../core/lists/list.ts'
import { type AnsweredList, countIn, type Logging, objectsIn } from '../core/lists/rows-in.ts'
import { plainText } from './plain-text.ts'

/** The query of an identity list. Its `_offset` counts pages. Each filter is a parameter named after its column. */
export function identityQuery<const By extends string = string>(
  { search, filters, sort, page, pageSize }: ListQuery,
  columns: readonly By[],
) {
  const by = sortedBy(sort?.by, columns)
  return {
    ...filters,
    _offset: page,
    ...(pageSize !== null && { _limit: pageSize }),
    ...(search && { _filter: search }),
    ...(sort && by && { _sortBy: by, _order: sort.order }),
  }
}

/** The page of an identity list. */
export function identityPageOf<Row extends object>(
  answer: {
    readonly items: AnsweredList<Row>
    readonly _metadata?: { readonly totalItems: number } | null
  },
  client?: Logging,
): ListPage<Row> {
  return { rows: objectsIn(answer.items, client), total: countIn(answer._metadata?.totalItems) }
}

/** The query of the audit log. Its `offset` counts rows. */
export function auditsQuery<const By extends string = string>(
  { search, filters, sort, page, pageSize }: ListQuery,
  columns: readonly By[],
) {
  const by = sortedBy(sort?.by, columns)
  return {
    ...filters,
    offset: page * (pageSize ?? 0),
    count: pageSize ?? mostRows,
    ...(search && { filter: search }),
    ...(sort && by && { sortBy: by, sortDirection: directions[sort.order] }),
  }
}

/** The page of the audit log. */
export function auditsPageOf<Row extends object>(
  answer: {
    readonly data: AnsweredList<Row>
    readonly total: number
  },
  client?: Logging,
): ListPage<Row> {
  return { rows: objectsIn(answer.data, client), total: countIn(answer.total) }
}

/** The query of a team list. Its `pageOffset` counts pages. It has no search. */
export function teamQuery<const By extends string = string>(
  { filters, sort, page, pageSize }: ListQuery,
  columns: readonly By[],
) {
  const by = sortedBy(sort?.by, columns)
  return {
    ...filters,
    pageOffset: page,
    ...(pageSize !== null && { pageSize }),
    ...(sort && by && { sortBy: by, sortDirection: directions[sort.order] }),
  }
}

/** The page of a team list. */
export function teamPageOf<Row extends object>(
  answer: {
    readonly items: AnsweredList<Row>
    readonly totalItems?: number
  },
  client?: Logging,
): ListPage<Row> {
  return { rows: objectsIn(answer.items, client), total: countIn(answer.totalItems) }
}

/** The query of a webhook's log. Its `offset` counts rows. It has no search, no filters and one order. */
export function logsQuery({ page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>) {
  return { offset: page * (pageSize ?? 0), limit: pageSize ?? mostRows }
}

/** The page of a webhook's log. */
export function logsPageOf<Row extends object>(
  answer: {
    readonly rows: AnsweredList<Row>
    readonly count: number
  },
  client?: Logging,
): ListPage<Row> {
  return { rows: objectsIn(answer.rows, client), total: countIn(answer.count) }
}

/**
 * The page of a list that comes whole. A search finds its text in one of `columns`, without regard to case and accents; a
 * filter compares the column's value. Sorting compares numbers and booleans by value, everything else as text, and puts rows without
 * a value last.
 */
export function pageWithin<Row extends ListRow>(
  rows: readonly Row[],
  { search, filters, sort, page, pageSize }: ListQuery,
  columns: readonly (keyof Row & string)[],
): ListPage<Row> {
  const text = plainText(search.trim())
  const found = rows.filter(
    (row) =>
      (text === '' || columns.some((column) => plainText(textOf(row[column])).includes(text))) &&
      Object.entries(filters).every(([column, value]) => textOf(memberOf(row, column)) === value),
  )
  if (sort) found.sort((one, other) => compare(memberOf(one, sort.by), memberOf(other, sort.by), sort.order))
  const first = page * (pageSize ?? 0)
  return { rows: found.slice(first, pageSize === null ? undefined : first + pageSize), total: found.length }
}

/** The most rows that a provider returns at once. */
const mostRows = 1000

const directions = { ASC: 'asc', DESC: 'desc' } as const

/** The column, if the list sorts by it. A column from an old address must not make the read fail. */
function sortedBy<By extends string>(by: string | undefined, columns: readonly By[]): By | undefined {
  return columns.find((column) => column === by)
}

function memberOf(row: object, column: string): unknown {
  return Object.hasOwn(row, column) ? Reflect.get(row, column) : undefined
}

function compare(one: unknown, other: unknown, order: 'ASC' | 'DESC'): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other))
  const ascending =
    isByValue(one) && isByValue(other) ? Number(one) - Number(other) : compareTexts(textOf(one), textOf(other))
  return order === 'ASC' ? ascending : -ascending
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isByValue(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean'
}

function compareTexts(one: string, other: string): number {
  return one.localeCompare(other, undefined, { sensitivity: 'base', numeric: true })
}

function textOf(value: unknown): string {
  return isMissing(value) ? '' : String(value)
}
