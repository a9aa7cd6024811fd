import { isRecord } from './record.ts'

/** The members of an object in an answer by their types. A member that is not named may be anything. */
export type MemberTypes<Shape> = {
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
