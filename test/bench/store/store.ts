import type { ReactElement, ReactNode } from 'react'

/** A row, as a table would hold it. */
export interface Row {
  readonly id: number
  readonly count: number
}

/** What every subject remembers. */
export interface Grid {
  readonly rows: readonly Row[]
  /** What no component reads. */
  readonly unread: number
}

/** A grid of `size` rows. */
export function gridOf(size: number): Grid {
  return { rows: Array.from({ length: size }, (_, id) => ({ id, count: 0 })), unread: 0 }
}

/** The rows with one of them counted on. */
export function counted(rows: readonly Row[], id: number): readonly Row[] {
  const row = rows[id]
  return row ? rows.with(id, { ...row, count: row.count + 1 }) : rows
}

/** One way to keep a grid, with and without React. */
export interface Store {
  /** Reads the count of one row in a component, by a selector. */
  readonly useCount: (id: number) => number
  /** Counts one row on. */
  readonly count: (id: number) => void
  /** Changes what no component reads. */
  readonly touch: (unread: number) => void
  /** Puts what the hook needs around the components. */
  readonly around: (children: ReactNode) => ReactElement
}

/** The same without React. */
export interface BareStore {
  /** Hears of every change. */
  readonly subscribe: (listener: () => void) => () => void
  /** What is remembered. */
  readonly read: () => Pick<Grid, 'unread'>
  /** Changes it. */
  readonly touch: (unread: number) => void
  /** Changes it after a promise, and tells meanwhile that it is pending and afterwards whether it failed. */
  readonly touchLater: (unread: number) => Promise<unknown>
}
