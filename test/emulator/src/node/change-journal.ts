import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { isRecord } from '../http/json.ts'
import { applyChanges, type StateChange } from './state-changes.ts'
import { syncFolder } from './sync-folder.ts'

/** The changes to a state since it was written as a whole: one line for each time that some were written. */
export interface ChangeJournal {
  /** Bytes written so far. */
  readonly size: () => number
  /** Whether it is still where it was written. */
  readonly isThere: () => Promise<boolean>
  /** Adds changes; with `isSynced` they are on the disk then. */
  readonly append: (changes: readonly StateChange[], isSynced: boolean) => Promise<void>
  /** Adds nothing any more; the file stays. */
  readonly close: () => Promise<void>
}

/** Where the journal of a data file is. */
export const journalOf = (path: string) => `${path}.journal`

/** Begins the journal that follows a state, with its first change. */
export function beginJournal(path: string, follows: string): ChangeJournal {
  let file: FileHandle | null = null
  let size = 0
  return {
    size: () => size,
    isThere: async () => file === null || (await file.stat()).nlink > 0,
    async append(changes, isSynced) {
      const isNew = file === null
      const head = isNew ? `${JSON.stringify({ follows: digestOf(follows) })}\n` : ''
      file ??= await open(journalOf(path), 'w', 0o600)
      const bytes = Buffer.from(`${head}${JSON.stringify(changes)}\n`)
      await file.appendFile(bytes)
      size += bytes.length
      if (!isSynced) return
      await file.datasync()
      if (isNew) await syncFolder(path)
    },
    async close() {
      await file?.close()
    },
  }
}

/**
 * Makes the changes of a journal to the state it follows. One that follows another state was left by an emulator that
 * had just written the state as a whole: it holds nothing new. So does a last line without an end, which nobody waited
 * for.
 */
export async function replayJournal(path: string, text: string, state: unknown): Promise<void> {
  const written = await readFile(journalOf(path), 'utf8').catch(() => '')
  const [head = '', ...lines] = written.slice(0, written.lastIndexOf('\n') + 1).split('\n')
  if (!isRecord(state) || head === '') return
  const { follows }: Readonly<Record<string, unknown>> = JSON.parse(head)
  if (follows !== digestOf(text)) return
  const replayed: Record<string, unknown> = state
  for (const line of lines) if (line !== '') applyChanges(replayed, JSON.parse(line))
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
