import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Emulator } from '../emulator.ts'
import { readSeed } from '../state/read-seed.ts'

/** A file that follows the state. */
export interface DataFile {
  /** Writes what is not written yet. */
  readonly close: () => Promise<void>
}

/**
 * Puts back the state a file holds, if it is there, and writes every change to it: to a file beside it first, which then
 * takes its place, so that a crash leaves the former state and never half of one.
 */
export async function keepInFile(emulator: Emulator, path: string): Promise<DataFile> {
  const kept = await readKept(path)
  if (kept !== null) emulator.reset(readSeed(kept))
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
      await writeFile(`${path}.part`, JSON.stringify(emulator.snapshot()))
      await rename(`${path}.part`, path)
    }
    writing = null
  }
}

async function readKept(path: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} holds no state of the emulator: it is not JSON. Remove it or name another file`)
  }
}
