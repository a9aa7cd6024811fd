import { clientHeader } from '../http/client-header.ts'

/** One call the emulator was asked for. */
export interface JournalEntry {
  /** The sequence number, counted from 1. */
  readonly number: number
  /** The operation of the contract. */
  readonly operation: string
  /** In capitals, such as `POST`. */
  readonly method: string
  /** The path with its query. */
  readonly path: string
  /** The `x-portico-tab` header: the tab or client of a test. */
  readonly client: string | null
  /** When, in epoch milliseconds of the emulator's time. */
  readonly at: number
  /** The user of the valid access token, or `null`. */
  userId: string | null
  /** The status of the answer; `null` while it is under way, and for good where it was dropped. */
  status: number | null
}

/** The calls that the emulator answered, oldest first. */
export interface Journal {
  /** Begins the entry of a call. */
  readonly begin: (operation: string, request: Request) => JournalEntry
  /** A copy, which later calls do not change. */
  readonly entries: () => readonly Readonly<JournalEntry>[]
  /** Removes all calls from the journal. */
  readonly clear: () => void
}

/** Makes a {@link Journal} of the last 10,000 calls. */
export function createJournal(now: () => number): Journal {
  let entries: JournalEntry[] = []
  let count = 0
  return {
    begin(operation, request) {
      const { pathname, search } = new URL(request.url)
      const entry: JournalEntry = {
        number: ++count,
        operation,
        method: request.method,
        path: pathname + search,
        client: request.headers.get(clientHeader),
        at: now(),
        userId: null,
        status: null,
      }
      entries.push(entry)
      if (entries.length > longest) entries = entries.slice(-longest)
      return entry
    },
    entries: () => entries.map((entry) => ({ ...entry })),
    clear: () => {
      entries = []
    },
  }
}

const longest = 10_000
