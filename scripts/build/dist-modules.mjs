// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * The modules of a built package, by their path within it.
 *
 * @typedef {ReadonlyMap<string, DistModule>} DistModules
 */

/**
 * @typedef {object} DistModule
 * @property {readonly string[]} imports The modules of the package that it imports statically.
 * @property {readonly string[]} later The modules that it imports by `import()`.
 * @property {readonly string[]} packages The packages that it imports.
 */

/** Reads a built package. @param {string} dist @returns {DistModules} */
export function readModules(dist) {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(dist, path), 'utf8')
      const inPackage = (/** @type {string} */ name) => relative(dist, resolve(dist, dirname(path), name))
      const names = matched(text, /(?:\bfrom|^import)\s*["']([^"']+)["']/gm)
      return [
        path,
        {
          imports: names.filter(isRelative).map(inPackage),
          later: matched(text, /\bimport\(["']([^"']+)["']\)/g).map(inPackage),
          packages: names.filter((name) => !isRelative(name)),
        },
      ]
    }),
  )
}

/** Returns a module with all that it imports statically. @param {DistModules} modules @param {string} start */
export function closureOf(modules, start) {
  const found = new Set([start])
  for (const path of found) for (const other of modules.get(path)?.imports ?? []) found.add(other)
  return found
}

/** Returns the import of a file of a built package in another one. @param {string} file @param {string} other */
export function pathFrom(file, other) {
  const path = relative(dirname(file), other)
  return path.startsWith('.') ? path : `./${path}`
}

/** @param {string} text @param {RegExp} pattern */
function matched(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}

/** @param {string} name */
function isRelative(name) {
  return name.startsWith('.')
}
