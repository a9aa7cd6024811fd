import { readdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Refusal } from './refusal.ts'

/** Entries that an empty folder may have: they are those of the system and of version control. */
const harmless = ['.git', '.DS_Store', 'Thumbs.db']

/** Throws a {@link Refusal} if files would mix with what is at `path` already. */
export function holdEmpty(path: string, shown: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) throw new Refusal(`${shown} is a file. Choose another name for the folder.`)
  if (readdirSync(path).every((name) => harmless.includes(name))) return
  throw new Refusal(`The folder ${shown} is not empty. Choose another name, or empty it first: nothing is overwritten.`)
}

/** Returns the name for package.json that fits a folder, such as `my-app` for `./My App`. */
export function packageNameOf(folder: string, cwd: string): string {
  const name = basename(resolve(cwd, folder))
    .toLowerCase()
    .replace(/[^a-z0-9-._~]+/g, '-')
    .replace(/^[-._~]+|[-._~]+$/g, '')
    .slice(0, 100)
  return name === '' || ['node_modules', 'favicon.ico'].includes(name) ? 'portico-app' : name
}
