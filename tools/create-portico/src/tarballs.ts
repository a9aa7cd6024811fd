import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

/**
 * Returns the addresses, for a package.json, of the tarballs that `npm pack` wrote into a folder, by the names of the packages.
 * Throws a {@link Refusal} if one is missing.
 */
export function tarballsIn(folder: string, names: readonly string[]): Readonly<Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return Object.fromEntries(names.map((name) => [name, `file:${join(folder, tarballOf(name))}`]))

  function tarballOf(name: string): string {
    const start = `${name.replace('@', '').replace('/', '-')}-`
    const found = files.filter((file) => file.startsWith(start) && /^\d.*\.tgz$/.test(file.slice(start.length)))
    const last = found.sort().at(-1)
    if (last !== undefined) return last
    throw new Refusal(`The folder ${folder} has no tarball of ${name}. Make one with "npm pack".`)
  }
}
