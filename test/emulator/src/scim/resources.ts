import { hasAdministratorsOf } from '../calls/keeps-administrator.ts'
import { isRecord } from '../http/json.ts'
import { groupKind, type ResourceKind } from './attributes.ts'
import type { Directory } from './directory.ts'
import { addGroup, changeGroup, groupNamed, groupResources, removeGroup } from './groups.ts'
import { type ListQuery, listAnswer, queryIn, queryOf, type Shelf } from './lists.ts'
import type { Members } from './matches.ts'
import { patched } from './patch.ts'
import { addPerson, changePerson, personNamed, personResources, removePerson } from './people.ts'
import { ScimRefusal, scimAnswer } from './refusals.ts'
import type { ScimRequest } from './requests.ts'
import { readSelection, selected } from './selection.ts'
import { readMembers } from './values.ts'

/** The effect of a request, for the log. */
export interface Done {
  readonly answer: Response
  /** The resource before and after; `null` for none. Both are `null` for a read. */
  readonly before: Members | null
  readonly after: Members | null
}

/** Reads and writes of one kind of resource. */
interface Access {
  readonly list: (directory: Directory) => readonly Members[]
  readonly read: (directory: Directory, id: string) => Members
  /** Adds a resource and returns its id. */
  readonly add: (directory: Directory, members: Members) => string
  readonly change: (directory: Directory, id: string, members: Members) => void
  readonly remove: (directory: Directory, id: string) => void
}

/** Answers a request to the collection of a kind, or to one resource of it. */
export function serveResources(directory: Directory, kind: ResourceKind, request: ScimRequest): Done {
  const [, id] = request.path
  if (request.path.length > 2) throw new ScimRefusal('unknown-address', 'There is nothing at this address')
  if (id === undefined || id === '.search') return serveCollection(directory, kind, request)
  return serveOne(directory, kind, id, request)
}

/** Answers a query over all kinds. */
export function serveSearch(directory: Directory, kinds: readonly ResourceKind[], query: ListQuery): Done {
  const shelves: readonly Shelf[] = kinds.map((kind) => ({ kind, resources: accessTo(kind).list(directory) }))
  return read(scimAnswer(listAnswer(shelves, query)))
}

/** An answer that changed nothing. */
export function read(answer: Response): Done {
  return { answer, before: null, after: null }
}

function serveCollection(directory: Directory, kind: ResourceKind, request: ScimRequest): Done {
  const { method, url, path, body } = request
  const isSearch = path[1] === '.search'
  if (method === 'GET' && !isSearch) return serveSearch(directory, [kind], queryOf(url))
  if (method !== 'POST') throw wrongMethod(method)
  if (isSearch) return serveSearch(directory, [kind], queryIn(body()))
  const members = readMembers(withSchema(body(), kind.schema), kind)
  const access = accessTo(kind)
  return changing(directory, () => {
    const id = access.add(directory, members)
    const after = access.read(directory, id)
    const { location } = metaOf(after)
    return { answer: answered(request, kind, after, 201, { location }), before: null, after }
  })
}

function serveOne(directory: Directory, kind: ResourceKind, id: string, request: ScimRequest): Done {
  const { method, headers, body } = request
  const access = accessTo(kind)
  const before = access.read(directory, id)
  const { version } = metaOf(before)
  if (method === 'GET') {
    if (headers.get('if-none-match') === version)
      return read(new Response(null, { status: 304, headers: { etag: version } }))
    return read(answered(request, kind, before, 200))
  }
  const wanted = headers.get('if-match')
  if (wanted !== null && wanted !== '*' && wanted !== version)
    throw new ScimRefusal('version-changed', 'The resource was changed since that version')
  if (method === 'DELETE')
    return changing(directory, () => {
      access.remove(directory, id)
      return { answer: new Response(null, { status: 204 }), before, after: null }
    })
  if (method !== 'PUT' && method !== 'PATCH') throw wrongMethod(method)
  const members = method === 'PUT' ? replaced(before, body(), kind) : patchedFrom(before, body(), kind)
  return changing(directory, () => {
    access.change(directory, id, members)
    const after = access.read(directory, id)
    return { answer: answered(request, kind, after, 200), before, after }
  })
}

/** A person who was deactivated stays so if the new attributes do not state it. */
function replaced(before: Members, body: Members, kind: ResourceKind): Members {
  const { active } = before
  return { ...(active !== undefined && { active }), ...readMembers(withSchema(body, kind.schema), kind) }
}

function patchedFrom(before: Members, body: Members, kind: ResourceKind): Members {
  const message = withSchema(body, 'urn:ietf:params:scim:api:messages:2.0:PatchOp')
  return readMembers(patched(readMembers(before, kind), message, kind), kind)
}

/** Makes a change whole or not at all. Refuses one that would take the last administrator from the tenant. */
function changing(directory: Directory, change: () => Done): Done {
  const { state, now } = directory
  const before = structuredClone(state)
  try {
    const done = change()
    if (hasAdministratorsOf(before, { state, now })) return done
    throw new ScimRefusal('last-administrator', 'No other person could manage people and their roles then')
  } catch (error) {
    Object.assign(state, before)
    throw error
  }
}

/** Refuses a body that names schemas, but not the needed one. */
function withSchema(body: Members, schema: string): Members {
  const { schemas } = body
  const isRight = Array.isArray(schemas) && schemas.some((one) => String(one).toLowerCase() === schema.toLowerCase())
  if (schemas === undefined || isRight) return body
  throw new ScimRefusal('wrong-schema', `schemas must contain ${schema}`)
}

function answered(
  { url }: ScimRequest,
  kind: ResourceKind,
  resource: Members,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { searchParams } = url
  const selection = readSelection(searchParams.get('attributes'), searchParams.get('excludedAttributes'))
  return scimAnswer(selected(resource, selection, kind), status, { ...headers, etag: metaOf(resource).version })
}

function accessTo(kind: ResourceKind): Access {
  return kind === groupKind ? groups : people
}

const people: Access = {
  list: personResources,
  read: personNamed,
  add: addPerson,
  change: changePerson,
  remove: removePerson,
}

const groups: Access = {
  list: groupResources,
  read: groupNamed,
  add: addGroup,
  change: changeGroup,
  remove: removeGroup,
}

function metaOf({ meta }: Members): { readonly location: string; readonly version: string } {
  const { location, version } = isRecord(meta) ? meta : {}
  return { location: String(location), version: String(version) }
}

const wrongMethod = (method: string) => new ScimRefusal('wrong-method', `${method} is not answered here`)
