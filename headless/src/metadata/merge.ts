import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'

/** A JSON object whose members are not checked. */
export type MetadataDocument = Readonly<Record<string, unknown>>

/**
 * Merges `override` over `base` into a new plain value. The inputs do not change and share nothing with the result.
 * Objects merge by own member; lists and other values are replaced; `undefined` changes nothing. The names `__proto__`,
 * `constructor` and `prototype` and values outside JSON are left out. More than 50 levels or 50,000 values throw
 * `metadata-too-large`.
 */
export function mergeMetadata(base: MetadataDocument, override: unknown): Record<string, unknown> {
  const budget = { values: largest }
  const copy = copied(base, 0, budget)
  const over = copied(override, 0, budget)
  const start = isRecord(copy) ? copy : {}
  return isRecord(over) ? merged(start, over) : { ...start }
}

const deepest = 50
const largest = 50_000
const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function merged(base: MetadataDocument, over: MetadataDocument): Record<string, unknown> {
  const result: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(over)) {
    const present = Object.hasOwn(result, name) ? result[name] : undefined
    result[name] = isRecord(present) && isRecord(value) ? merged(present, value) : value
  }
  return result
}

function copied(value: unknown, depth: number, budget: { values: number }): unknown {
  budget.values -= 1
  if (depth > deepest || budget.values < 0) {
    throw new PorticoError(
      'metadata-too-large',
      'The metadata is nested too deeply or holds too many values to be used',
    )
  }
  if (Array.isArray(value)) return value.map((item) => copied(item, depth + 1, budget) ?? null)
  if (!isRecord(value)) return isScalar(value) ? value : undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !refused.has(name))
      .map(([name, member]) => [name, copied(member, depth + 1, budget)] as const)
      .filter(([, member]) => member !== undefined),
  )
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
