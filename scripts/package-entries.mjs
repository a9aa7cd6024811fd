// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The published workspaces. Their package.json lists their exports, and everything else is derived from it. */
export const packages = /** @type {const} */ (['headless', 'ui-kit', 'test/emulator'])

/**
 * One public entry of a package.
 *
 * @typedef {object} PackageEntry
 * @property {string} specifier The specifier that an application imports, such as `@portico/headless/login`.
 * @property {string} name The entry within its package, such as `login`, and `index` for the package itself.
 * @property {string} module The module behind it without extension, below `src` and `dist`: `features/login/index`.
 */

/**
 * Returns the public entries of the package in `folder`, read from the `exports` of its package.json.
 *
 * @param {string} folder
 * @returns {readonly PackageEntry[]}
 */
export function packageEntries(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    const module = /^\.\/dist\/(.+)\.js$/.exec(target.default ?? '')?.[1]
    if (module === undefined) return []
    const name = subpath.replace(/^\.\/?/, '').replaceAll('/', '-') || 'index'
    return [{ specifier: manifest.name + subpath.slice(1), name, module }]
  })
}

/**
 * Returns the entries in the form of the bundler: built module to source file.
 *
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function entrySources(folder) {
  return Object.fromEntries(packageEntries(folder).map(({ module }) => [module, `src/${module}.ts`]))
}
