import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Finding, LocalCheck } from '../types.ts'

/** The version of Node, and the packages below the folder of the application. */
export const installationCheck: LocalCheck = {
  name: 'installation',
  run({ folder }, nodeVersion) {
    const node: readonly Finding[] = isOlder(nodeVersion, oldestNode)
      ? [{ code: 'node-old', seen: `Node ${nodeVersion}, and ${oldestNode} is the oldest that is supported` }]
      : []
    const installed = ownPackages.flatMap((name) => installedAt(folder, name) ?? [])
    if (installed.length === 0 && node.length === 0)
      return { skipped: `no package of Portico is installed in ${folder}` }
    return [...node, ...versionFindings(installed), ...copyFindings(folder, installed)]
  },
}

/** The oldest version of Node that the packages support. */
export const oldestNode = '20.19.0'

interface Installed {
  readonly name: string
  readonly version: string
  /** The folder, without links. */
  readonly path: string
}

const ownPackages = ['@portico/headless', '@portico/ui-kit', '@portico/emulator']
/** Packages that work only if all import one copy. */
const singlePackages = ['react', 'react-dom', '@portico/headless']

function versionFindings(installed: readonly Installed[]): readonly Finding[] {
  const versions = new Set(installed.map(({ version }) => version))
  if (versions.size < 2) return []
  return [{ code: 'versions-differ', seen: installed.map(({ name, version }) => `${name} ${version}`).join(', ') }]
}

/** Copies that the application and the packages of Portico would each import. */
function copyFindings(folder: string, installed: readonly Installed[]): readonly Finding[] {
  return singlePackages.flatMap((name) => {
    const importers = [folder, ...installed.filter((one) => one.name !== name).map(({ path }) => path)]
    const copies = new Map(importers.flatMap((from) => installedAt(from, name) ?? []).map((one) => [one.path, one]))
    if (copies.size < 2) return []
    const seen = [...copies.values()].map(({ version, path }) => `${version} in ${path}`).join(', ')
    return [{ code: 'two-copies', seen: `${name}: ${seen}` } as const]
  })
}

/** The package as an import in a folder would find it, by the rules of Node. */
function installedAt(folder: string, name: string): Installed | null {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    const path = join(at, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) {
      const { version }: { version?: string } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      return { name, version: version ?? '', path: realpathSync(path) }
    }
    if (dirname(at) === at) return null
  }
}

function isOlder(version: string, than: string): boolean {
  const [own, other] = [version, than].map((one) => one.replace(/^v/, '').split('.').map(Number))
  for (const [at, number] of (other ?? []).entries()) {
    const difference = (own?.[at] ?? 0) - number
    if (difference !== 0) return difference < 0
  }
  return false
}
