import { isRecord } from '../http/json.ts'
import type { CoreState } from './state.ts'

/** The state before a change. */
export interface Remembered {
  /** A state with copies of the rows that may change. It shares all other rows with the present one. */
  readonly before: CoreState
  /** Puts everything back. Rows keep their identity. */
  readonly undo: () => void
}

/**
 * Remembers the state before a change of the rows that `mayChange` returns `true` for. Rows may be added and removed besides, but
 * no other row may change. The time does not grow with the size of rows, as that of a copy of the whole state does.
 */
export function remember(state: CoreState, mayChange: (row: Row) => boolean): Remembered {
  const before = { ...state }
  const originals = new Map<unknown, Row>()
  for (const [name, value] of Object.entries<unknown>({ ...state }))
    Object.assign(before, { [name]: Array.isArray(value) ? kept(value) : structuredClone(value) })
  return {
    before,
    undo() {
      for (const [name, value] of Object.entries<unknown>({ ...before }))
        Object.assign(state, { [name]: Array.isArray(value) ? value.map((row) => originals.get(row) ?? row) : value })
      for (const [copy, row] of originals) {
        for (const name of Object.keys(row)) Reflect.deleteProperty(row, name)
        Object.assign(row, copy)
      }
    },
  }

  function kept(rows: readonly unknown[]): readonly unknown[] {
    const all = [...rows]
    for (const [at, row] of rows.entries()) {
      if (!isRecord(row) || !mayChange(row)) continue
      all[at] = structuredClone(row)
      originals.set(all[at], row)
    }
    return all
  }
}

/** A row of any collection. */
type Row = Readonly<Record<string, unknown>>

/** `true` for a row that has one of the texts as a member, or in a list of it. */
export function mentions(row: Row, texts: ReadonlySet<unknown>): boolean {
  for (const name in row) {
    const value = row[name]
    if (texts.has(value) || (Array.isArray(value) && value.some((one) => texts.has(one)))) return true
  }
  return false
}
