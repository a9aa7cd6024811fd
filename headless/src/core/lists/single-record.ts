import type { Resource } from '../../resources/resource.ts'
import type { ActionTools } from '../feature.ts'
import { inTurn } from '../in-turn.ts'
import type { Outcome } from '../outcome.ts'
import { isRecord } from '../record.ts'

/** The state of a record. Give a feature the record's id as an option, and the hook the same id as its key. */
export interface RecordState<Value extends object> {
  /** `null` until it is loaded. */
  readonly value: Value | null
}

/** The actions of every record. Errors are in `calls.<action>.error`. */
export interface RecordActions<Value extends object> {
  /** Reads the record again. The value stays while it is read, and after a failure. */
  load(): Promise<Outcome>
  /**
   * Changes members, those of nested objects one by one. The change is shown at once, and removed alone if the provider
   * refuses. Saves are sent one after another.
   */
  save(patch: RecordPatch<Value>): Promise<Outcome>
}

/** Members that change. Lists are replaced as a whole. */
export type RecordPatch<Value> = {
  readonly [Name in keyof Value]?: Value[Name] extends readonly unknown[] | null | undefined
    ? Value[Name]
    : Value[Name] extends object | null | undefined
      ? RecordPatch<NonNullable<Value[Name]>> | Extract<Value[Name], null | undefined>
      : Value[Name]
}

/** The means of a {@link singleRecord}. */
export interface RecordMeans<Value extends object> {
  /** The resource of the record, which the feature names in `reads`: a save changes it. */
  readonly resource: Resource
  /** Reads the record from the provider. */
  readonly read: (signal: AbortSignal) => Promise<Value>
  /** Sends a patch. The record is read again afterwards. */
  readonly write: (patch: RecordPatch<Value>, signal: AbortSignal) => Promise<unknown>
  /** May throw to refuse a save before it is shown. */
  readonly check?: (value: Value | null, patch: RecordPatch<Value>) => void
}

/** Makes the action of a record that is only read: `actions: (tools) => readOnlyRecord(tools, (signal) => …)`. */
export function readOnlyRecord<Value extends object>(
  { task }: ActionTools<unknown, RecordState<Value>>,
  read: (signal: AbortSignal) => Promise<Value>,
): Pick<RecordActions<Value>, 'load'> {
  return { load: task('latest', async ({ set, signal }) => set({ value: await read(signal) })) }
}

/** Makes the actions of a record. */
export function singleRecord<Value extends object>(
  tools: ActionTools<unknown, RecordState<Value>>,
  { resource, read, write, check }: RecordMeans<Value>,
): RecordActions<Value> {
  const { task, state } = tools
  const turn = inTurn()
  return {
    ...readOnlyRecord(tools, read),
    save: task(
      'parallel',
      async ({ optimistic, signal }, patch: RecordPatch<Value>) => {
        check?.(state().value, patch)
        optimistic(({ value }) => ({ value: value && merged(value, patch) }))
        await turn(signal, () => write(patch, signal))
      },
      { changes: [resource] },
    ),
  }
}

/** A value with the members of a patch. */
export function merged<Value extends object>(value: Value, patch: RecordPatch<Value>): Value {
  const members = Object.entries(patch).map(([name, member]) => {
    const former: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
    return [name, isRecord(former) && isRecord(member) ? merged(former, member) : member]
  })
  return { ...value, ...Object.fromEntries(members) }
}
