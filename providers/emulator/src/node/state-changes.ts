import type { State } from '../state/state.ts'

/** A change of one member of the state since the last write. Plain JSON. */
export type StateChange =
  | { readonly member: string; readonly set: unknown }
  | { readonly member: string; readonly isGone: true }
  | { readonly member: string; readonly list: ListChange }

/** A list changes by leaving out its first entries, then by single entries, then in its length. */
export interface ListChange {
  readonly drop: number
  readonly put: readonly (readonly [number, unknown])[]
  readonly length: number
}

/** Finds what changed from one look at a state to the next. */
export interface ChangeTracker {
  /** The changes since the last call. The first call returns the whole state. */
  readonly look: (state: State) => readonly StateChange[]
}

/** Makes a {@link ChangeTracker}. It remembers the text of every entry, because states are changed in place. */
export function trackChanges(): ChangeTracker {
  let former = new Map<string, Written>()
  return {
    look(state) {
      const present = new Map(Object.entries(state).flatMap(writtenOf))
      const changes = [...present].flatMap(([member, written]) => changeOf(member, former.get(member), written, state))
      const gone = [...former.keys()].filter((member) => !present.has(member))
      former = present
      return [...changes, ...gone.map((member) => ({ member, isGone: true as const }))]
    },
  }
}

/** A state after changes. The one before is spent. */
export function applyChanges(state: Record<string, unknown>, changes: readonly StateChange[]): void {
  for (const change of changes) {
    if ('set' in change) state[change.member] = change.set
    else if ('isGone' in change) delete state[change.member]
    else state[change.member] = listAfter(state[change.member], change.list)
  }
}

/** The text of a member, or of each entry of a list. */
type Written = string | readonly string[]

function writtenOf([member, value]: [string, unknown]): [string, Written][] {
  if (value === undefined) return []
  return [[member, Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : JSON.stringify(value)]]
}

function changeOf(member: string, former: Written | undefined, present: Written, state: State): StateChange[] {
  const value: unknown = Reflect.get(state, member)
  if (typeof present === 'string' || !Array.isArray(value)) return former === present ? [] : [{ member, set: value }]
  if (former === undefined || typeof former === 'string') return [{ member, set: value }]
  const drop = droppedFrom(former, present)
  const put = present.flatMap((text, at): [number, unknown][] => (text === former[at + drop] ? [] : [[at, value[at]]]))
  if (put.length === 0 && drop === 0 && former.length === present.length) return []
  return [{ member, list: { drop, put, length: present.length } }]
}

/** Lists that are kept short lose their first entries: the rest has only moved. */
function droppedFrom(former: readonly string[], [first]: readonly string[]): number {
  if (first === undefined || first === former[0]) return 0
  return Math.max(0, former.indexOf(first))
}

function listAfter(former: unknown, { drop, put, length }: ListChange): unknown[] {
  const list: unknown[] = Array.isArray(former) ? former.slice(drop) : []
  for (const [at, value] of put) list[at] = value
  list.length = length
  return list
}
