import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Emulator } from '../emulator.ts'
import { readState } from '../state/read-state.ts'
import type { State } from '../state/types.ts'

/** A file that follows the state. */
export interface DataFile {
  /** Writes what is not written yet. */
  readonly close: () => Promise<void>
}

/**
 * Puts back the state a file holds, if it is there, and writes every change to it: to a file beside it first, which then
 * takes its place, so that a crash leaves the former state and never half of one.
 *
 * Rejects with an `Error` of one line where the file cannot be read or written, or holds something else.
 */
export async function keepInFile(emulator: Emulator, path: string): Promise<DataFile> {
  const kept = await readKept(path)
  if (kept !== null) emulator.reset(kept)
  try {
    await save()
  } catch (error) {
    throw new Error(`${path} cannot be written, so the state would be lost: ${reasonOf(error)}`)
  }
  let writing: Promise<void> | null = null
  let isStale = false
  emulator.onChange(() => {
    isStale = true
    writing ??= write()
  })
  return {
    async close() {
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
    await writeFile(`${path}.part`, JSON.stringify(emulator.snapshot()))
    await rename(`${path}.part`, path)
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
