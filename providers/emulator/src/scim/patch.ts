import { isRecord } from '../http/json.ts'
import { type Attribute, attributeNamed, attributesUnder, extensionNamed, type ResourceKind } from './attributes.ts'
import { type Filter, type PatchPath, parsePath } from './filter.ts'
import { type Members, valueMatches } from './matches.ts'
import { ScimRefusal } from './refusals.ts'
import { type LeaveOut, readValue } from './values.ts'

/**
 * A resource after the operations of a patch (RFC 7644, section 3.5.2), in the dialects of Okta and Entra ID, too. Refuses all of
 * them if one cannot be done. Unknown attributes are left out, and named to `leaveOut`. The given resource stays as it is.
 */
export function patched(resource: Members, body: Members, kind: ResourceKind, leaveOut: LeaveOut): Members {
  const operations = memberOf(body, 'Operations')
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimRefusal('wrong-schema', 'The patch has no operations')
  if (operations.length > mostOperations)
    throw new ScimRefusal('too-many', `The patch has more than ${mostOperations} operations`)
  const next: Record<string, unknown> = structuredClone({ ...resource })
  for (const one of operations) {
    if (!isRecord(one)) throw new ScimRefusal('unknown-operation', 'An operation must be an object')
    apply(next, one, { ...kind, leaveOut })
  }
  return next
}

/** A kind, with the listener for attributes that it does not have. */
interface Target extends ResourceKind {
  readonly leaveOut: LeaveOut
}

const verbs = ['add', 'replace', 'remove'] as const
type Verb = (typeof verbs)[number]
type Writable = Record<string, unknown>

const mostOperations = 1000

function apply(resource: Writable, operation: Members, kind: Target): void {
  const written = String(memberOf(operation, 'op')).toLowerCase()
  const verb = verbs.find((one) => one === written)
  if (!verb) throw new ScimRefusal('unknown-operation', `${written} is no operation: add, replace and remove are`)
  const [path, value] = [memberOf(operation, 'path'), memberOf(operation, 'value')]
  if (path !== undefined && typeof path !== 'string') throw new ScimRefusal('wrong-path', 'path must be a text')
  if (path === undefined || path === '') {
    if (verb === 'remove') throw new ScimRefusal('no-target', 'remove needs a path')
    if (!isRecord(value)) throw new ScimRefusal('wrong-value', `${verb} without a path needs an object`)
    applyEach(resource, verb, value, kind)
  } else applyAt(resource, verb, path, value, kind)
}

/** Each member is an operation of its own, and its name is the path. */
function applyEach(resource: Writable, verb: Verb, value: Members, kind: Target, urn?: string): void {
  for (const [name, one] of Object.entries(value)) {
    // Entra ID repeats what identifies the resource.
    if (urn === undefined && /^(?:id|schemas|meta)$/i.test(name)) continue
    applyAt(resource, verb, urn === undefined ? name : `${urn}:${name}`, one, kind)
  }
}

function applyAt(resource: Writable, verb: Verb, written: string, value: unknown, kind: Target): void {
  const extension = extensionNamed(kind, written)
  if (extension !== undefined) {
    if (verb === 'remove') delete resource[extension]
    else if (isRecord(value)) applyEach(resource, verb, value, kind, extension)
    else throw new ScimRefusal('wrong-value', `${written} must be an object`)
    return
  }
  const path = parsePath(written)
  const attribute = attributeNamed(attributesUnder(kind, path.urn), path.name)
  if (!attribute) {
    kind.leaveOut(written)
    return
  }
  if (attribute.isReadOnly) throw new ScimRefusal('read-only-attribute', `${attribute.name} cannot be written`)
  const holder = holderOf(resource, path.urn === null ? undefined : extensionNamed(kind, path.urn))
  const part = path.part === null ? null : attributeNamed(attribute.parts ?? [], path.part)
  if (part === undefined) {
    kind.leaveOut(written)
    return
  }
  if (attribute.isMany) {
    const values = changedMany(listOf(holder[attribute.name]), verb, { attribute, part, path, value })
    put(holder, attribute.name, readValue(values, attribute))
    return
  }
  if (path.filter) throw new ScimRefusal('wrong-path', `${attribute.name} is no list`)
  if (part) {
    changePart(holder, verb, { attribute, part, value })
    return
  }
  const read = verb === 'remove' ? undefined : readValue(value, attribute)
  const former = holder[attribute.name]
  // A complex value keeps the parts that are not given.
  put(holder, attribute.name, isRecord(former) && isRecord(read) ? { ...former, ...read } : read)
}

interface Change {
  readonly attribute: Attribute
  readonly value: unknown
}

