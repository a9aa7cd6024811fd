import { list, type Members, record, type Shape } from './shape.ts'

/** One member of the state: its shape, and the value it has in a state that lacks it. */
export interface Part<Value> {
  readonly shape: Shape<Value>
  readonly empty: () => Value
}

/** The members of the state that one area owns. */
export interface Records<Owned extends object> {
  readonly parts: { readonly [Name in keyof Owned]: Part<Owned[Name]> }
  /** The same state, with these members in its type. Throws if the state lacks one of them. */
  readonly of: <State extends object>(state: State) => State & Owned
}

/** Declares the members of the state that an area owns, by name. */
export function records<Owned extends object>(parts: Records<Owned>['parts']): Records<Owned> {
  const names = Object.keys(parts)
  const holds = <State extends object>(state: State): state is State & Owned =>
    names.every((name) => Object.hasOwn(state, name))
  return {
    parts,
    of(state) {
      if (holds(state)) return state
      throw new Error(`The state lacks one of ${names.join(', ')}: add their area to state/areas.ts`)
    },
  }
}

/** A list of records. A state without it reads as one with an empty list. */
export function rows<Row extends object>(members: Members<Row>): Part<Row[]> {
  return { shape: list(record<Row>(members)), empty: () => [] }
}

/** A member that is no list. `empty` makes the value of a state without it. */
export function part<Value>(shape: Shape<Value>, empty: () => Value): Part<Value> {
  return { shape, empty }
}

/** A type with the members of each type of a union. */
export type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
