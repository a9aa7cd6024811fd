// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { packageEntries, packages } from '../house/package-entries.mjs'
import { specifiersIn } from '../house/specifiers.mjs'

/**
 * Returns the test files that depend on changed files. `near` are those of the same folder, and of the same feature in any
 * layer. `far` are the others that import a changed file at any depth. Imports of parts that load later do not count: half
 * of the kit's tests open the portal, which can load every section. Imports of types do not count: the type check compares
 * them. The list of the emulator's areas does not count, because each test of the emulator imports all areas by it.
 *
 * @param {string} root
 * @param {readonly string[]} files All files of the project, from its root.
 * @param {readonly string[]} changed Those that changed.
 * @returns {{ readonly near: readonly string[], readonly far: readonly string[] }}
 */
export function dependentTests(root, files, changed) {
  const modules = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
  const importers = importersOf(root, modules)
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const features = new Set(changed.flatMap((file) => featureOf(file) ?? []))
  const folders = new Set(changed.map((file) => posix.dirname(file)))
  const tests = modules.filter((file) => /\.test\.tsx?$/.test(file))
  const isNear = (/** @type {string} */ file) => folders.has(posix.dirname(file)) || features.has(featureOf(file) ?? '')
  return { near: tests.filter(isNear), far: tests.filter((file) => reached.has(file) && !isNear(file)) }
}

/**
 * Returns the feature of a file in any layer, such as `webhooks`; `null` outside of the features.
 *
 * @param {string} file
 */
export function featureOf(file) {
  const places = /^(?:headless\/src\/features|ui-kit\/src\/screens)\/(?:portal\/|checkout\/)?([\w-]+)\//
  const [, feature] = places.exec(file) ?? /^providers\/emulator\/src\/([\w-]+)\//.exec(file) ?? []
  return feature ?? null
}

/** The module that imports every area of the emulator. */
const listOfAreas = 'providers/emulator/src/state/areas.ts'

/**
 * Returns the modules that import each module.
 *
 * @param {string} root
 * @param {readonly string[]} modules
 */
function importersOf(root, modules) {
  const known = new Set(modules)
  const entries = new Map(
    packages.flatMap((folder) =>
      packageEntries(join(root, folder)).map(({ specifier, module }) => [specifier, `${folder}/src/${module}.ts`]),
    ),
  )
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const importer of modules.filter((module) => module !== listOfAreas)) {
    for (const specifier of specifiersIn(readFileSync(join(root, importer), 'utf8'))) {
      const path = specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : entries.get(specifier)
      if (path === undefined || !known.has(path)) continue
      importers.set(path, [...(importers.get(path) ?? []), importer])
    }
  }
  return importers
}