function changePart(holder: Writable, verb: Verb, { attribute, part, value }: Change & { readonly part: Attribute }) {
  const former = holder[attribute.name]
  const next: Writable = isRecord(former) ? { ...former } : {}
  put(next, part.name, verb === 'remove' ? undefined : readValue(value, part))
  put(holder, attribute.name, Object.keys(next).length === 0 ? undefined : next)
}

interface ManyChange extends Change {
  readonly part: Attribute | null
  readonly path: PatchPath
}

/** The values of a list after an operation. */
function changedMany(former: readonly unknown[], verb: Verb, change: ManyChange): readonly unknown[] {
  const { attribute, part, path, value } = change
  const { filter } = path
  const isMeant = (one: unknown) => filter === null || valueMatches(one, filter, attribute)
  if (part) return withPart(former, verb, change, isMeant)
  const given = listOf(readValue(value, attribute))
  if (verb === 'remove')
    return former.filter(
      (one) => !isMeant(one) || (given.length > 0 && !given.some((other) => isSameValue(one, other))),
    )
  if (!filter) return verb === 'add' ? joined(former, given) : given
  if (former.some(isMeant)) return former.map((one) => (isMeant(one) ? { ...members(one), ...members(given[0]) } : one))
  if (verb === 'replace' && !isMaking(filter)) throw noTarget(attribute)
  return joined(
    former,
    given.map((one) => ({ ...partsIn(filter), ...members(one) })),
  )
}

/** The values, with a part of the meant ones changed. Adding a part to none makes the value that the filter describes. */
function withPart(
  former: readonly unknown[],
  verb: Verb,
  { attribute, part, path, value }: ManyChange,
  isMeant: (one: unknown) => boolean,
): readonly unknown[] {
  if (!part) return former
  const read = verb === 'remove' ? undefined : readValue(value, part)
  if (!former.some(isMeant)) {
    if (verb === 'remove') return former
    if (verb === 'replace' && path.filter && !isMaking(path.filter)) throw noTarget(attribute)
    return read === undefined
      ? former
      : joined(former, [{ ...(path.filter && partsIn(path.filter)), [part.name]: read }])
  }
  const changed = former.map((one) => {
    if (!isMeant(one)) return one
    const next = { ...members(one) }
    put(next, part.name, read)
    return next
  })
  return part.name === 'primary' && read === true ? onePrimary(changed, changed.filter(isMeant).at(-1)) : changed
}

/** The list with further values. A value that it has is not added again, and a new primary one replaces the former. */
function joined(former: readonly unknown[], given: readonly unknown[]): readonly unknown[] {
  const kept = former.filter((one) => !given.some((other) => isSameValue(one, other)))
  const both = [...kept, ...given]
  return onePrimary(
    both,
    given.findLast((one) => members(one)['primary'] === true),
  )
}

function onePrimary(values: readonly unknown[], primary: unknown): readonly unknown[] {
  if (primary === undefined) return values
  return values.map((one) =>
    one !== primary && members(one)['primary'] === true ? { ...members(one), primary: false } : one,
  )
}

/** Two values of a list are one: they have the same `value` and type. */
function isSameValue(one: unknown, other: unknown): boolean {
  const [left, right] = [members(one), members(other)]
  const isOneType = left['type'] === right['type'] || left['type'] === undefined || right['type'] === undefined
  if (left['value'] !== undefined || right['value'] !== undefined) return left['value'] === right['value'] && isOneType
  return JSON.stringify(one) === JSON.stringify(other)
}

/** `true` for a filter that describes one whole value. Entra ID replaces values that are not there yet. */
function isMaking(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.sides.every(isMaking)
  return filter.kind === 'compare' && filter.by === 'eq'
}

/** The parts that a filter demands: those of a new value that should fit it. */
function partsIn(filter: Filter): Members {
  if (filter.kind === 'and') return { ...partsIn(filter.sides[0]), ...partsIn(filter.sides[1]) }
  return filter.kind === 'compare' && filter.by === 'eq' ? { [filter.path.name]: filter.value } : {}
}

function holderOf(resource: Writable, extension: string | undefined): Writable {
  if (extension === undefined) return resource
  const held = resource[extension]
  const holder: Writable = isRecord(held) ? held : {}
  resource[extension] = holder
  return holder
}

function put(holder: Writable, name: string, value: unknown): void {
  if (value === undefined) delete holder[name]
  else holder[name] = value
}

function memberOf(body: Members, name: string): unknown {
  return Object.entries(body).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1]
}

function members(value: unknown): Members {
  return isRecord(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

const noTarget = ({ name }: Attribute) => new ScimRefusal('no-target', `No value of ${name} fits the filter`)
