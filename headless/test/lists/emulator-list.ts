import type { Emulator } from '@portico/emulator'
import type { Client } from '../../src/client/index.ts'
import type { ListRow } from '../../src/core/lists/list.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { openApp, until } from '../open-app.ts'
import type { ListFault, ListSlice, OpenList } from './open-list.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

/** A list of the product, for the rules of every list. */
export interface EmulatorList extends Pick<OpenList, 'search' | 'sortBy' | 'resource'> {
  readonly slice: (client: Client, options?: { readonly key: string }) => ListSlice
  /** The operation that reads it. */
  readonly operation: string
  /** Adds rows at the provider, so that there are three or more. */
  readonly arrange: (state: State, userId: string) => void
  /** Removes one there. */
  readonly drop: (state: State, id: string) => void
  /** The operation that removes one, and the verb that calls it. */
  readonly removal?: {
    readonly operation: string
    readonly run: (client: Client, id: string) => Promise<Outcome<unknown>>
    readonly of?: (row: ListRow) => boolean
  }
}

const me = 'admin@acme.test'

/** Opens a list against the emulator, as a signed-in user. */
export async function openEmulatorList(list: EmulatorList): Promise<OpenList> {
  const { operation, resource, search, sortBy, removal } = list
  const app = await openApp({ signedInAs: me, starts: false })
  const { emulator } = app.provider
  emulator.arrange((state) => list.arrange(state, state.users.find(({ email }) => email === me)?.id ?? ''))
  await app.client.start()
  await until(() => app.client.get(sessionFeature).getSnapshot().user !== null)
  const disturb = (disturbed: string) => (fault: ListFault) =>
    emulator.faults.add({ operation: disturbed, times: 1, ...fault })
  const slice = list.slice(app.client)
  return {
    client: app.client,
    clock: app.clock,
    resource,
    search,
    sortBy,
    slice: (key) => (key === undefined ? slice : list.slice(app.client, { key })),
    reads: () => app.called().filter((called) => called === operation).length,
    disturb: disturb(operation),
    dropAtProvider: (id) => emulator.arrange((state) => list.drop(state, id)),
    forget: () => app.client.session.logOut(),
    ...(removal && {
      removal: {
        id: () => slice.getSnapshot().rows.find((row) => removal.of?.(row) ?? true)?.id ?? '',
        run: (id) => removal.run(app.client, id),
        disturb: disturb(removal.operation),
      },
    }),
  }
}
