import { posix } from 'node:path'
import { type Node, parseTree } from 'jsonc-parser'
import { Project } from 'ts-morph'
import { exactText } from '../../../../file-edits/src/exact-text.ts'
import { diskFiles, type FilePort } from '../../../../file-edits/src/file-port.ts'
import { edited } from '../../../../file-edits/src/text-edits.ts'
import { writeChanges } from '../../../../file-edits/src/write-changes.ts'
import { filesIn } from '../../files-in.ts'
import { memberAt } from '../../json-members.ts'
import { countErrors, isSource } from '../../source-tree/count-errors.ts'
import { version } from '../../version.ts'
import type { ByHand, Change, Migration } from '../types.ts'
import { anyPackage, mentionsIn, packagesIn } from './mentions.ts'
import {
  type Application,
  isWithoutReact,
  type Manifests,
  manifestsAbove,
  type NamingFile,
  ownerOf,
  readApplication,
} from './read-application.ts'
import { type RewrittenManifest, rewriteManifest } from './rewrite-manifest.ts'
import { type RewrittenSource, rewriteSource } from './rewrite-source.ts'
import type { Targeting } from './target-of.ts'

export interface MigrateOptions extends Targeting {
  /** Writes nothing. */
  readonly isDry: boolean
}

/** Migrates the application in a folder from Frontegg's packages: all files or none. A second run changes nothing. */
export async function migrateFrontegg(folder: string, options: MigrateOptions): Promise<Migration> {
  return migrateFiles(diskFiles(folder), filesIn(folder), options)
}

/** Migrates the files at these paths. */
export function migrateFiles(port: FilePort, paths: readonly string[], options: MigrateOptions): Migration {
  const application = readApplication(port, paths)
  const rewritten = rewriteFiles(application, options)
  const manifests = rewriteManifests(application, rewritten)
  const configs = paths.filter((path) => isConfig(path) && hasChange(manifests, path)).map(rewrittenConfig)
  const all = [...rewritten, ...manifests, ...configs]
  const changes = all.flatMap(({ change }) => (change ? [change] : []))
  const byHand = all.flatMap((one) => one.byHand)
  if (application.problems.length > 0) return { changes: [], byHand, problems: application.problems }
  return { changes, byHand, problems: options.isDry ? [] : writeChanges(port, changes, countErrors) }

  function rewrittenConfig(path: string): Rewritten {
    const bytes = port.read(path)
    const exact = bytes && exactText(bytes)
    return exact
      ? { path, text: exact.text, named: [], ...rewriteConfig(path, exact.text) }
      : leftAs(path, '', 'left: it is not UTF-8')
  }
}

/** A file after the command. */
interface Rewritten {
  readonly path: string
  /** The text that it had, or the one it gets. */
  readonly text: string
  /** The packages of Frontegg that it names afterwards. */
  readonly named: readonly string[]
  readonly change: Change | null
  readonly byHand: readonly ByHand[]
}

function rewriteFiles({ files, manifests }: Application, targeting: Targeting): readonly Rewritten[] {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } })
  return files.flatMap((file) => (file.kind === 'manifest' ? [] : [rewriteFile(project, file, manifests, targeting)]))
}

function rewriteFile(project: Project, file: NamingFile, manifests: Manifests, targeting: Targeting): Rewritten {
  const { path, kind, text, reason } = file
  const named = packagesIn(text)
  // A source that nobody can read may name each package.
  if (kind === 'closed') return leftAs(path, isSource(path) ? anyPackage : '', reason ?? 'left: it cannot be read')
  if (named.length === 0) return { path, text, named, change: null, byHand: [] }
  if (reason !== undefined) return leftAs(path, text, reason)
  if (kind === 'source' && isWithoutReact(path, manifests)) {
    return leftAs(path, text, 'stays: its package has no React, so that it is of a server', mentionsIn(text)[0]?.line)
  }
  if (kind === 'source') {
    const found = rewrittenSource(project, path, text, targeting)
    return found
      ? { path, text: found.change?.after ?? text, ...found }
      : leftAs(path, text, 'left: it cannot be parsed')
  }
  const byHand = mentionsIn(text).map(({ line, name }) => ({ path, line, text: `names ${name}: change it by hand` }))
  return { path, text, named, change: null, byHand }
}

