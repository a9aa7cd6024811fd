import { createElement, Fragment, useSyncExternalStore } from 'react'
import { type BareStore, counted, type Grid, gridOf, type Store } from './store.ts'

/** One cell that holds every row: what a person would write for one page. */
export function oneCell(size: number): Store {
  const cell = createCell(gridOf(size))
  return {
    useCount: (id) => useSyncExternalStore(cell.subscribe, () => cell.read().rows[id]?.count ?? Number.NaN),
    count: (id) => cell.write({ rows: counted(cell.read().rows, id) }),
    touch: (unread) => cell.write({ unread }),
    around: (children) => createElement(Fragment, null, children),
  }
}

/** A cell for every row, and one that nobody reads: the least that can be done. */
export function cellEach(size: number): Store {
  const cells = Array.from({ length: size }, () => createCell(gridOf(1)))
  const unread = createCell(gridOf(0))
  const cellAt = (id: number) => cells[id] ?? unread
  return {
    useCount: (id) => useSyncExternalStore(cellAt(id).subscribe, () => cellAt(id).read().rows[0]?.count ?? Number.NaN),
    count: (id) => cellAt(id).write({ rows: counted(cellAt(id).read().rows, 0) }),
    touch: (value) => unread.write({ unread: value }),
    around: (children) => createElement(Fragment, null, children),
  }
}

/** A cell without React. */
export function bareCell(): BareStore {
  interface State extends Grid {
    readonly isPending: boolean
    readonly error: unknown
  }
  const cell = createCell<State>({ ...gridOf(0), isPending: false, error: null })
  return {
    subscribe: cell.subscribe,
    read: cell.read,
    touch: (unread) => cell.write({ unread }),
    async touchLater(unread) {
      cell.write({ isPending: true, error: null })
      try {
        await Promise.resolve()
        cell.write({ unread })
        cell.write({ isPending: false })
      } catch (error) {
        cell.write({ isPending: false, error })
      }
    },
  }
}

function createCell<State extends object>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    write(patch: Partial<State>) {
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
