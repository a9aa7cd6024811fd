import { minVersion, satisfies } from 'semver'
import type { Findings, Source } from './source.ts'

/** The oldest Node that a package.json supports: 20.19.0 of `>=20.19`. */
export function oldestNode({ text }: Source): string {
  const { engines = {} }: { engines?: { node?: string } } = JSON.parse(text)
  return minVersion(engines.node ?? '*')?.version ?? '0.0.0'
}

/** Packages of a lock file that do not support a version of Node, so that each installation on it warns. */
export function packagesTooNew({ path, text }: Source, node: string): Findings {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(text)
  return Object.entries(packages).flatMap(([name, { version, engines }]) => {
    const range = engines && 'node' in engines ? engines.node : undefined
    if (range === undefined || satisfies(node, range)) return []
    return [`${path}: ${name} ${version} needs Node ${range}, and ${node} is supported: pin an older version`]
  })
}

/** A package in a lock file. Some old ones list their engines. */
interface Locked {
  readonly version?: string
  readonly engines?: { readonly node?: string } | readonly string[]
}
