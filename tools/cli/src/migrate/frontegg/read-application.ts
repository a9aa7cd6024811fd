import { posix } from 'node:path'
import { exactText, searchableText } from '../../../../file-edits/src/exact-text.ts'
import { type FilePort, TooLarge } from '../../../../file-edits/src/file-port.ts'
import { countErrors, isSource } from '../../source-tree/count-errors.ts'
import type { FileProblem } from '../types.ts'

const react: ReadonlySet<string> = new Set(['react', 'preact', 'next', 'react-scripts'])

/** A file that names a package of Frontegg, or one of Portico's. */
export interface NamingFile {
  readonly path: string
  readonly kind: 'manifest' | 'source' | 'other' | 'unread' | 'closed'
  /** The exact text. That of an unread file is good for a search alone, and a closed one has none. */
  readonly text: string
  /** The reason why a file is left unread. */
  readonly reason?: string
}

/** The files of an application that a migration looks at. */
export interface Application {
  readonly files: readonly NamingFile[]
  readonly manifests: Manifests
  /** Files without which nothing can be written. */
  readonly problems: readonly FileProblem[]
}

/** Reads the files that name a package, and every package.json. */
export function readApplication(port: FilePort, paths: readonly string[]): Application {
  const files = paths.flatMap((path) => readFile(port, path))
  const manifests = files.filter(({ path }) => isManifest(path))
  const problems = manifests.flatMap(({ path, kind, text }) => {
    if (!text.includes('@frontegg/')) return []
    if (kind === 'unread') return [{ path, reason: 'it is not UTF-8' }]
    return countErrors(path, text) > 0 ? [{ path, reason: 'it cannot be read as JSON' }] : []
  })
  return { files, manifests: new Map(manifests.map(({ path, text }) => [path, packagesOf(text)])), problems }
}

function readFile(port: FilePort, path: string): readonly NamingFile[] {
  if (isProse.test(path)) return []
  const bytes = bytesOf(port, path)
  if (typeof bytes === 'string') return [{ path, kind: 'closed', text: '', reason: `left: ${bytes}` }]
  if (bytes === null) return []
  const found = searchableText(bytes)
  if (!isManifest(path) && !/@frontegg\\?\/|@portico\//.test(found)) return []
  const exact = exactText(bytes)
  if (!exact) return [{ path, kind: 'unread', text: found, reason: 'left: it is not UTF-8' }]
  const { text } = exact
  if (isManifest(path)) return [{ path, kind: 'manifest', text }]
  if (!isSource(path)) return [{ path, kind: 'other', text }]
  return isMinified(path, text)
    ? [{ path, kind: 'unread', text, reason: 'left: it is minified' }]
    : [{ path, kind: 'source', text }]
}

/** The bytes of a file, or the reason why it cannot be read. `null` for one that is of no interest. */
function bytesOf(port: FilePort, path: string): Uint8Array | string | null {
  if (path.endsWith('/')) return 'it cannot be read'
  try {
    return port.read(path)
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) return 'it cannot be read'
    return isSource(path) || isManifest(path) ? thrown.message : null
  }
}

/** Texts for people, and lock files, which the package manager writes. */
const isProse =
  /\.(?:md|txt|lock|lockb|map|log)$|(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|\.pnp\.[cm]?js)$/

function isManifest(path: string): boolean {
  return /(?:^|\/)package\.json$/.test(path)
}

function isMinified(path: string, text: string): boolean {
  return /\.min\.[cm]?js$/.test(path) || text.length / text.split('\n').length > 1000
}

/** The packages that a package.json names in any group. One that cannot be read has none. */
function packagesOf(text: string): readonly string[] {
  try {
    const manifest: unknown = JSON.parse(text)
    const groups = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : []
    return groups.flatMap(([name, rows]) =>
      /dependencies$/i.test(name) && typeof rows === 'object' && rows !== null ? Object.keys(rows) : [],
    )
  } catch {
    return []
  }
}

/** The package.json files of a folder, by their paths, with the packages that each names. */
export type Manifests = ReadonlyMap<string, readonly string[]>

/** Returns the package.json files from the folder of a file upwards, the nearest one first. */
export function manifestsAbove(path: string, manifests: Manifests): readonly string[] {
  return foldersAbove(path)
    .map((folder) => posix.join(folder, 'package.json'))
    .filter((one) => manifests.has(one))
}

/** Returns the package.json that provides the packages of a file: the nearest one that names one of them, else the nearest. */
export function ownerOf(path: string, manifests: Manifests): string | null {
  const above = manifestsAbove(path, manifests)
  const named = above.find((one) => manifests.get(one)?.some((name) => /^@(?:frontegg|portico)\//.test(name)))
  return named ?? above[0] ?? null
}

/** `true` for a file of a program without React, such as a server. The layer, which needs React, does not work there. */
export function isWithoutReact(path: string, manifests: Manifests): boolean {
  const above = manifestsAbove(path, manifests)
  return above.length > 0 && !above.some((one) => manifests.get(one)?.some((name) => react.has(name)))
}

function foldersAbove(path: string): readonly string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)]
}
