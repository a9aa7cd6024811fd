import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exactText } from '../../file-edits/src/exact-text.ts'
import { diskFiles, type FilePort } from '../../file-edits/src/file-port.ts'
import { sentencesOf } from '../../file-edits/src/file-problem.ts'
import { edited } from '../../file-edits/src/text-edits.ts'
import { type Change, writeChanges } from '../../file-edits/src/write-changes.ts'
import { overIssuer, type ServerFiles } from './over-issuer.ts'
import { Refusal } from './refusal.ts'

/** The application to write. */
export interface NewApplication {
  /** The folder of the template. */
  readonly from: string
  /** Returns the name for its package.json, which is none of these packages. */
  readonly nameBeside: (packages: readonly string[]) => string
  /** The versions for its package.json of each package of Portico, such as `^1.2.0`. */
  readonly versions: Readonly<Record<string, string>>
  /** The files that name the provider, if it is an OpenID Connect issuer. */
  readonly serverFiles: ServerFiles | undefined
  /** The address of a provider; without it, the emulator is started with the application. */
  readonly provider: string | undefined
}

/** The address in the files of the templates. */
const emulator = 'http://localhost:4400'
/** The start of the command `dev` in the templates. */
const besideEmulator = /^portico-emulator (?:\S+ )*?-- /

/**
 * Writes an application into a folder, with its environment in `.env`: all files or none. It overwrites nothing. Throws a
 * {@link Refusal} that names the files which are in the way. Files of a run that was ended half-way are none of them.
 */
export function writeTemplate(folder: string, shown: string, application: NewApplication): void {
  const files = diskFiles(folder)
  const planned = filesOf(application).flatMap(([path, text]) => changeFor(files, path, text))
  const taken = planned.filter(({ before }) => before !== null).map(({ path }) => path)
  const conflicts = taken.filter((path) => path !== '.gitignore')
  if (conflicts.length > 0) {
    throw new Refusal(
      `The folder ${shown} has ${conflicts.join(', ')} already. Choose another name, or move what is there: nothing is overwritten.`,
    )
  }
  const [problem] = writeChanges(files, planned, () => 0)
  if (problem) throw new Refusal(`In the folder ${shown}, ${sentencesOf(problem)}`)
}

/** The files of an application. The environment, of which no two are alike, comes last. */
function filesOf({
  from,
  nameBeside,
  versions,
  provider,
  serverFiles,
}: NewApplication): readonly (readonly [string, string])[] {
  const paths = filesBelow(from)
  // npm publishes no `.gitignore`, so it has another name in the template.
  const texts = paths.map((path) => [path.replace(/(^|\/)_gitignore$/, '$1.gitignore'), textOf(path)] as const)
  return [...texts, ['.env', environmentFor(textOf('.env.example'))]]

  function textOf(path: string): string {
    const written = readFileSync(join(from, path), 'utf8')
    const text = serverFiles ? overIssuer(path, written, serverFiles) : written
    return path === 'package.json' ? manifestFor(text) : text
  }

  function manifestFor(text: string): string {
    const manifest: Manifest = JSON.parse(text)
    const pinned = (packages: Versions = {}) =>
      Object.fromEntries(Object.entries(packages).map(([id, version]) => [id, versions[id] ?? version]))
    const { dev = '', ...scripts } = manifest.scripts
    const changed = {
      ...manifest,
      name: nameBeside(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })),
      scripts: { dev: provider === undefined ? dev : dev.replace(besideEmulator, ''), ...scripts },
      dependencies: pinned(serverFiles ? withOpenId(manifest.dependencies) : manifest.dependencies),
      devDependencies: pinned(manifest.devDependencies),
    }
    return `${JSON.stringify(changed, null, 2)}\n`
  }

  function environmentFor(example: string): string {
    return example
      .replaceAll(emulator, () => provider ?? emulator)
      .replace(/^(PORTICO_ENCRYPTION_PASSWORD=).*$/m, `$1${randomBytes(32).toString('hex')}`)
  }
}

/** A README of one's own stays, and a .gitignore gets the lines that it lacks. */
function changeFor(files: FilePort, path: string, text: string): readonly Change[] {
  const bytes = files.read(path)
  if (bytes === null) return isOwnReadme(files, path) ? [] : [{ path, before: null, after: text }]
  const present = exactText(bytes)?.text
  if (present === text || path === 'README.md') return []
  if (path !== '.gitignore' || present === undefined) return [{ path, before: present ?? '', after: text }]
  const known = new Set(present.split(/\r?\n/))
  const lacking = text.split('\n').filter((line) => line !== '' && !known.has(line))
  const start = present === '' || present.endsWith('\n') ? '' : '\n'
  const added = { start: present.length, end: present.length, text: `${start}${lacking.join('\n')}\n` }
  return lacking.length === 0 ? [] : [{ path, before: present, after: edited(present, [added]) }]
}

/** `true` for a README whose name has other letters, such as `readme.md`. */
function isOwnReadme(files: FilePort, path: string): boolean {
  return path === 'README.md' && files.namesake(path) !== null
}

/** The package goes beside those of Portico, by name. */
function withOpenId(packages: Versions = {}): Versions {
  const all = { ...packages, '@portico/openid': packages['@portico/headless'] ?? '0.x' }
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
}

type Versions = Readonly<Record<string, string>>

interface Manifest {
  readonly scripts: Versions
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

/** The paths of all files, with slashes. */
function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : [entry.name],
  )
}
