import { isRecord } from '../../../core/record.ts'

/** A change of the metadata at a path. */
export interface MetadataAction {
  /** The names of the members on the way, joined by slashes; those of list items are their numbers. */
  readonly type: string
  readonly payload: unknown
}

/** The members of a patch that differ from those of a value, one by one. */
export function metadataActions(value: unknown, patch: unknown, path: string): readonly MetadataAction[] {
  if (Object.is(value, patch) || patch === undefined) return []
  const members = membersOf(patch)
  // A list that is new or becomes shorter, and an object in the place of another value, are replaced. A new object is sent by its
  // members, as providers do it themselves.
  const isWhole = members === null || members.length === 0 || !isSameKind(value, patch)
  if (isWhole) return isEqual(value, patch) ? [] : [{ type: path, payload: patch }]
  return members.flatMap(([name, member]) => metadataActions(memberOf(value, name), member, `${path}/${name}`))
}

function isSameKind(value: unknown, patch: unknown): boolean {
  if (Array.isArray(patch)) return Array.isArray(value) && patch.length >= value.length
  return isRecord(value) || value === undefined || value === null
}

function isEqual(value: unknown, patch: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(patch)
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  return isRecord(value) || Array.isArray(value) ? Object.entries(value) : null
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
