import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Emulator } from '../emulator.ts'
import { readState } from '../state/read-state.ts'
import type { State } from '../state/types.ts'

/** A file that follows the state. */
export interface DataFile {
  /** Writes what is not written yet, and nothing after that. */
  readonly close: () => Promise<void>
}

/**
 * Writes the state, and then every change to it, to a file: to one beside it first, which then takes its place, so that
 * a crash leaves the former state and never half of one.
 *
 * Rejects with an `Error` of one line where the file cannot be written.
 */
export async function keepInFile(emulator: Emulator, path: string): Promise<DataFile> {
  try {
    await save()
  } catch (error) {
    throw new Error(`${path} cannot be written, so the state would be lost: ${reasonOf(error)}`)
  }
  let writing: Promise<void> | null = null
  let isStale = false
  const stopListening = emulator.onChange(() => {
    isStale = true
    writing ??= write()
  })
  return {
    async close() {
      stopListening()
      while (writing) await writing
    },
  }

  async function write(): Promise<void> {
    // Changes of one turn are written together.
    await new Promise((resolve) => setImmediate(resolve))
    while (isStale) {
      isStale = false
      try {
        await save()
      } catch (error) {
        console.error(`${path} could not be written; the next change tries again: ${reasonOf(error)}`)
      }
    }
    writing = null
  }

  async function save(): Promise<void> {
    const part = `${path}.part`
    try {
      await writeFile(part, emulator.snapshotText(), { mode: 0o600, flush: true })
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}

/** Reads a state from a file; `null` where there is none. */
export async function readKept(path: string): Promise<State | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new Error(`${path} cannot be read: ${reasonOf(error)}`)
  }
  try {
    return readState(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error)
    throw new Error(`${path} holds no state of the emulator: ${reason}. Remove it or name another file`)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
