import type { Emulator } from '@portico/emulator'
import type { Feature } from '../../src/client/index.ts'
import type { ListRow, ListState } from '../../src/core/list.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import { openApp } from '../open-app.ts'
import type { ListFault, ListSlice, OpenList } from './conformance.ts'

/** A list of the product, for the rules of every list. */
export interface EmulatorList<State extends ListState<ListRow>, Actions extends ListSlice['actions']>
  extends Pick<OpenList, 'search' | 'sortBy' | 'resource'> {
  readonly feature: Feature<State, Actions>
  /** The operation that reads it. */
  readonly operation: string
  /** Adds rows at the provider, so that there are three or more. */
  readonly arrange: (state: Parameters<Parameters<Emulator['arrange']>[0]>[0], userId: string) => void
  /** Removes one there. */
  readonly drop: (state: Parameters<Parameters<Emulator['arrange']>[0]>[0], id: string) => void
  /** The operation that removes one, and the verb that calls it. */
  readonly removal?: {
    readonly operation: string
    readonly run: (actions: Actions, id: string) => Promise<Outcome<unknown>>
    readonly of?: (row: State['rows'][number]) => boolean
  }
}

const me = 'admin@acme.test'

/** Opens a list against the emulator, as a signed-in user. */
export async function openEmulatorList<State extends ListState<ListRow>, Actions extends ListSlice['actions']>(
  list: EmulatorList<State, Actions>,
): Promise<OpenList> {
  const { feature, operation, resource, search, sortBy, removal } = list
  const app = await openApp({ signedInAs: me, starts: false })
  const { emulator } = app.provider
  emulator.arrange((state) => list.arrange(state, state.users.find(({ email }) => email === me)?.id ?? ''))
  await app.client.start()
  const disturb = (disturbed: string) => (fault: ListFault) =>
    emulator.faults.add({ operation: disturbed, times: 1, ...fault })
  const slice = app.client.get(feature)
  return {
    client: app.client,
    clock: app.clock,
    resource,
    search,
    sortBy,
    slice: (key) => (key === undefined ? slice : app.client.get(feature, { key })),
    reads: () => app.called().filter((called) => called === operation).length,
    disturb: disturb(operation),
    dropAtProvider: (id) => emulator.arrange((state) => list.drop(state, id)),
    forget: () => app.client.session.logOut(),
    ...(removal && {
      removal: {
        id: () => slice.getSnapshot().rows.find((row) => removal.of?.(row) ?? true)?.id ?? '',
        run: (id) => removal.run(slice.actions, id),
        disturb: disturb(removal.operation),
      },
    }),
  }
}
