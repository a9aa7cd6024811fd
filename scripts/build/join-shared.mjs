// @ts-check
import { join } from 'node:path'
import { closureOf, readModules } from './dist-modules.mjs'
import { canBeJoined, isClient, joinInto } from './join-at-once.mjs'

/**
 * Joins the small modules that several later parts of a package share.
 *
 * A bundler makes a file for each set of later parts that share a module. With twenty sections these are hundreds of
 * sets, and opening the portal loaded 77 files. It never divides a module. Each joined module is replaced by one that
 * exports the same names.
 *
 * Modules are joined if the same kinds of parts use them, so that no part loads code of another kind. They are also
 * divided by the heavy packages behind them.
 *
 * @param {string} dist The folder of the built package.
 * @param {object} options
 * @param {readonly string[]} [options.entries] Modules that applications import in later parts of their own.
 * @param {readonly string[]} options.atOnce Modules that load with a page. They stay as they are, with their dependencies.
 * @param {(path: string) => { readonly kind: string, readonly unit: string | null }} options.partOf Returns the kind of a later
 * part by its first module, and the unit it belongs to, such as a section with its dialogs. `null` does not count.
 * @param {number} options.units The number of units from which on a module is shared.
 * @param {readonly RegExp[]} [options.heavy] Heavy packages, which divide the modules.
 * @param {Readonly<Record<string, { readonly light: string, readonly heavy?: string, readonly around?: string }>>} options.files The files to write, by
 * kinds such as `portal` or `portal sign-in`. Modules without a file stay as they are.
 * @param {RegExp} [options.stays] The modules that stay as they are, such as those of an entry with a budget of its own.
 * @param {boolean} [options.isForPages] `false` joins only modules that servers can use, too. Default `true`.
 */
export async function joinShared(
  dist,
  { entries = [], atOnce, partOf, units, heavy: packages = [], files, stays, isForPages = true },
) {
  const modules = readModules(dist)
  const isAtOnce = new Set([
    'at-once.js',
    'at-once.client.js',
    ...atOnce.flatMap((path) => [...closureOf(modules, path)]),
  ])
  const starts = new Set([...entries, ...[...modules.values()].flatMap(({ later }) => later)])
  /** @type {Map<string, Set<string>>} */
  const kindsOf = new Map()
  /** @type {Map<string, Set<string>>} */
  const unitsOf = new Map()
  for (const start of starts) {
    const { kind, unit } = partOf(start)
    for (const path of closureOf(modules, start)) {
      kindsOf.set(path, (kindsOf.get(path) ?? new Set()).add(kind))
      if (unit !== null) unitsOf.set(path, (unitsOf.get(path) ?? new Set()).add(unit))
    }
  }
  const isHeavy = (/** @type {string} */ path) =>
    [...closureOf(modules, path)].some((one) =>
      modules.get(one)?.packages.some((name) => packages.some((pattern) => pattern.test(name))),
    )
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const [path, kinds] of kindsOf) {
    const named = files[[...kinds].sort().join(' ')]
    if (!named || stays?.test(path) || isAtOnce.has(path)) continue
    if (!canBeJoined(join(dist, path)) || (!isForPages && isClient(join(dist, path)))) continue
    const own = unitsOf.get(path) ?? new Set()
    const isLight = !isHeavy(path)
    if (own.size < (isLight && named.around && own.has(named.around) ? 2 : units)) continue
    const file = isLight ? named.light : named.heavy
    if (file !== undefined) groups.set(file, [...(groups.get(file) ?? []), path])
  }
  for (const [file, paths] of groups) {
    await joinInto(
      join(dist, file),
      paths.map((path) => join(dist, path)),
      { directive: isForPages ? "'use client'\n" : '' },
    )
  }
}
