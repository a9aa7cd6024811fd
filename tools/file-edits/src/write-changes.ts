import { besideName } from './beside-name.ts'
import { exactText } from './exact-text.ts'
import type { FilePort } from './file-port.ts'
import { type FileProblem, reasonOf } from './file-problem.ts'

/** A file before and after a command. */
export interface Change {
  /** The path within the folder, with slashes. */
  readonly path: string
  /** The text that was read, without a byte order mark; `null` for a new file. */
  readonly before: string | null
  readonly after: string
}

/** Counts the errors of syntax in a text; 0 for a kind of file that it does not parse. */
export type CountErrors = (path: string, text: string) => number

/**
 * Writes all changes or none. Each file is checked first: it still has the text that was read, can be read exactly, can be
 * written, and has no more errors of syntax than before. Then each new text is written beside its file, and at last all
 * are renamed. A file that a person saves meanwhile is not replaced. A process that is ended half-way leaves whole files alone.
 * Returns the reasons if nothing was written.
 */
export function writeChanges(files: FilePort, changes: readonly Change[], count: CountErrors): readonly FileProblem[] {
  const problems = changes.flatMap((change) => {
    const reason = problemOf(files, change, count)
    return reason === null ? [] : [{ path: change.path, reason }]
  })
  return problems.length > 0 ? problems : written(files, changes)
}

/** The reason why a change cannot be written now, or `null`. */
export function problemOf(files: FilePort, { path, before, after }: Change, count: CountErrors): string | null {
  const taken = reasonOf(() => {
    holdUnchanged(files, path, before)
    if (before === null) holdName(files, path)
  })
  if (taken !== null) return taken
  if (count(path, after) > (before === null ? 0 : count(path, before)))
    return 'its new text would have errors of syntax'
  return reasonOf(() => files.holdWritable(files.placeOf(path)))
}

function written(files: FilePort, changes: readonly Change[]): readonly FileProblem[] {
  const undo: Undo[] = []
  for (const step of stepsOf(files, changes, undo)) {
    const reason = reasonOf(step.run)
    if (reason === null) continue
    const failed = undo.reverse().filter((back) => reasonOf(back.run) !== null)
    const stuck = failed.flatMap(({ path }) => path ?? [])
    return [{ path: step.path, reason, ...(stuck.length > 0 && { stuck }) }]
  }
  return []
}

interface Step {
  readonly path: string
  readonly run: () => void
}

/** The way back of a step. */
interface Undo {
  /** The file that it puts back; none if it removes what the command made for itself. */
  readonly path?: string
  readonly run: () => void
}

/** First every new text beside its file, then every rename. Each step adds the way back. */
function stepsOf(files: FilePort, changes: readonly Change[], undo: Undo[]): readonly Step[] {
  const all = changes.map(({ path, before, after }) => {
    const [place, bytes] = [files.placeOf(path), files.read(path)]
    const exact = bytes && exactText(bytes)
    const next = exact ? exact.encode(after) : new TextEncoder().encode(after)
    return { path, before, after, next, place, bytes, beside: besideName(place, process.pid) }
  })
  return [
    ...all.map(({ path, place, beside, bytes, next }) => ({
      path,
      run() {
        const folders = files.makeFolders(place)
        undo.push(...folders.toReversed().map((one) => ({ run: () => files.remove(one) })))
        undo.push({ run: () => files.remove(beside) })
        files.write(beside, next, bytes ? place : null)
      },
    })),
    ...all.map(({ path, before, after, place, beside, bytes }) => ({
      path,
      run() {
        holdUnchanged(files, path, before)
        files.rename(beside, place)
        undo.push({ path, run: () => putBack(files, { path, after, place, beside, bytes }) })
      },
    })),
  ]
}

/** Throws if a file has no longer this text. */
function holdUnchanged(files: FilePort, path: string, text: string | null): void {
  const bytes = files.read(path)
  const present = bytes && exactText(bytes)
  if (bytes && !present) throw new Error('it is not UTF-8')
  if ((present?.text ?? null) !== text) throw new Error('it has changed meanwhile')
}

/** Throws if a disk that does not keep the case of letters apart has a file of this name. */
function holdName(files: FilePort, path: string): void {
  const namesake = files.namesake(path)
  if (namesake !== null) throw new Error(`${namesake} is there, which some disks do not keep apart`)
}

function putBack(files: FilePort, { path, after, place, beside, bytes }: Renamed): void {
  holdUnchanged(files, path, after)
  if (bytes === null) files.remove(place)
  else {
    files.write(beside, bytes, place)
    files.rename(beside, place)
  }
}

interface Renamed {
  readonly path: string
  readonly after: string
  readonly place: string
  readonly beside: string
  /** The former bytes; `null` for a new file. */
  readonly bytes: Uint8Array | null
}
