import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the paths of all files of a folder that may be an application's own, with slashes, sorted. */
export async function filesIn(folder: string, within = ''): Promise<readonly string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = within ? `${within}/${entry.name}` : entry.name
      if (entry.isDirectory()) return left.has(entry.name) ? [] : filesIn(folder, path)
      return entry.isFile() ? [path] : []
    }),
  )
  return found.flat().sort()
}

/** Folders of tools, whose files are made or not the application's. */
const left: ReadonlySet<string> = new Set(
  'node_modules .git .next .turbo .vercel .cache .expo dist build out coverage'.split(' '),
)
