import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord } from '@portico/headless/internal'
import { exactText } from '../../../file-edits/src/exact-text.ts'
import { diskFiles } from '../../../file-edits/src/file-port.ts'

/** An application that is there. */
export interface Project {
  /** Its folder. */
  readonly folder: string
  /** The text of its package.json. */
  readonly manifest: string
  /** The packages it names, with their ranges. */
  readonly packages: Readonly<Record<string, string>>
  readonly isTypeScript: boolean
  readonly packageManager: PackageManager
}

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** The error of an application that init cannot change. Its message is one sentence. */
export class Unfit extends Error {}

/** Reads an application. Throws {@link Unfit} if the folder is none. */
export function readProject(folder: string): Project {
  const path = join(folder, 'package.json')
  const manifest = textIn({ folder }, 'package.json')
  if (manifest === null)
    throw new Unfit(`There is no package.json in ${folder}: run init in the folder of an application.`)
  const read = parsed(manifest)
  if (!isRecord(read)) throw new Unfit(`${path} cannot be read as JSON: correct it, then run init again.`)
  for (const group of ['dependencies', 'devDependencies']) {
    if (group in read && !isRecord(read[group]))
      throw new Unfit(`"${group}" of ${path} is no object: correct it, then run init again.`)
  }
  const packages = { ...rangesIn(read['devDependencies']), ...rangesIn(read['dependencies']) }
  return {
    folder,
    manifest,
    packages,
    isTypeScript: existsSync(join(folder, 'tsconfig.json')) || 'typescript' in packages,
    packageManager: managerOf(folder, String(read['packageManager'] ?? '')),
  }
}

/** The first of these files that the application has, or `null`. */
export function firstFile({ folder }: Project, paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(join(folder, path))) ?? null
}

/** The names of the files and folders in a folder of the application. */
export function namesIn({ folder }: Project, path: string): readonly string[] {
  return existsSync(join(folder, path)) ? readdirSync(join(folder, path)) : []
}

/** The text of a file of the application, or `null`. Throws {@link Unfit} if it cannot be read exactly. */
export function textIn({ folder }: Pick<Project, 'folder'>, path: string): string | null {
  const bytes = diskFiles(folder).read(path)
  if (bytes === null) return null
  const exact = exactText(bytes)
  if (exact) return exact.text
  throw new Unfit(`${join(folder, path)} is not UTF-8: save it as UTF-8, then run init again. Nothing was written.`)
}

const lockFiles: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
]

/** The manager that is stated, else the one of the nearest lock file: a workspace has it at the root of its repository. */
function managerOf(folder: string, stated: string): PackageManager {
  const named = lockFiles.find(([, manager]) => stated.startsWith(`${manager}@`))
  if (named) return named[1]
  for (let at = folder; ; at = dirname(at)) {
    const found = lockFiles.find(([file]) => existsSync(join(at, file)))
    if (found) return found[1]
    if (existsSync(join(at, '.git')) || dirname(at) === at) return 'npm'
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function rangesIn(value: unknown): Readonly<Record<string, string>> {
  const rows = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(rows.map(([name, range]) => [name, String(range)]))
}
