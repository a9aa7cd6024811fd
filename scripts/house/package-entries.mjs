// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './folders.mjs'

/** The published workspaces. Their package.json lists their exports, and everything else is derived from it. */
export const packages = /** @type {const} */ ([
  'headless',
  'ui-kit',
  'providers/emulator',
  'providers/openid',
  'tools/compat-frontegg',
])

/** The published workspaces that are commands. They export nothing; `bin` in their package.json names `dist/cli.js`. */
export const tools = /** @type {const} */ (['tools/cli', 'tools/create-portico'])

/**
 * One public entry of a package.
 *
 * @typedef {object} PackageEntry
 * @property {string} specifier The specifier that an application imports, such as `@portico/headless/login`.
 * @property {string} name The entry within its package, such as `login`, and `index` for the package itself.
 * @property {string} module The module behind it without extension, below `src` and `dist`: `features/login/react`.
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
    if (module === undefined || module.includes('*')) return []
    const name = subpath.replace(/^\.\/?/, '').replaceAll('/', '-') || 'index'
    return [{ specifier: manifest.name + subpath.slice(1), name, module }]
  })
}

/**
 * Returns the entries in the form of the bundler: built module to source file. The modules of a pattern, such as
 * `./features/*`, are among them, and so are its own imports by condition.
 *
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function entrySources(folder) {
  const modules = [
    ...packageEntries(folder).map(({ module }) => module),
    ...patternModules(folder),
    ...[...ownImports(folder).values()].flat(),
  ]
  return Object.fromEntries(modules.map((module) => [module, `src/${module}.ts`]))
}

/**
 * Returns what the package imports from itself by condition, such as the checks of a development build: the modules of each
 * specifier, one per condition.
 *
 * @param {string} folder
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function ownImports(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return new Map(
    Object.entries(manifest.imports ?? {}).map(([specifier, target]) => [
      specifier,
      Object.values(target).map((file) => file.replace(/^\.\/dist\/|\.js$/g, '')),
    ]),
  )
}

/** Returns the modules that the patterns of `exports` meet. @param {string} folder @returns {readonly string[]} */
function patternModules(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const sources = filesIn(join(folder, 'src'), /\.ts$/)
  return Object.keys(manifest.exports).flatMap((subpath) => {
    const [, start, end] = /^\.\/dist\/(.*)\*(.*)\.js$/.exec(manifest.exports[subpath].default ?? '') ?? []
    if (start === undefined) return []
    const found = sources.filter((file) => file.startsWith(start) && file.endsWith(`${end}.ts`))
    return found.map((file) => file.slice(0, -'.ts'.length))
  })
}
