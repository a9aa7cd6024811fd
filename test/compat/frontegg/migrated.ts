import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateFrontegg } from '../../../tools/cli/src/migrate/frontegg/migrate-frontegg.ts'
import type { ByHand } from '../../../tools/cli/src/migrate/types.ts'

/** An application after its migration. */
export interface Migrated {
  readonly name: string
  readonly folder: string
  /** The files that the command changed. */
  readonly changed: number
  /** The lines that a person changed afterwards: those that the patch of the application adds. */
  readonly linesByHand: number
  /** The places that the command listed for a person. */
  readonly listed: readonly ByHand[]
}

const home = import.meta.dirname

/** The names of all applications. */
export async function applicationNames(): Promise<readonly string[]> {
  return (await readdir(join(home, 'applications'))).sort()
}

/** Copies an application into a folder, runs the command there, and applies what a person did afterwards. */
export async function migrated(name: string, into: string): Promise<Migrated> {
  const folder = join(into, name)
  await rm(folder, { recursive: true, force: true })
  await cp(join(home, 'applications', name), folder, { recursive: true })
  const { changes, byHand } = await migrateFrontegg(folder, { isDirect: true, isDry: false })
  const patch = join(home, 'by-hand', `${name}.patch`)
  const text = existsSync(patch) ? await readFile(patch, 'utf8') : ''
  if (text) execFileSync('patch', ['--batch', '--quiet', '-p1', '-i', patch], { cwd: folder })
  const linesByHand = text.split('\n').filter((line) => /^\+(?!\+\+)/.test(line)).length
  return { name, folder, changed: changes.length, linesByHand, listed: byHand }
}
