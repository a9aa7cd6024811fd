/** `true` for an object that is no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of an object in an answer by their types. A member that is not named may be anything. */
type MemberTypes<Shape> = {
  readonly [Type in 'string' | 'number' | 'boolean']?: readonly (keyof Shape & string)[]
}

/**
 * An object in an answer. Members of another type than the contract has are left out, as if the provider had not sent them. Anything
 * but an object has no members.
 */
export function membersIn<Shape extends object>(answer: Shape | null | undefined, types: MemberTypes<Shape>): Shape {
  const expected = new Map<string, string>(
    Object.entries(types).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
  )
  const members = Object.entries(isRecord(answer) ? answer : {}).filter(
    ([name, member]) => member === null || (expected.get(name) ?? typeof member) === typeof member,
  )
  return Object.fromEntries(members) as Shape
}

/** `true` if two values are the same, or plain lists or objects of the same members. */
export function sameMembers(one: unknown, other: unknown, isSame: typeof Object.is = Object.is): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

/** `true` if two values are the same at every level of plain lists and objects. */
export function sameData(one: unknown, other: unknown): boolean {
  return sameMembers(one, other, sameData)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))
  )
}
