import { isRecord } from '../http/json.ts'
import { type Attribute, attributeNamed, attributesUnder, extensionNamed, type ResourceKind } from './attributes.ts'
import type { AttributePath, Comparison, Filter } from './filter.ts'
import { ScimRefusal } from './refusals.ts'

/** A resource, or a complex value of one. */
export type Members = Readonly<Record<string, unknown>>

/** The resource fits the filter. An attribute that its kind does not have is one without a value. */
export function matches(resource: Members, filter: Filter, kind: ResourceKind): boolean {
  return fits(filter, (path) => valuesAt(resource, path, kind))
}

/** A value of a list fits the filter. The filter names parts of the value. */
export function valueMatches(value: unknown, filter: Filter, { parts = [] }: Attribute): boolean {
  return fits(filter, ({ name, part }) => {
    const attribute = part === null ? attributeNamed(parts, name) : undefined
    const members = isRecord(value) ? value : { value }
    return { attribute, values: attribute ? listed(members[attribute.name]) : [] }
  })
}

/** The values at a path, each by itself, and the attribute that they are values of. */
export function valuesAt(resource: Members, { urn, name, part }: AttributePath, kind: ResourceKind): Found {
  const attribute = attributeNamed(attributesUnder(kind, urn), name)
  if (!attribute) return { attribute, values: [] }
  const extension = urn === null ? undefined : extensionNamed(kind, urn)
  const holder = extension === undefined ? resource : resource[extension]
  const values = isRecord(holder) ? listed(holder[attribute.name]) : []
  if (part === null) return { attribute, values }
  const inner = attributeNamed(attribute.parts ?? [], part)
  const found = values.flatMap((value) => (inner && isRecord(value) ? listed(value[inner.name]) : []))
  return { attribute: inner, values: found }
}

interface Found {
  readonly attribute: Attribute | undefined
  readonly values: readonly unknown[]
}

function fits(filter: Filter, find: (path: AttributePath) => Found): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.sides.every((side) => fits(side, find))
    case 'or':
      return filter.sides.some((side) => fits(side, find))
    case 'not':
      return !fits(filter.filter, find)
    case 'some': {
      const { attribute, values } = find(filter.path)
      return attribute !== undefined && values.some((value) => valueMatches(value, filter.filter, attribute))
    }
    case 'present':
      return find(filter.path).values.some(isPresent)
    case 'compare': {
      const { attribute, values } = simple(find(filter.path))
      const { by, value } = filter
      if (by === 'ne') return !values.some((one) => compares(one, 'eq', value, attribute))
      if (value === null) return by === 'eq' && !values.some(isPresent)
      return values.some((one) => compares(one, by, value, attribute))
    }
  }
}

/** A complex attribute is compared by its part `value`. */
function simple({ attribute, values }: Found): Found {
  if (attribute?.type !== 'complex') return { attribute, values }
  const inner = attributeNamed(attribute.parts ?? [], 'value')
  return {
    attribute: inner,
    values: values.flatMap((value) => (isRecord(value) && inner ? listed(value['value']) : [])),
  }
}

function compares(one: unknown, by: Comparison, other: unknown, attribute: Attribute | undefined): boolean {
  if (attribute?.type === 'boolean') {
    if (by === 'eq') return String(one) === String(other).toLowerCase()
    throw new ScimRefusal('wrong-filter', `${attribute.name} is true or false, and is compared by eq and ne alone`)
  }
  if (typeof one !== 'string' || typeof other !== 'string') return by === 'eq' && one === other
  if (attribute?.type === 'dateTime' && !texts.has(by)) return ordered(Date.parse(one) - Date.parse(other), by)
  const [left, right] = attribute?.isExact ? [one, other] : [one.toLowerCase(), other.toLowerCase()]
  if (by === 'co') return left.includes(right)
  if (by === 'sw') return left.startsWith(right)
  if (by === 'ew') return left.endsWith(right)
  return ordered(left === right ? 0 : left < right ? -1 : 1, by)
}

function ordered(difference: number, by: Comparison): boolean {
  if (by === 'eq') return difference === 0
  if (by === 'gt') return difference > 0
  if (by === 'ge') return difference >= 0
  return by === 'lt' ? difference < 0 : difference <= 0
}

const texts: ReadonlySet<Comparison> = new Set<Comparison>(['co', 'sw', 'ew'])

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function isPresent(value: unknown): boolean {
  return value !== '' && !(isRecord(value) && Object.keys(value).length === 0)
}
