import type { Client } from '../../src/client/index.ts'
import type { ListActions, ListRow, ListState } from '../../src/core/lists/list.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import type { Slice } from '../../src/core/slice.ts'
import type { Resource } from '../../src/resources/resource.ts'
import type { FakeClock } from '../fake-ports.ts'
import { until } from '../open-app.ts'

/** A slice of any list. */
export type ListSlice = Slice<ListState<ListRow>, Omit<ListActions, 'load'> & { load(): Promise<Outcome> }>

/** A list, opened in a client of its own, with at least three rows at the provider. It is not on the screen yet. */
export interface OpenList {
  readonly client: Client
  readonly clock: FakeClock
  /** The resource that the list reads. */
  readonly resource: Resource
  /** The slice of a key. */
  readonly slice: (key?: string) => ListSlice
  /** The number of reads so far. */
  readonly reads: () => number
  /** Makes the next reads fail, or answer late. */
  readonly disturb: (fault: ListFault) => void
  /** Removes the row of an id at the provider, unknown to the client. */
  readonly dropAtProvider: (id: string) => void
  /** Ends the data's owner: the user signs out, or leaves the tenant. */
  readonly forget: () => Promise<unknown>
  /** A text that some rows contain, and their ids. */
  readonly search: { readonly text: string; readonly finds: (row: ListRow) => boolean }
  /** A column without equal values. */
  readonly sortBy: string
  /** The verb that removes a row at once, if the list has one, with the call that it makes. */
  readonly removal?: {
    /** A row that can be removed. */
    readonly id: () => string
    readonly run: (id: string) => Promise<Outcome<unknown>>
    readonly disturb: (fault: ListFault) => void
  }
}

/** A disturbance of the next call. */
export type ListFault = { readonly kind: 'status' } | { readonly kind: 'delay'; readonly delayMs: number }

/** The ids of the rows shown. */
export function idsOf(slice: ListSlice): readonly string[] {
  return slice.getSnapshot().rows.map(({ id }) => id)
}

/** Opens a list and puts it on the screen. */
export async function showList(openList: () => Promise<OpenList>) {
  const list = await openList()
  const slice = list.slice()
  const unsubscribe = slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  return { ...list, slice, sliceOf: list.slice, unsubscribe, ids: idsOf(slice) }
}
