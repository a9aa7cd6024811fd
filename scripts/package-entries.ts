import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The workspaces that are published, by folder. Their package.json says what they export; everything else follows it. */
export const packages = ['headless', 'ui-kit', 'test/emulator'] as const

/** One public entry of a package. */
export interface PackageEntry {
  /** What an application imports, such as `@portico/headless/login`. */
  readonly specifier: string
  /** The built module without its extension, relative to `dist`, such as `features/login/index`. */
  readonly module: string
}

/** The public entries of the package in `folder`, read from the `exports` of its package.json. */
export function packageEntries(folder: string): readonly PackageEntry[] {
  const manifest: { readonly name: string; readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    const module = builtModule(target)
    return module === null ? [] : [{ specifier: manifest.name + subpath.slice(1), module }]
  })
}

/** The entries as the bundler takes them: built module to source file. */
export function entrySources(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(packageEntries(folder).map(({ module }) => [module, `src/${module}.ts`]))
}

function builtModule(target: unknown): string | null {
  if (typeof target !== 'object' || target === null || !('default' in target)) return null
  return /^\.\/dist\/(.+)\.js$/.exec(String(target.default))?.[1] ?? null
}
