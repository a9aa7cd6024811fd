import { malformed } from '@portico/headless/provider'

/** The columns of a list that the query may name. A list ignores search or sorting without them. */
export interface Columns<Row> {
  /** The columns that a search reads. */
  readonly search?: readonly (keyof Row & string)[]
  /** The columns that the list sorts by. */
  readonly sort?: readonly (keyof Row & string)[]
}

/**
 * A page of an identity list: `_offset` in pages, `_limit`, `_sortBy`, `_order` (`ASC`, `DESC`) and `_filter`. Refuses
 * malformed numbers, and columns that the list does not sort by.
 */
export function identityPage<Row extends object>(url: URL, rows: readonly Row[], columns: Columns<Row> = {}) {
  const names = { search: '_filter', sortBy: '_sortBy', order: '_order' }
  const { part, total, pages } = pageOf(url, rows, columns, names, {
    offset: '_offset',
    limit: '_limit',
    unit: 'pages',
  })
  return { items: part, _metadata: { totalItems: total, totalPages: pages } }
}

/** A page of the audit log: `offset` in rows, `count`, `sortBy`, `sortDirection` (`asc`, `desc`) and `filter`. */
export function auditsPage<Row extends object>(url: URL, rows: readonly Row[], columns: Columns<Row> = {}) {
  const names = { search: 'filter', sortBy: 'sortBy', order: 'sortDirection' }
  const { part, total } = pageOf(url, rows, columns, names, { offset: 'offset', limit: 'count', unit: 'rows' })
  return { data: part, total }
}

/** All rows of the audit log that a query finds, from its `offset` on. */
export function auditsFound<Row extends object>(
  url: URL,
  rows: readonly Row[],
  columns: Columns<Row> = {},
): readonly Row[] {
  const names = { search: 'filter', sortBy: 'sortBy', order: 'sortDirection' }
  return ordered(url, searched(url, rows, columns, names), columns, names).slice(numberIn(url, 'offset', 0))
}

/** A page of a team list: `pageOffset` in pages, `pageSize`, `sortBy` and `sortDirection` (`asc`, `desc`). */
export function teamPage<Row extends object>(url: URL, rows: readonly Row[], columns: Columns<Row> = {}) {
  const names = { search: 'filter', sortBy: 'sortBy', order: 'sortDirection' }
  const { part, total, pages } = pageOf(url, rows, columns, names, {
    offset: 'pageOffset',
    limit: 'pageSize',
    unit: 'pages',
  })
  return { items: part, totalItems: total, totalPages: pages }
}

/** A page of a webhook's log: `offset` in rows, and `limit`. */
export function logsPage<Row extends object>(url: URL, rows: readonly Row[]) {
  const { part, total } = pageOf(url, rows, {}, null, { offset: 'offset', limit: 'limit', unit: 'rows' })
  return { rows: part, count: total }
}

/** The names of the query parameters for search and order. */
interface OrderNames {
  readonly search: string
  readonly sortBy: string
  readonly order: string
}

interface PageNames {
  readonly offset: string
  readonly limit: string
  /** The unit of the offset. */
  readonly unit: 'pages' | 'rows'
}

function pageOf<Row extends object>(
  url: URL,
  rows: readonly Row[],
  columns: Columns<Row>,
  orderNames: OrderNames | null,
  { offset, limit, unit }: PageNames,
) {
  const size = numberIn(url, limit, usualSize)
  if (size < 1 || size > largestSize) throw malformed(`${limit} must be from 1 to ${largestSize}`)
  const first = numberIn(url, offset, 0) * (unit === 'pages' ? size : 1)
  const found = orderNames ? ordered(url, searched(url, rows, columns, orderNames), columns, orderNames) : rows
  return {
    part: found.slice(first, first + size),
    total: found.length,
    pages: Math.ceil(found.length / size),
  }
}

const usualSize = 10
const largestSize = 1000

function searched<Row extends object>(
  { searchParams }: URL,
  rows: readonly Row[],
  { search }: Columns<Row>,
  names: OrderNames,
): readonly Row[] {
  const wanted = searchParams.get(names.search)?.trim().toLowerCase()
  if (!wanted || !search) return rows
  return rows.filter((row) => search.some((column) => String(row[column]).toLowerCase().includes(wanted)))
}

function ordered<Row extends object>(
  { searchParams }: URL,
  rows: readonly Row[],
  { sort }: Columns<Row>,
  names: OrderNames,
): readonly Row[] {
  const given = searchParams.get(names.sortBy)
  if (given === null || !sort) return rows
  const column = sort.find((name) => name === given)
  if (column === undefined) throw malformed(`${names.sortBy} must be one of ${sort.join(', ')}`)
  const order = (searchParams.get(names.order) ?? 'asc').toLowerCase()
  if (order !== 'asc' && order !== 'desc') throw malformed(`${names.order} must be ascending or descending`)
  const direction = order === 'asc' ? 1 : -1
  return [...rows].sort((one, other) => direction * compare(one[column], other[column]))
}

/** Compares numbers and flags by value, everything else as text without case. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

/** A collator compares ten times as fast as `localeCompare` with options. */
const collator = new Intl.Collator('en', { sensitivity: 'base' })

function numberIn({ searchParams }: URL, name: string, otherwise: number): number {
  const given = searchParams.get(name)
  if (given === null) return otherwise
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw malformed(`${name} must be a whole number`)
}
