// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Packs workspaces as they would be published and unpacks each into the `node_modules` of folders, in place of what
 * was there.
 *
 * @param {Readonly<Record<string, readonly string[]>>} folders The folders that get a workspace, by the workspace.
 */
export function unpackInto(folders) {
  const workspaces = Object.keys(folders)
  const place = mkdtempSync(join(tmpdir(), 'portico-compat-'))
  try {
    const args = ['pack', '--json', '--loglevel=error', '--ignore-scripts', '--pack-destination', place]
    const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace])
    /** @type {readonly { readonly name: string, readonly filename: string }[]} */
    const packed = JSON.parse(execFileSync('npm', [...args, ...chosen], { cwd: root, encoding: 'utf8' }))
    for (const [at, workspace] of workspaces.entries()) {
      const { name, filename } = packed[at] ?? missing(workspace)
      for (const folder of folders[workspace] ?? []) unpack(join(place, filename), join(folder, 'node_modules', name))
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** @param {string} tarball @param {string} home */
function unpack(tarball, home) {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1'])
}

/** @param {string} workspace @returns {never} */
function missing(workspace) {
  throw new Error(`npm pack told of no tarball for ${workspace}.`)
}
