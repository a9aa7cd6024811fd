import { isRecord, ownMember } from '../../../theme/own-member.ts'

/** The edited members of a value, by path. */
export type Edits = ReadonlyMap<string, unknown>

/** Returns the value with all edits. The objects around an edited member are copied, all others are kept. */
export function withEdits<Value extends object>(value: Value, edits: Edits): Value {
  return [...edits].reduce((whole, [path, member]) => withMember(whole, path.split('.'), member), value)
}

/** Returns the edits that change a value. */
export function changesOf(value: object, edits: Edits): Edits {
  return new Map([...edits].filter(([path, member]) => !isSame(ownMember(value, path), member)))
}

/** Returns the edits without those that were sent. A member that was edited again since then stays. */
export function withoutSent(edits: Edits, sent: Edits): Edits {
  return new Map([...edits].filter(([path, member]) => !sent.has(path) || !Object.is(sent.get(path), member)))
}

/** `true` for equal data. An empty text is no value, as a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(memberOf(one, name), memberOf(other, name)))
}

/** `true` for a missing value and for a text without letters. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Objects with a class, such as files and dates, are equal only to themselves. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

function withMember<Value extends object>(value: Value, path: readonly string[], member: unknown): Value {
  const [name, ...rest] = path
  if (name === undefined) return value
  const former = memberOf(value, name)
  const inner = isRecord(former) ? former : {}
  return { ...value, [name]: rest.length === 0 ? member : withMember(inner, rest, member) }
}

function memberOf(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
}
