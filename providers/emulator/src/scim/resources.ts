import { hasAdministratorsOf } from '../calls/keeps-administrator.ts'
import { groupRecords } from '../core/groups.ts'
import { mentions, remember } from '../core/remember.ts'
import { isRecord } from '../http/json.ts'
import { groupKind, type ResourceKind } from './attributes.ts'
import type { Directory } from './directory.ts'
import { addGroup, changeGroup, groupNamed, groupResources, removeGroup } from './groups.ts'
import { type ListQuery, listAnswer, queryIn, queryOf, readSelection, type Shelf, selected } from './lists.ts'
import type { Members } from './matches.ts'
import { patched } from './patch.ts'
import { addPerson, changePerson, namedIn, personNamed, personResources, removePerson } from './people.ts'
import { ScimRefusal, scimAnswer } from './refusals.ts'
import type { ScimRequest } from './requests.ts'
import { type LeaveOut, readMembers } from './values.ts'

/** The effect of a request, for the log. */
export interface Done {
  readonly answer: Response
  /** The resource before and after; `null` for none. Both are `null` for a read. */
  readonly before: Members | null
  readonly after: Members | null
  /** The names of unknown attributes, which were left out. */
  readonly leftOut?: readonly string[]
  /** The refusal of all but a deactivation. */
  readonly refusal?: ScimRefusal
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
  const leftOut: string[] = []
  const members = readMembers(withSchema(body(), kind.schema), kind, (name) => leftOut.push(name))
  const access = accessTo(kind)
  return changing(directory, kind === groupKind ? [] : namedIn(directory, members), () => {
    const id = access.add(directory, members)
    const after = access.read(directory, id)
    const { location } = metaOf(after)
    return { answer: answered(request, kind, after, 201, { location }), before: null, after, leftOut }
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
    return changing(directory, [id], () => {
      access.remove(directory, id)
      return { answer: new Response(null, { status: 204 }), before, after: null }
    })
  if (method !== 'PUT' && method !== 'PATCH') throw wrongMethod(method)
  const leftOut: string[] = []
  const membersFrom = method === 'PUT' ? replaced : patchedFrom
  const write = (members: Members) => {
    access.change(directory, id, members)
    const after = access.read(directory, id)
    return { answer: answered(request, kind, after, 200), before, after, leftOut }
  }
  try {
    const members = membersFrom(before, body(), kind, (name) => leftOut.push(name))
    return changing(directory, [id], () => write(members))
  } catch (error) {
    if (!(error instanceof ScimRefusal) || kind === groupKind || !deactivates(body())) throw error
    // The rest is refused as a whole. A person who should have no access loses it all the same.
    const done = changing(directory, [id], () => write({ ...readMembers(before, kind), active: false }))
    return { ...done, refusal: error }
  }
}

/** The body of a `PUT` or `PATCH` ends with a person who is not active. */
function deactivates(body: Members): boolean {
  const operations = Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1]
  const isOff = (value: unknown) => /^false$/i.test(String(value))
  const said = (Array.isArray(operations) ? operations : [{ value: body }]).flatMap((one) => {
    if (!isRecord(one)) return []
    const { path, value } = one
    const named = typeof path === 'string' && path !== '' ? { [path]: value } : isRecord(value) ? value : {}
    return Object.entries(named).flatMap(([name, its]) => (/(?:^|:)active$/i.test(name) ? isOff(its) : []))
  })
  return said.at(-1) ?? false
}

/** A person who was deactivated stays so if the new attributes do not state it. */
function replaced(before: Members, body: Members, kind: ResourceKind, leaveOut: LeaveOut): Members {
  const { active } = before
  return { ...(active !== undefined && { active }), ...readMembers(withSchema(body, kind.schema), kind, leaveOut) }
}

function patchedFrom(before: Members, body: Members, kind: ResourceKind, leaveOut: LeaveOut): Members {
  const message = withSchema(body, 'urn:ietf:params:scim:api:messages:2.0:PatchOp')
  return readMembers(patched(readMembers(before, kind), message, kind, leaveOut), kind)
}

/**
 * Makes a change of the people or the group with these ids whole or not at all. Refuses one that would take the last administrator
 * from the tenant.
 */
function changing({ state, now, connection }: Directory, ids: readonly string[], change: () => Done): Done {
  const named = new Set<unknown>(ids)
  const { before, undo } = remember(state, (row) => row['id'] === connection.id || mentions(row, named))
  const groups = groupRecords.of(before).groups.filter(({ id, roleIds }) => named.has(id) && roleIds.length > 0)
  const atRisk = new Set([...ids, ...groups.flatMap(({ userIds }) => userIds)])
  try {
    const done = change()
    if (hasAdministratorsOf(before, { state, now }, atRisk)) return done
    throw new ScimRefusal('last-administrator', 'No other person could manage people and their roles then')
  } catch (error) {
    undo()
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
