import { malformed } from './refusal.ts'

/** The page, search and order of a list that a request wants. */
export interface Wanted {
  /** The number of rows before the page. */
  readonly skip: number
  /** The most rows of the page: 1 to 1,000. */
  readonly take: number
  /** The text to search for, without spaces around it; empty for all rows. */
  readonly search: string
  /** The column to sort by; `null` for the usual order. */
  readonly sortBy: string | null
  readonly isDescending: boolean
}

interface Names {
  readonly offset: string
  readonly limit: string
  readonly unit: 'pages' | 'rows'
  readonly search: string
  readonly sortBy: string
  readonly order: string
}

/** Reads the page, search and order of a list of users. */
export const wantedOfIdentity = reader({
  offset: '_offset',
  limit: '_limit',
  unit: 'pages',
  search: '_filter',
  sortBy: '_sortBy',
  order: '_order',
})

/** Returns the answer to {@link wantedOfIdentity}. `total` counts all rows that the search finds. */
export function identityPage<Row>(rows: readonly Row[], total: number, { take }: Wanted) {
  return { items: [...rows], _metadata: { totalItems: total, totalPages: Math.ceil(total / take) } }
}

/** Reads the page, search and order of the audit log. */
export const wantedOfAudits = reader({
  offset: 'offset',
  limit: 'count',
  unit: 'rows',
  search: 'filter',
  sortBy: 'sortBy',
  order: 'sortDirection',
})

/** Returns the answer to {@link wantedOfAudits}. `total` counts all rows that the search finds. */
export function auditsPage<Row>(rows: readonly Row[], total: number) {
  return { data: [...rows], total }
}

const usualSize = 10
const largestSize = 1000

function reader(names: Names) {
  return (url: URL, sortable: readonly string[] = []): Wanted => {
    const { searchParams } = url
    const take = numberIn(searchParams, names.limit, usualSize)
    if (take < 1 || take > largestSize) throw malformed(`${names.limit} must be from 1 to ${largestSize}`)
    const offset = numberIn(searchParams, names.offset, 0)
    const sortBy = searchParams.get(names.sortBy)
    if (sortBy !== null && !sortable.includes(sortBy))
      throw malformed(`${names.sortBy} must be one of ${sortable.join(', ')}`)
    const order = (searchParams.get(names.order) ?? 'asc').toLowerCase()
    if (order !== 'asc' && order !== 'desc') throw malformed(`${names.order} must be asc or desc`)
    const skip = names.unit === 'pages' ? offset * take : offset
    return { skip, take, search: searchParams.get(names.search)?.trim() ?? '', sortBy, isDescending: order === 'desc' }
  }
}

function numberIn(searchParams: URLSearchParams, name: string, otherwise: number): number {
  const given = searchParams.get(name)
  if (given === null) return otherwise
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw malformed(`${name} must be a whole number`)
}
