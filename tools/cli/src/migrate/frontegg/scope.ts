import { posix } from 'node:path'

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

const react: ReadonlySet<string> = new Set(['react', 'preact', 'next', 'react-scripts'])

function foldersAbove(path: string): readonly string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)]
}
