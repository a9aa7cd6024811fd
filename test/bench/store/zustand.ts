import { createContext, createElement, Fragment, useContext } from 'react'
import { create, type StoreApi, useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type BareStore, counted, type Grid, gridOf, type Store } from './store.ts'

/** One store of the module that holds every row, as its documentation begins. */
export function oneStore(size: number): Store {
  const useGrid = createGrid(size)
  const { count, touch } = useGrid.getState()
  return {
    useCount: (id) => useGrid(({ rows }) => rows[id]?.count ?? Number.NaN),
    count,
    touch,
    around: (children) => createElement(Fragment, null, children),
  }
}

/** The same found through a provider, as Portico's has to be: what one page may hold twice cannot be a global. */
export function providedStore(size: number): Store {
  const grid = createGrid(size)
  const Provided = createContext<StoreApi<GridState>>(grid)
  const { count, touch } = grid.getState()
  return {
    useCount: (id) => useStore(useContext(Provided), ({ rows }) => rows[id]?.count ?? Number.NaN),
    count,
    touch,
    around: (children) => createElement(Provided.Provider, { value: grid }, children),
  }
}

/** A store without React. */
export function bareStore(): BareStore {
  interface State extends Grid, Pick<BareStore, 'touch' | 'touchLater'> {
    readonly isPending: boolean
    readonly error: unknown
  }
  const store = createStore<State>((set) => ({
    ...gridOf(0),
    isPending: false,
    error: null,
    touch: (unread) => set({ unread }),
    async touchLater(unread) {
      set({ isPending: true, error: null })
      try {
        await Promise.resolve()
        set({ unread })
        set({ isPending: false })
      } catch (error) {
        set({ isPending: false, error })
      }
    },
  }))
  const { touch, touchLater } = store.getState()
  return { subscribe: store.subscribe, read: store.getState, touch, touchLater }
}

type GridState = Grid & Pick<Store, 'count' | 'touch'>

function createGrid(size: number) {
  return create<GridState>((set) => ({
    ...gridOf(size),
    count: (id) => set(({ rows }) => ({ rows: counted(rows, id) })),
    touch: (unread) => set({ unread }),
  }))
}
