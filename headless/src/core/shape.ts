import { genericErrorMessage, PorticoError } from './errors.ts'
import { isRecord } from './record.ts'
import { shownLine } from './visible-text.ts'

/**
 * The types of the members of an object in an answer, as data: `{ id: 'string', 'lastLogin|null': 'string', roles: [roleShape] }`. The
 * compiler asks for each member of `Value`. The key of a member that may be left out ends with `?`, that of one that may be `null` with
 * `|null`, and that of one that may be both with `?|null`.
 */
export type Shape<Value extends object> = {
  readonly [Name in keyof Value & string as ShapeKey<Value, Name>]-?: MemberShape<NonNullable<Value[Name]>>
}

/** The key of a member in a {@link Shape}. */
type ShapeKey<Value, Name extends keyof Value & string> =
  Record<never, never> extends Pick<Value, Name>
    ? null extends Value[Name]
      ? `${Name}?|null`
      : `${Name}?`
    : undefined extends Value[Name]
      ? `${Name}?`
      : null extends Value[Name]
        ? `${Name}|null`
        : Name

/**
 * The type of one member. Some have a substitute for a value of another type: a `text` is empty, a `count` is 0, a `flag` is `false`, a
 * list and a `dictionary` have no members. A `name` is a text that can be seen: without one it is the key or the id of its object. An
 * object cannot be read without its members of the types `string`, `number` and `boolean`, and without its records.
 */
type MemberShape<Member> = unknown extends Member
  ? 'any'
  : [Member] extends [string]
    ? 'string' | (string extends Member ? 'text' | 'name' : never)
    : [Member] extends [number]
      ? 'number' | 'count'
      : [Member] extends [boolean]
        ? 'boolean' | 'flag'
        : [Member] extends [readonly (infer One)[]]
          ? readonly [MemberShape<NonNullable<One>>]
          : [Member] extends [object]
            ? string extends keyof Member
              ? 'dictionary'
              : 'reveal' extends keyof Member
                ? 'any'
                : Shape<Member>
            : never

/**
 * An object whose members have the types of its shape; `undefined` if it cannot have them. A member of another type counts as one that
 * was not sent. Members that the shape does not name may be anything.
 */
export function inShape<Value extends object>(value: Value, shape: Shape<Value>): Value | undefined {
  return objectIn(value, shape) as Value | undefined
}

/** An object whose members have the types of its shape. Throws `unreadable-answer` if it cannot have them. */
export function shaped<Value extends object>(value: Value, shape: Shape<Value>): Value {
  const found = inShape(value, shape)
  if (!found) throw new PorticoError('unreadable-answer', genericErrorMessage)
  return found
}

function objectIn(value: unknown, shape: object): object | undefined {
  if (!isRecord(value)) return undefined
  const own: Record<string, unknown> = { ...value }
  for (const { name, type, isRequired, keepsNull, absent } of membersOf(shape)) {
    if (keepsNull && own[name] === null) continue
    const member = (type === 'name' ? nameOf(own[name], own) : memberIn(own[name], type)) ?? absent
    if (member !== undefined) {
      if (own[name] !== member) own[name] = member
    } else if (isRequired) return undefined
    else delete own[name]
  }
  return own
}

/** A member of a shape, with the parts of its key. */
interface ShapeMember {
  readonly name: string
  readonly type: unknown
  readonly isRequired: boolean
  /** `true` if the member may be left out, and `null` has a meaning of its own. */
  readonly keepsNull: boolean
  /** The value of a member that was not sent. */
  readonly absent: unknown
}

/** A list has many objects of one shape, so its keys are read once. */
const membersByShape = new WeakMap<object, readonly ShapeMember[]>()

function membersOf(shape: object): readonly ShapeMember[] {
  const known = membersByShape.get(shape)
  if (known) return known
  const members = Object.entries<unknown>({ ...shape }).flatMap(([key, type]) => {
    const [name = '', absence] = key.split(/[?|]/)
    const isRequired = absence === undefined
    const substitute = Array.isArray(type) ? [] : substitutes[String(type)]
    return type === 'any'
      ? []
      : [
          {
            name,
            type,
            isRequired,
            keepsNull: key.endsWith('?|null'),
            absent: isRequired ? substitute : absence ? null : undefined,
          },
        ]
  })
  membersByShape.set(shape, members)
  return members
}

function memberIn(member: unknown, type: unknown): unknown {
  if (type === 'any') return member
  if (Array.isArray(type)) {
    if (!Array.isArray(member)) return undefined
    return member.map((one) => memberIn(one, type[0])).filter((one) => one !== undefined)
  }
  if (typeof type === 'object' && type) return objectIn(member, type)
  const substitute = substitutes[String(type)]
  const isOfType = typeof member === (substitute === undefined ? type : typeof substitute)
  return isOfType && (typeof member !== 'object' || isRecord(member)) ? member : undefined
}

/** The first of a name, a key and an id that can be seen. A number is a text. */
function nameOf(name: unknown, { key, tenantId, id }: Readonly<Record<string, unknown>>): string | undefined {
  return [name, key, tenantId, id]
    .map((value) => (typeof value === 'number' ? `${value}` : value))
    .find((value): value is string => typeof value === 'string' && shownLine(value) !== '')
}

const substitutes: Readonly<Record<string, unknown>> = { text: '', name: '', count: 0, flag: false, dictionary: {} }
