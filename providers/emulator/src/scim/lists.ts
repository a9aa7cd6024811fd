import type { ResourceKind } from './attributes.ts'
import { parseFilter, pathOf } from './filter.ts'
import { type Members, matches, valuesAt } from './matches.ts'
import { ScimRefusal } from './refusals.ts'
import { readSelection, type Selection, selected } from './selection.ts'

/** The query of a list, in the address or in the body of a search (RFC 7644, sections 3.4.2 and 3.4.3). */
export interface ListQuery {
  readonly filter: string | null
  readonly sortBy: string | null
  readonly isDescending: boolean
  /** The place of the first resource, counted from 1. */
  readonly startIndex: number
  readonly count: number
  readonly selection: Selection
}

/** The resources of one kind. */
export interface Shelf {
  readonly kind: ResourceKind
  readonly resources: readonly Members[]
}

/** The most resources on a page. */
export const mostOnPage = 200

/** Reads the query of an address. */
export function queryOf({ searchParams }: URL): ListQuery {
  return readQuery((name) => searchParams.get(name))
}

/** Reads the query in the body of a search. */
export function queryIn(body: Members): ListQuery {
  return readQuery((name) => {
    const value = body[name]
    if (value === undefined || value === null) return null
    return Array.isArray(value) ? value.join(',') : String(value)
  })
}

/** A page of the resources that fit a query. */
export function listAnswer(shelves: readonly Shelf[], query: ListQuery): Members {
  const { filter, sortBy, startIndex, count, selection } = query
  const wanted = filter === null ? null : parseFilter(filter)
  const found = shelves.flatMap(({ kind, resources }) =>
    resources
      .filter((one) => wanted === null || matches(one, wanted, kind))
      .map((resource) => ({ kind, resource, key: sortBy === null ? '' : sortKey(resource, sortBy, kind) })),
  )
  if (sortBy !== null) {
    found.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    if (query.isDescending) found.reverse()
  }
  const page = found.slice(startIndex - 1, startIndex - 1 + count)
  return envelope(
    page.map(({ kind, resource }) => selected(resource, selection, kind)),
    found.length,
    startIndex,
  )
}

/** The message that a list is answered in. */
export function envelope(resources: readonly unknown[], totalResults = resources.length, startIndex = 1): Members {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

function readQuery(read: (name: string) => string | null): ListQuery {
  return {
    filter: read('filter') || null,
    sortBy: read('sortBy') || null,
    isDescending: read('sortOrder')?.toLowerCase() === 'descending',
    startIndex: Math.max(1, numberIn(read('startIndex'), 'startIndex') ?? 1),
    count: Math.min(mostOnPage, Math.max(0, numberIn(read('count'), 'count') ?? mostOnPage / 2)),
    selection: readSelection(read('attributes'), read('excludedAttributes')),
  }
}

function numberIn(written: string | null, name: string): number | null {
  if (written === null || written === '') return null
  if (/^-?\d{1,9}$/.test(written)) return Number(written)
  throw new ScimRefusal('wrong-value', `${name} must be a whole number`)
}

/** Of a list the first value counts, and a resource without one precedes the others. */
function sortKey(resource: Members, sortBy: string, kind: ResourceKind): string {
  const path = pathOf(sortBy)
  if (!path) throw new ScimRefusal('wrong-path', `${sortBy} is no attribute`)
  const { attribute, values } = valuesAt(resource, path, kind)
  const found =
    attribute?.type === 'complex' ? valuesAt(resource, { ...path, part: path.part ?? 'value' }, kind).values : values
  const key = String(found[0] ?? '')
  return attribute?.isExact ? key : key.toLowerCase()
}
