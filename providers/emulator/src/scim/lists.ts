import { isRecord } from '../http/json.ts'
import { attributeNamed, attributesUnder, extensionNamed, type ResourceKind } from './attributes.ts'
import { type AttributePath, parseFilter, pathOf } from './filter.ts'
import { type Members, matches, valuesAt } from './matches.ts'
import { ScimRefusal } from './refusals.ts'

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

/** The attributes that a request asks for, or asks to leave out (RFC 7644, section 3.9). */
interface Selection {
  readonly only: readonly AttributePath[] | null
  readonly without: readonly AttributePath[]
}

/** Reads the parameters `attributes` and `excludedAttributes`. */
export function readSelection(attributes: string | null, excluded: string | null): Selection {
  return { only: attributes ? pathsIn(attributes) : null, without: pathsIn(excluded ?? '') }
}

/** The selected attributes of a resource. Those that are always answered are among them, and hidden ones never. */
export function selected(resource: Members, { only, without }: Selection, kind: ResourceKind): Members {
  const chosen: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(resource)) {
    const extension = extensionNamed(kind, name)
    if (extension !== undefined && isRecord(value)) {
      const inner: Record<string, unknown> = {}
      for (const [one, its] of Object.entries(value)) {
        const kept = keptOf(its, attributesAt(only, extension, one), attributesAt(without, extension, one))
        if (kept !== undefined) inner[one] = kept
      }
      if (Object.keys(inner).length > 0) chosen[name] = inner
      continue
    }
    const attribute = attributeNamed(attributesUnder(kind, null), name)
    if (!attribute || attribute.isHidden) continue
    const kept = attribute.isAlways
      ? value
      : keptOf(value, attributesAt(only, kind.schema, name), attributesAt(without, kind.schema, name))
    if (kept !== undefined) chosen[name] = kept
  }
  return chosen

  /** The paths that name an attribute; `null` if none is asked for. A path without a URN is one of the kind. */
  function attributesAt(paths: readonly AttributePath[] | null, urn: string, name: string) {
    return (
      paths?.filter(
        (path) =>
          path.name.toLowerCase() === name.toLowerCase() &&
          (path.urn ?? kind.schema).toLowerCase() === urn.toLowerCase(),
      ) ?? null
    )
  }
}

/** The selected part of a value: all of it, nothing, or some members. */
function keptOf(
  value: unknown,
  only: readonly AttributePath[] | null,
  without: readonly AttributePath[] | null,
): unknown {
  if (without?.some(({ part }) => part === null)) return undefined
  if (only?.length === 0) return undefined
  const wanted = only?.some(({ part }) => part === null) ? null : partsOf(only)
  const unwanted = partsOf(without) ?? []
  const keep = (one: unknown) =>
    isRecord(one)
      ? Object.fromEntries(
          Object.entries(one).filter(
            ([name]) => (wanted?.includes(name.toLowerCase()) ?? true) && !unwanted.includes(name.toLowerCase()),
          ),
        )
      : one
  return Array.isArray(value) ? value.map(keep) : keep(value)
}

function partsOf(paths: readonly AttributePath[] | null): readonly string[] | null {
  return paths?.flatMap(({ part }) => part?.toLowerCase() ?? []) ?? null
}

function pathsIn(written: string): readonly AttributePath[] {
  const names = written.split(',').map((one) => one.trim())
  return names.filter(Boolean).map((name) => {
    const path = pathOf(name)
    if (path) return path
    throw new ScimRefusal('wrong-path', `${name} is no attribute`)
  })
}
