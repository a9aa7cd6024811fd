import { isRecord } from '../http/json.ts'
import { attributeNamed, attributesUnder, extensionNamed, type ResourceKind } from './attributes.ts'
import { type AttributePath, pathOf } from './filter.ts'
import type { Members } from './matches.ts'
import { ScimRefusal } from './refusals.ts'

/** The attributes that a request asks for, or asks to leave out (RFC 7644, section 3.9). */
export interface Selection {
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
