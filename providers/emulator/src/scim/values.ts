import { isRecord } from '../http/json.ts'
import { type Attribute, attributeNamed, attributesUnder, extensionNamed, type ResourceKind } from './attributes.ts'
import type { Members } from './matches.ts'
import { ScimRefusal } from './refusals.ts'

/** Receives the name of an unknown attribute, which is left out. */
export type LeaveOut = (name: string) => void

/**
 * The attributes of a body that a directory may write, under the names of the schema. Attributes that are read-only or unknown
 * are left out. Refuses a value of another type.
 */
export function readMembers(body: Members, kind: ResourceKind, leaveOut: LeaveOut = () => {}): Members {
  const members: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    const extension = extensionNamed(kind, name)
    const attribute = attributeNamed(attributesUnder(kind, null), name)
    if (extension === undefined) {
      if (!attribute && !/^(?:id|schemas|meta|externalId)$/i.test(name)) leaveOut(name)
      put(members, value, attribute)
    } else if (isRecord(value)) {
      const inner: Record<string, unknown> = {}
      for (const [one, its] of Object.entries(value)) {
        const part = attributeNamed(attributesUnder(kind, extension), one)
        if (!part) leaveOut(`${name}:${one}`)
        put(inner, its, part)
      }
      if (Object.keys(inner).length > 0) members[extension] = inner
    } else if (value !== null) throw wrongValue(name, 'an object')
  }
  return members
}

/** A value in the type of its attribute; `undefined` for none, which `null` and an empty list mean, too. */
export function readValue(given: unknown, attribute: Attribute): unknown {
  const value = attribute.isMany ? given : single(given, attribute)
  if (value === null || value === undefined) return undefined
  if (!attribute.isMany) return readOne(value, attribute)
  const values = (Array.isArray(value) ? value : [value]).map((one) => readOne(one, attribute))
  if (values.length > mostValues)
    throw new ScimRefusal('too-many', `${attribute.name} has more than ${mostValues} values`)
  return values.length === 0 ? undefined : values
}

/** Older jobs of Entra ID send one value as `[{ "$ref": null, "value": … }]`. */
function single(value: unknown, { type }: Attribute): unknown {
  if (!Array.isArray(value) || value.length > 1) return value
  const [only]: readonly unknown[] = value
  return type !== 'complex' && isRecord(only) ? only['value'] : only
}

function put(members: Record<string, unknown>, value: unknown, attribute: Attribute | undefined): void {
  if (!attribute || attribute.isReadOnly) return
  const read = readValue(value, attribute)
  if (read !== undefined) members[attribute.name] = read
}

function readOne(value: unknown, attribute: Attribute): unknown {
  const { name, type, parts = [], isMany } = attribute
  if (type === 'boolean') {
    if (typeof value === 'boolean') return value
    // Entra ID writes them as texts.
    if (typeof value === 'string' && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true'
    throw wrongValue(name, 'true or false')
  }
  if (type !== 'complex') {
    if (typeof value === 'string') return value
    throw wrongValue(name, 'a text')
  }
  if (isRecord(value)) return readParts(value, parts)
  // A list of texts is one of values, and so is the manager of Entra ID.
  if (typeof value === 'string' && (isMany || attributeNamed(parts, 'value'))) return { value }
  throw wrongValue(name, 'an object')
}

function readParts(value: Members, parts: readonly Attribute[]): Members {
  const members: Record<string, unknown> = {}
  for (const [name, one] of Object.entries(value)) put(members, one, attributeNamed(parts, name))
  return members
}

function wrongValue(name: string, wanted: string) {
  return new ScimRefusal('wrong-value', `${name} must be ${wanted}`)
}

const mostValues = 10_000
