// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Packs workspaces as they would be published and unpacks them into `folder/node_modules`, with what they depend on
 * beside them, so that an application in `folder` sees exactly what an installation gives it.
 *
 * @param {readonly string[]} workspaces Their folders.
 * @param {string} folder
 */
export function installPacked(workspaces, folder) {
  const packed = new Set(workspaces.map((workspace) => manifestOf(join(root, workspace)).name))
  for (const workspace of workspaces) {
    const {
      name,
      dependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = manifestOf(join(root, workspace))
    const home = join(folder, 'node_modules', name)
    mkdirSync(home, { recursive: true })
    const tarball = pack(workspace, folder)
    execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1'])
    rmSync(tarball)
    for (const other of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!packed.has(other)) link(other, join(root, workspace), folder, peerDependenciesMeta[other]?.optional)
    }
  }
}

/** @param {string} workspace @param {string} folder */
function pack(workspace, folder) {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, '--workspace', workspace]
  const name = execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1)
  if (!name) throw new Error(`npm pack told of no tarball for ${workspace}.`)
  return join(folder, name)
}

/** @param {string} name @param {string} workspace @param {string} folder @param {boolean} [isOptional] */
function link(name, workspace, folder, isOptional = false) {
  const places = createRequire(join(workspace, 'package.json')).resolve.paths(name) ?? []
  const found = places.map((place) => join(place, name)).find((place) => manifestOf(place, true))
  if (!found && isOptional) return
  if (!found) throw new Error(`${name} is not installed, so an application with it cannot be built. Run: npm ci`)
  const target = join(folder, 'node_modules', name)
  mkdirSync(join(target, '..'), { recursive: true })
  rmSync(target, { force: true })
  symlinkSync(found, target, 'junction')
}

/** @param {string} folder @param {boolean} [isOptional] */
function manifestOf(folder, isOptional = false) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch (error) {
    if (isOptional) return null
    throw error
  }
}
