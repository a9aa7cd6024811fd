import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that was made or renamed outlives a power cut once its folder is on the disk. Not every system can do that. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}
