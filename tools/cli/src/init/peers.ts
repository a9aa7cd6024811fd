import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import semver from 'semver'
import { type Project, Unfit } from './project.ts'

/** The versions that the packages of Portico need, by package. A test compares them with the `peerDependencies`. */
export const peers: Readonly<Record<string, string>> = {
  '@openfeature/web-sdk': '^1.10.0',
  '@tanstack/react-router': '^1.100.0',
  next: '^15.0.0 || ^16.0.0',
  react: '^18 || ^19',
  'react-dom': '^18 || ^19',
  'react-router': '^6.4.0 || ^7.0.0 || ^8.0.0',
}

/** The versions of Node that they need. */
export const node = '>=20.19'

/** Throws {@link Unfit} if the application has a version that the packages do not work with. */
export function holdVersions({ packages, folder }: Project, nodeVersion: string): void {
  if (!semver.satisfies(nodeVersion, node)) {
    throw new Unfit(`Portico needs Node ${node}, and this is ${nodeVersion}. Update Node, then run init again.`)
  }
  const unfit = Object.entries(peers).flatMap(([name, needed]) => {
    const stated = packages[name]
    if (stated === undefined || fits(installedIn(folder, name) ?? stated, needed)) return []
    return [`${name} ${needed} (here: ${stated})`]
  })
  if (unfit.length === 0) return
  const rest = unfit.some((one) => one.startsWith('react '))
    ? ' With React 17, the hooks of @portico/headless work alone.'
    : ''
  throw new Unfit(`Portico needs ${unfit.join(', ')}. Update first, then run init again: nothing was written.${rest}`)
}

/** A range that names no version, such as `latest` or `workspace:*`, may fit. */
function fits(stated: string, needed: string): boolean {
  const range = stated.replace(/^(?:npm:(?:@?[^@]+)@|workspace:)/, '')
  return semver.validRange(range) === null || semver.intersects(range, needed, { includePrerelease: true })
}

/** The version of a package in the nearest node_modules, or `null`. */
function installedIn(folder: string, name: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name, 'package.json')
    if (existsSync(path)) return versionIn(readFileSync(path, 'utf8'))
    if (dirname(at) === at) return null
  }
}

function versionIn(manifest: string): string | null {
  return /"version"\s*:\s*"([^"]+)"/.exec(manifest)?.[1] ?? null
}
