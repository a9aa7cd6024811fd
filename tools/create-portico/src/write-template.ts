import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The application to write. */
export interface NewApplication {
  /** The folder of the template, and the folder to write. */
  readonly from: string
  readonly to: string
  /** The name for its package.json. */
  readonly name: string
  /** The versions for its package.json of each package of Portico, such as `^1.2.0`. */
  readonly versions: Readonly<Record<string, string>>
  /** The address of a provider; without it, the emulator is started with the application. */
  readonly provider: string | undefined
}

/** The address in the files of the templates. */
const emulator = 'http://localhost:4400'
/** The start of the command `dev` in the templates. */
const besideEmulator = 'portico-emulator -- '

/** Writes an application, with its environment in `.env`. It overwrites nothing. */
export function writeTemplate({ from, to, name, versions, provider }: NewApplication): void {
  const write = (path: string, text: string) => writeFileSync(join(to, path), text, { flag: 'wx' })
  for (const path of filesBelow(from)) {
    // npm publishes no `.gitignore`, so it has another name in the template.
    const target = path.replace(/(^|[\\/])_gitignore$/, '$1.gitignore')
    mkdirSync(dirname(join(to, target)), { recursive: true })
    if (path === 'package.json') write(path, manifestFor(readFileSync(join(from, path), 'utf8')))
    else copyFileSync(join(from, path), join(to, target), constants.COPYFILE_EXCL)
  }
  write('.env', environmentFor(readFileSync(join(from, '.env.example'), 'utf8')))

  function manifestFor(text: string): string {
    const manifest: Manifest = JSON.parse(text)
    const pinned = (packages: Versions = {}) =>
      Object.fromEntries(Object.entries(packages).map(([id, version]) => [id, versions[id] ?? version]))
    const { dev = '', ...scripts } = manifest.scripts
    const changed = {
      ...manifest,
      name,
      scripts: { dev: provider === undefined ? dev : dev.replace(besideEmulator, ''), ...scripts },
      dependencies: pinned(manifest.dependencies),
      devDependencies: pinned(manifest.devDependencies),
    }
    return `${JSON.stringify(changed, null, 2)}\n`
  }

  function environmentFor(example: string): string {
    return example
      .replaceAll(emulator, provider ?? emulator)
      .replace(/^(PORTICO_ENCRYPTION_PASSWORD=).*$/m, `$1${randomBytes(32).toString('hex')}`)
  }
}

type Versions = Readonly<Record<string, string>>

interface Manifest {
  readonly scripts: Versions
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)).map((path) => join(entry.name, path)) : [entry.name],
  )
}
