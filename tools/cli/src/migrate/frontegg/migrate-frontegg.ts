import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Project } from 'ts-morph'
import { filesIn } from '../files.ts'
import type { ByHand, Change, Migration } from '../types.ts'
import { rewriteConfig } from './rewrite-config.ts'
import { rewriteManifest } from './rewrite-manifest.ts'
import { rewriteSource } from './rewrite-source.ts'
import type { Targeting } from './target-of.ts'

export interface MigrateOptions extends Targeting {
  /** Writes nothing. */
  readonly isDry: boolean
}

/** Migrates the application in a folder from Frontegg's packages. A second run changes nothing. */
export async function migrateFrontegg(folder: string, { isDry, ...targeting }: MigrateOptions): Promise<Migration> {
  const files = await filesIn(folder)
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } })
  const version = await ownVersion()
  const changes: Change[] = []
  const byHand: ByHand[] = []
  const take = (found: { readonly change: Change | null; readonly byHand: readonly ByHand[] }) => {
    if (found.change) changes.push(found.change)
    byHand.push(...found.byHand)
  }
  for (const path of files) {
    if (!isRead(path)) continue
    const text = await readFile(join(folder, path), 'utf8')
    if (!text.includes('@frontegg/')) continue
    take(
      /package\.json$/.test(path)
        ? rewriteManifest(path, text, version)
        : rewriteSource(project, path, text, targeting),
    )
  }
  const migrated = new Set(changes.filter(({ path }) => isManifest(path)).map(({ path }) => dirname(path)))
  for (const path of files) {
    if (!isConfig(path) || !migrated.has(dirname(path))) continue
    take(rewriteConfig(path, await readFile(join(folder, path), 'utf8')))
  }
  if (!isDry) for (const { path, after } of changes) await writeFile(join(folder, path), after)
  return { changes, byHand }
}

function isRead(path: string): boolean {
  return isManifest(path) || /\.[cm]?[jt]sx?$/.test(path)
}

function isManifest(path: string): boolean {
  return /(?:^|\/)package\.json$/.test(path)
}

function isConfig(path: string): boolean {
  return /(?:^|\/)[jt]sconfig[\w.]*\.json$/.test(path)
}

/** The version of this package, which all packages of Portico have. */
async function ownVersion(): Promise<string> {
  // The sources and the build are equally deep in the package.
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  const manifest: { readonly version: string } = JSON.parse(text)
  return manifest.version
}
