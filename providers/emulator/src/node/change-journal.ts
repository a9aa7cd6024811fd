import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { isRecord } from '../http/json.ts'
import type { State } from '../state/state.ts'
import { syncFolder } from './sync-folder.ts'

/** The changes to a state since it was written as a whole: one line for each time that some were written. */
export interface ChangeJournal {
  readonly size: () => number
  /** The file is still in its place. */
  readonly isThere: () => Promise<boolean>
  /** Adds changes; with `isSynced` they are on the disk then. */
  readonly append: (changes: readonly StateChange[], isSynced: boolean) => Promise<void>
  /** Adds that a text of the whole state has all changes so far, before the text replaces the former one. */
  readonly end: (whole: string) => Promise<void>
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
      const head = isNew ? `${headOf(digestOf(follows))}\n` : ''
      file ??= await open(journalOf(path), 'w', 0o600)
      const bytes = Buffer.from(head + lineOf(changes))
      await file.appendFile(bytes)
      size += bytes.length
      if (!isSynced) return
      await file.datasync()
      if (isNew) await syncFolder(path)
    },
    async end(whole) {
      await file?.appendFile(lineOf({ written: digestOf(whole) }))
    },
    async close() {
      await file?.close()
    },
  }
}

/**
 * Applies the journal to its state. Returns why some of its changes are not applied; `null` if all are, or if the state has them.
 * Rejects if a line is damaged, because the lines after it build on it.
 */
export async function replayJournal(path: string, text: string, state: unknown): Promise<string | null> {
  const written = await readIfThere(journalOf(path))
  if (written === null || !isRecord(state)) return null
  const [head = '', ...lines] = written.slice(0, written.lastIndexOf('\n') + 1).split('\n')
  const entries = lines.filter((line) => line !== '').map((line, at) => entryIn(path, line, at + 2))
  const whole = digestOf(text)
  if (head !== headOf(whole)) {
    const isOlder = entries.some((entry) => isRecord(entry) && entry['written'] === whole)
    return isOlder
      ? null
      : `${path} is not the file that ${journalOf(path)} follows: one of them was changed or replaced`
  }
  const replayed: Record<string, unknown> = state
  for (const entry of entries) if (Array.isArray(entry)) applyChanges(replayed, entry)
  return written.endsWith('\n') ? null : `${journalOf(path)} ends within a line, as a crash leaves it`
}

const headOf = (follows: string) => JSON.stringify({ follows })

/** A line of the journal: its digest, then what it holds. */
function lineOf(entry: unknown): string {
  const text = JSON.stringify(entry)
  return `${digestOf(text)} ${text}\n`
}

function entryIn(path: string, line: string, number: number): unknown {
  const [digest = '', text = ''] = line.split(/ (.*)/s)
  if (digestOf(text) !== digest) throw new Error(`line ${number} of ${journalOf(path)} is damaged`)
  return JSON.parse(text)
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A change of one member of the state since the last write. Plain JSON. */
type StateChange =
  | { readonly member: string; readonly set: unknown }
  | { readonly member: string; readonly isGone: true }
  | { readonly member: string; readonly list: ListChange }

/** A list changes by leaving out its first entries, then by single entries, then in its length. */
interface ListChange {
  readonly drop: number
  readonly put: readonly (readonly [number, unknown])[]
  readonly length: number
}

/** Finds what changed from one look at a state to the next. */
interface ChangeTracker {
  /** The changes since the last call. The first call returns the whole state. */
  readonly look: (state: State) => readonly StateChange[]
}

/** Makes a {@link ChangeTracker}. It remembers the text of every entry, because states are changed in place. */
export function trackChanges(): ChangeTracker {
  let former = new Map<string, Written>()
  return {
    look(state) {
      const present = new Map(Object.entries(state).flatMap(writtenOf))
      const changes = [...present].flatMap(([member, written]) => changeOf(member, former.get(member), written, state))
      const gone = [...former.keys()].filter((member) => !present.has(member))
      former = present
      return [...changes, ...gone.map((member) => ({ member, isGone: true as const }))]
    },
  }
}

/** A state after changes. The one before is spent. */
function applyChanges(state: Record<string, unknown>, changes: readonly StateChange[]): void {
  for (const change of changes) {
    if ('set' in change) state[change.member] = change.set
    else if ('isGone' in change) delete state[change.member]
    else state[change.member] = listAfter(state[change.member], change.list)
  }
}

/** The text of a member, or of each entry of a list. */
type Written = string | readonly string[]

function writtenOf([member, value]: [string, unknown]): [string, Written][] {
  if (value === undefined) return []
  return [[member, Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : JSON.stringify(value)]]
}

function changeOf(member: string, former: Written | undefined, present: Written, state: State): StateChange[] {
  const value: unknown = Reflect.get(state, member)
  if (typeof present === 'string' || !Array.isArray(value)) return former === present ? [] : [{ member, set: value }]
  if (former === undefined || typeof former === 'string') return [{ member, set: value }]
  const drop = droppedFrom(former, present)
  const put = present.flatMap((text, at): [number, unknown][] => (text === former[at + drop] ? [] : [[at, value[at]]]))
  if (put.length === 0 && drop === 0 && former.length === present.length) return []
  return [{ member, list: { drop, put, length: present.length } }]
}

/** Lists that are kept short lose their first entries: the rest has only moved. */
function droppedFrom(former: readonly string[], [first]: readonly string[]): number {
  if (first === undefined || first === former[0]) return 0
  return Math.max(0, former.indexOf(first))
}

function listAfter(former: unknown, { drop, put, length }: ListChange): unknown[] {
  const list: unknown[] = Array.isArray(former) ? former.slice(drop) : []
  for (const [at, value] of put) list[at] = value
  list.length = length
  return list
}
