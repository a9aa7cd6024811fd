import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps other emulators off a file, by one beside it that names this process. That of a process which has ended is taken
 * over. Answers what gives the file free again.
 *
 * Rejects with an `Error` of one line if another emulator holds the file.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`
  const own = `${process.pid} ${await startOf(process.pid)}`
  const candidate = `${lock}.${process.pid}`
  try {
    await writeFile(candidate, own, { mode: 0o600 })
    while (!(await isLinked(candidate, lock))) await removeStale(lock, path)
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new Error(`${path} cannot be written, so the state would be lost: ${error.message}`)
  } finally {
    await rm(candidate, { force: true })
  }
  held.add(lock)
  return async () => {
    held.delete(lock)
    await rm(lock, { force: true })
  }
}

/** Locks of this process: in a container the process before it had the same id. */
const held = new Set<string>()

/** A link comes to be with its content, and only if there is nothing yet. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function removeStale(lock: string, path: string): Promise<void> {
  const holder = await contentOf(lock)
  if (holder === null) return
  if (await isAlive(holder, lock)) throw inUse(path, holder)
  const aside = `${lock}.${process.pid}.stale`
  await rename(lock, aside).catch(unlessGone)
  // Another emulator that starts now may have been faster: then this is its lock, and goes back.
  const moved = await contentOf(aside)
  if (moved !== null && moved !== holder) await isLinked(aside, lock)
  await rm(aside, { force: true })
  if (moved !== null && moved !== holder) throw inUse(path, moved)
}

async function isAlive(holder: string, lock: string): Promise<boolean> {
  const [id = '', start = ''] = holder.split(' ')
  const pid = Number(id)
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return held.has(lock)
  return isRunning(pid) && (start === '' || start === (await startOf(pid)))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another person is running too.
    return isCode(error, 'EPERM')
  }
}

/** The start time of a process, if the system knows it: ids are reused. */
async function startOf(pid: number): Promise<string> {
  const stat = (await contentOf(`/proc/${pid}/stat`)) ?? ''
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
}

async function contentOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}

function unlessGone(error: unknown): void {
  if (!isCode(error, 'ENOENT')) throw error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function inUse(path: string, holder: string): Error {
  const [pid] = holder.split(' ')
  return new Error(`${path} is in use by another emulator (process ${pid}). Stop that one or name another file`)
}
