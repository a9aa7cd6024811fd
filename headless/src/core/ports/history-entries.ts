import { isRecord } from '../record.ts'
import { hasPage } from './listen.ts'
import type { HistoryEntries, PagePort } from './ports.ts'

/** The entries of a page: its own, else those of the browser if the page is that of the browser. `null` without any. */
export function entriesOf(page: PagePort): HistoryEntries | null {
  if (page.entries) return page.entries
  // The page of a preview or of a test is none of the browser's entries.
  return hasPage() && page.url()?.href === location.href ? browserEntries : null
}

const browserEntries: HistoryEntries = {
  note() {
    const state: unknown = history.state
    const note = isRecord(state) ? state[key] : undefined
    return typeof note === 'string' ? note : null
  },
  setNote(note) {
    const state: unknown = history.state
    if (state !== null && !isRecord(state)) return
    // Routers replace this function on `history` itself, and would read a move.
    History.prototype.replaceState.call(history, { ...state, [key]: note }, '')
  },
  back: (count) => history.go(-count),
}

/** The member of the state of an entry that holds the note. A router's own members stay beside it. */
const key = 'portico'
