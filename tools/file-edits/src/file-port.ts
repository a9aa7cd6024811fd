import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writerOf } from './beside-name.ts'

/** The files below one folder, by paths with slashes. All functions may throw the errors of the system. */
export interface FilePort {
  /** The bytes of a file, or `null` if there is none. Throws a {@link TooLarge} for one that is no text of a person. */
  readonly read: (path: string) => Uint8Array | null
  /** The place of a file on the disk: another path behind a symbolic link. */
  readonly placeOf: (path: string) => string
  /** The name of a file beside whose letters differ in their case alone, or `null`. Some disks hold one of both. */
  readonly namesake: (path: string) => string | null
  /** Throws if a file at this place cannot be replaced, or cannot be made. */
  readonly holdWritable: (place: string) => void
  /** Makes the folders above a place. Returns those that it made, the innermost one first. */
  readonly makeFolders: (place: string) => readonly string[]
  /** Writes a file in a folder that is there, with the rights and the owner of the file `like`. */
  readonly write: (place: string, bytes: Uint8Array, like: string | null) => void
  /** Puts one file in the place of another. */
  readonly rename: (from: string, to: string) => void
  /** Removes a file, or an empty folder. */
  readonly remove: (place: string) => void
}

/** The error of a file that is too large for a text. */
export class TooLarge extends Error {}

/** The largest file that is read, in bytes. */
const sizeLimit = 64 * 2 ** 20

/** The files of a folder on the disk. */
export function diskFiles(folder: string): FilePort {
  const swept = new Set<string>()
  return { read, placeOf, namesake, holdWritable, makeFolders, write, rename: renameSync, remove }

  function read(path: string): Uint8Array | null {
    const full = join(folder, path)
    const found = existsSync(full) ? statSync(full) : null
    if (!found?.isFile()) return null
    if (found.size > sizeLimit) throw new TooLarge('it is too large')
    return readFileSync(full)
  }

  function placeOf(path: string): string {
    const full = join(folder, path)
    return existsSync(full) ? realpathSync(full) : full
  }

  function namesake(path: string): string | null {
    const [parent, name] = [dirname(join(folder, path)), basename(path)]
    const names = existsSync(parent) && statSync(parent).isDirectory() ? readdirSync(parent) : []
    return names.find((one) => one !== name && one.toLowerCase() === name.toLowerCase()) ?? null
  }

  function write(place: string, bytes: Uint8Array, like: string | null): void {
    const parent = dirname(place)
    if (!swept.has(parent)) sweep(parent)
    swept.add(parent)
    rmSync(place, { force: true })
    writeFileSync(place, bytes, { flag: 'wx', flush: true })
    const model = like === null ? undefined : statSync(like, { throwIfNoEntry: false })
    if (!model) return
    // An administrator alone may give a file away.
    if (process.getuid?.() === 0) chownSync(place, model.uid, model.gid)
    chmodSync(place, model.mode)
  }
}

/** Removes what runs that were ended half-way left in a folder. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const writer = writerOf(name)
    if (writer !== null && !isAtWork(writer)) rmSync(join(folder, name), { force: true })
  }
}

/** `true` if a process runs, also one of another person. */
function isAtWork(writer: number): boolean {
  try {
    return process.kill(writer, 0)
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM'
  }
}

function holdWritable(place: string): void {
  const found = lstatSync(place, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw new Error('it is no file')
  if (found) accessSync(place, constants.W_OK)
  const parent = nearestFolder(dirname(place))
  if (!statSync(parent).isDirectory()) throw new Error(`${parent} is no folder`)
  accessSync(parent, constants.W_OK | constants.X_OK)
}

function makeFolders(place: string): readonly string[] {
  const parent = nearestFolder(dirname(place))
  const made: string[] = []
  for (let at = dirname(place); at !== parent; at = dirname(at)) made.push(at)
  mkdirSync(dirname(place), { recursive: true })
  return made
}

function remove(place: string): void {
  const found = lstatSync(place, { throwIfNoEntry: false })
  if (found?.isDirectory()) rmdirSync(place)
  else rmSync(place, { force: true })
}

/** The nearest folder above that is there. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))
}
