import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A package as it would be published. */
export interface Packed {
  /** The paths it holds. */
  readonly files: readonly string[]
  /** The bytes of its files. */
  readonly size: number
  /** The tarball itself. */
  readonly tarball: Buffer<ArrayBuffer>
}

/** Packs the workspace in `folder` as it would be published. It must have been built. */
export function pack(folder: string): Packed {
  const destination = join(root, '.cache/pack')
  mkdirSync(destination, { recursive: true })
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]
  const output = execFileSync('npm', args, { cwd: join(root, folder), encoding: 'utf8' })
  const [described]: readonly [{ filename: string; unpackedSize: number; files: readonly { path: string }[] }] =
    JSON.parse(output)
  return {
    files: described.files.map(({ path }) => path),
    size: described.unpackedSize,
    tarball: Buffer.from(readFileSync(join(destination, described.filename))),
  }
}
