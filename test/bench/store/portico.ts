import { type Client, createClient, type Feature, type Outcome, PorticoProvider } from '@portico/headless'
import { createFeatureHook } from '@portico/headless/react'
import { createElement } from 'react'
import { type BareStore, counted, type Grid, gridOf, type Row, type Store } from './store.ts'

interface GridActions {
  count(id: number): void
  touch(unread: number): void
  touchLater(unread: number): Promise<Outcome>
}

/** One slice that holds every row. */
export function oneSlice(size: number): Store {
  const grid = gridFeature('grid', size)
  const useGrid = createFeatureHook(grid)
  const client = quietClient()
  const { actions } = client.get(grid)
  return {
    useCount: (id) => useGrid(({ rows }) => countOf(rows[id])),
    count: actions.count,
    touch: actions.touch,
    around: (children) => createElement(PorticoProvider, { client }, children),
  }
}

/** A slice for every row, and one that nobody reads. */
export function sliceEach(size: number): Store {
  const client = quietClient()
  const features = Array.from({ length: size }, (_, id) => gridFeature(`grid-${id}`, 1))
  const hooks = features.map((feature) => createFeatureHook(feature))
  const counts = features.map((feature) => client.get(feature).actions.count)
  return {
    useCount: (id) => hooks[id]?.(({ rows }) => countOf(rows[0])) ?? Number.NaN,
    count: (id) => counts[id]?.(0),
    touch: client.get(gridFeature('unread', 0)).actions.touch,
    around: (children) => createElement(PorticoProvider, { client }, children),
  }
}

/** A slice without React. */
export function bareSlice(): BareStore {
  const slice = quietClient().get(gridFeature('grid', 0))
  const { touch, touchLater } = slice.actions
  return { subscribe: slice.subscribe, read: slice.getSnapshot, touch, touchLater }
}

function gridFeature(name: string, size: number): Feature<Grid, GridActions> {
  return {
    name,
    scope: 'client',
    state: () => gridOf(size),
    actions: ({ task, step }) => ({
      count: step(({ set }, id) => set(({ rows }) => ({ rows: counted(rows, id) }))),
      touch: step(({ set }, unread) => set({ unread })),
      touchLater: task('parallel', async ({ set }, unread) => {
        await Promise.resolve()
        set({ unread })
      }),
    }),
  }
}

function countOf(row: Row | undefined): number {
  return row?.count ?? Number.NaN
}

/** A client whose provider never answers, so that nothing but the measured work goes on. */
function quietClient(): Client {
  return createClient({ baseUrl: 'http://localhost', ports: { fetch: () => new Promise(() => {}) } })
}