/** `null` for a source that the parser has no room for, such as a sum of thousands of texts. */
function rewrittenSource(...source: Parameters<typeof rewriteSource>): RewrittenSource | null {
  try {
    return rewriteSource(...source)
  } catch (thrown) {
    if (thrown instanceof RangeError) return null
    throw thrown
  }
}

function leftAs(path: string, text: string, reason: string, line = 1): Rewritten {
  return { path, text, named: packagesIn(text), change: null, byHand: [{ path, line, text: reason }] }
}

/** Each package.json by what its files name afterwards. */
function rewriteManifests({ files, manifests }: Application, rewritten: readonly Rewritten[]): readonly Rewritten[] {
  return files.flatMap(({ path, kind, text }) => {
    if (kind !== 'manifest' || countErrors(path, text) > 0) return []
    const folder = posix.dirname(path)
    const below = rewritten.filter((one) => folder === '.' || one.path.startsWith(`${folder}/`))
    const own = below.filter((one) => ownerOf(one.path, manifests) === path)
    const needsLayer = own.some((one) => /["'`]@portico\/compat-frontegg/.test(one.text))
    const named = new Set([...below.flatMap((one) => one.named), ...namedWithoutOwn(rewritten, manifests)])
    return [{ path, text, named: [], ...rewriteManifest(path, text, { needsLayer, named, version }) }]
  })
}

/** The packages that files name and no package.json above them: those files get them from that of another folder. */
function namedWithoutOwn(rewritten: readonly Rewritten[], manifests: Manifests): readonly string[] {
  return rewritten.flatMap(({ path, named }) => {
    const own = manifestsAbove(path, manifests).flatMap((one) => manifests.get(one) ?? [])
    return named.filter((name) => name !== anyPackage && !own.includes(name))
  })
}

function isConfig(path: string): boolean {
  return /(?:^|\/)[jt]sconfig[\w.]*\.json$/.test(path)
}

/** `true` if the package.json in the folder of a configuration changes. */
function hasChange(manifests: readonly Rewritten[], config: string): boolean {
  return manifests.some(({ path, change }) => change !== null && posix.dirname(path) === posix.dirname(config))
}

/**
 * Sets the module resolution of a tsconfig.json to `bundler`, in place of that of Node.js 10, which reads no `exports` of a
 * package.json. All other text stays. For modules of CommonJS the compiler refuses `bundler`, so that the line is listed.
 */
function rewriteConfig(path: string, before: string): RewrittenManifest {
  if (countErrors(path, before) > 0) {
    return { change: null, byHand: [{ path, line: 1, text: 'left: it cannot be read as JSON' }] }
  }
  const tree = parseTree(before, [], { allowTrailingComma: true })
  const resolution = optionIn(tree, 'moduleResolution')
  if (!resolution || !/^(?:node|node10|classic)$/i.test(String(resolution.value))) return { change: null, byHand: [] }
  const start = resolution.offset + 1
  const module = optionIn(tree, 'module')?.value ?? 'esnext'
  if (/^(?:commonjs|amd|umd|system|none)$/i.test(String(module))) {
    const line = before.slice(0, start).split('\n').length
    const text = `moduleResolution "${resolution.value}" reads no exports: set module and moduleResolution to nodenext`
    return { change: null, byHand: [{ path, line, text }] }
  }
  const after = edited(before, [{ start, end: start + resolution.length - 2, text: 'bundler' }])
  return { change: { path, before, after }, byHand: [] }
}

function optionIn(tree: Node | undefined, name: string): Node | undefined {
  return memberAt(tree, ['compilerOptions', name])
}
