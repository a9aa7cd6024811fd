import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { readState } from '../state/read-state.ts'
import type { State } from '../state/state.ts'
import type { Emulator } from '../types.ts'
import { beginJournal, type ChangeJournal, journalOf, replayJournal, trackChanges } from './change-journal.ts'
import { syncFolder } from './sync-folder.ts'

/** A file that follows the state. */
export interface DataFile {
  /** Resolves once every change so far is written. Rejects if it cannot be. */
  readonly written: () => Promise<void>
  /** Writes what is not written yet, all of it into the one file, and nothing after that. */
  readonly close: () => Promise<void>
}

/** How a file follows the state. */
export interface DataFileOptions {
  /** Syncs every write to the disk, so that a power cut loses nothing. */
  readonly isSynced: boolean
}

/**
 * Writes the state to a file, and changes to a journal beside it. When the journal has grown as long as the state, the
 * state is written anew: to another file first, which then takes its place, so that a crash leaves no half of one.
 *
 * Rejects with an `Error` of one line if the file cannot be written.
 */
export async function keepInFile(
  emulator: Emulator,
  path: string,
  { isSynced }: DataFileOptions = { isSynced: false },
): Promise<DataFile> {
  let state: State | null = null
  let tracker = trackChanges()
  let journal: ChangeJournal | null = null
  let whole = { size: 0, inode: 0, writtenAt: 0 }
  // Each change has a number; all up to `done` are written.
  let [changed, done] = [0, 0]
  let writing: Promise<void> | null = null
  let closing: Promise<void> | null = null
  let hasFailed = false
  const waiting = new Set<Waiting>()

  await rm(`${path}.part`, { force: true }).catch(() => {})
  try {
    await writeWhole()
  } catch (error) {
    throw new Error(`${path} cannot be written, so the state would be lost: ${reasonOf(error)}`)
  }
  const stopListening = emulator.onChange((present) => {
    state = present
    changed += 1
    writing ??= write()
  })
  return {
    written: () =>
      done >= changed
        ? Promise.resolve()
        : new Promise((resolve, reject) => void waiting.add({ upTo: changed, resolve, reject })),
    close: () => (closing ??= close()),
  }

  async function close(): Promise<void> {
    stopListening()
    while (writing) await writing
    try {
      if (hasFailed || (journal?.size() ?? 0) > 0) await writeWhole()
    } catch (error) {
      console.error(`${path} could not be written: ${reasonOf(error)}`)
    }
    await journal?.close()
  }

  async function write(): Promise<void> {
    // Changes of one turn are written together.
    await new Promise((resolve) => setImmediate(resolve))
    while (done < changed) {
      let upTo = changed
      try {
        const canAppend = !hasFailed && (await isThere())
        upTo = changed
        await (canAppend ? appendChanges() : writeWhole())
        hasFailed = false
        settle(upTo, null)
      } catch (error) {
        hasFailed = true
        console.error(`${path} could not be written; the next change tries again: ${reasonOf(error)}`)
        settle(upTo, error)
      }
      done = upTo
    }
    writing = null
  }

  function settle(upTo: number, error: unknown): void {
    for (const one of waiting) {
      if (one.upTo > upTo) continue
      waiting.delete(one)
      if (error === null) one.resolve()
      else one.reject(error)
    }
  }

  async function appendChanges(): Promise<void> {
    const changes = state === null ? [] : tracker.look(state)
    if (changes.length === 0 || journal === null) return
    await journal.append(changes, isSynced)
    if (journal.size() > Math.max(whole.size, shortestJournal)) await writeWhole()
  }

  async function writeWhole(): Promise<void> {
    const text = emulator.snapshotText()
    tracker = trackChanges()
    tracker.look(JSON.parse(text))
    const part = `${path}.part`
    try {
      await writeFile(part, text, { mode: 0o600, flush: true })
      await journal?.end(text)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true }).catch(() => {})
      throw error
    }
    await syncFolder(path)
    await journal?.close()
    // A former journal follows another state.
    await rm(journalOf(path), { force: true })
    journal = beginJournal(path, text)
    const { ino, mtimeMs } = await stat(path)
    whole = { size: text.length, inode: ino, writtenAt: mtimeMs }
  }

  /** The written file is still there: not moved, removed or changed. */
  async function isThere(): Promise<boolean> {
    const present = await stat(path).catch(() => null)
    const isOwn = present?.ino === whole.inode && present.mtimeMs === whole.writtenAt
    return isOwn && (await journal?.isThere()) === true
  }
}

/**
 * Reads a state from a file and its journal; `null` if there is none. `onLeftOut` is called with the reason if changes of the
 * journal are not in the state.
 */
export async function readKept(path: string, onLeftOut: (reason: string) => void = () => {}): Promise<State | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new Error(`${path} cannot be read: ${reasonOf(error)}`)
  }
  try {
    const state: unknown = JSON.parse(text)
    const reason = await replayJournal(path, text, state)
    if (reason !== null) onLeftOut(reason)
    return readState(state)
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error)
    throw new Error(`${path} holds no state of the emulator: ${reason}. Remove it or name another file`)
  }
}

/** Moves the journal of a data file aside, where nothing writes to it. Returns its new place. */
export async function setJournalAside(path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const aside = `${journalOf(path)}.aside-${number}`
    if ((await stat(aside).catch(() => null)) !== null) continue
    await rename(journalOf(path), aside)
    return aside
  }
}

interface Waiting {
  readonly upTo: number
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Bytes: a journal shorter than that is not worth writing the state for. */
const shortestJournal = 2 ** 20

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
