// @ts-check
import { gzipSync } from 'node:zlib'
import { shortened } from './bundle.mjs'

/**
 * A part that loads later.
 *
 * @typedef {object} LazyPart
 * @property {string} path The module that `import()` names, below `node_modules`.
 * @property {number} gzip The bytes that it adds to what has loaded before it. From several places: the most.
 */

/** @typedef {Pick<import('./bundle.mjs').Chunk, 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'code'>} PartOfBundle */

/**
 * Returns the parts of an application that load later, the lightest first.
 *
 * @param {readonly PartOfBundle[]} chunks
 * @returns {readonly LazyPart[]}
 */
export function lazyPartsOf(chunks) {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const importersOf = laterImporters(chunks)
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const closures = new Map([...entries, ...importersOf.keys()].map((start) => [start, closureOf(chunkOf, start)]))
  const loadedBefore = loadedBeforeIn(closures, importersOf, entries)
  return [...importersOf]
    .map(([fileName, importers]) => {
      const added = importers.map((importer) => {
        const before = loadedBefore(importer)
        return weightOf([...(closures.get(fileName) ?? [])].filter((one) => !before.has(one)))
      })
      return { path: shortened(chunkOf.get(fileName)?.facadeModuleId ?? fileName), gzip: Math.max(...added) }
    })
    .sort((one, other) => one.gzip - other.gzip)

  /** @param {readonly string[]} fileNames */
  function weightOf(fileNames) {
    const code = fileNames.map((fileName) => chunkOf.get(fileName)?.code ?? '').join('')
    return code === '' ? 0 : gzipSync(code, { level: 9 }).length
  }
}

/** Returns the files with an `import()` of each file. @param {readonly PartOfBundle[]} chunks */
function laterImporters(chunks) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const { fileName, dynamicImports } of chunks) {
    for (const later of dynamicImports) importers.set(later, [...(importers.get(later) ?? []), fileName])
  }
  return importers
}

/** Returns a file with all that it imports statically. @param {ReadonlyMap<string, PartOfBundle>} chunkOf @param {string} start */
function closureOf(chunkOf, start) {
  const found = new Set([start])
  for (const fileName of found) for (const other of chunkOf.get(fileName)?.imports ?? []) found.add(other)
  return found
}

/**
 * Returns a function that finds what has certainly loaded when a file runs: in each way from an entry to it.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} closures What each entry and each later part load.
 * @param {ReadonlyMap<string, readonly string[]>} importersOf
 * @param {readonly string[]} entries
 * @returns {(fileName: string) => ReadonlySet<string>}
 */
function loadedBeforeIn(closures, importersOf, entries) {
  const everything = new Set([...closures.values()].flatMap((closure) => [...closure]))
  /** @type {Map<string, ReadonlySet<string>>} */
  const loaded = new Map([...closures].map(([start, own]) => [start, entries.includes(start) ? own : everything]))
  const before = (/** @type {string} */ fileName) =>
    common([...closures].flatMap(([start, own]) => (own.has(fileName) ? [loaded.get(start) ?? everything] : [])))
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [start, importers] of importersOf) {
      if (entries.includes(start)) continue
      const next = new Set([...(closures.get(start) ?? []), ...common(importers.map(before))])
      isChanged ||= next.size !== loaded.get(start)?.size
      loaded.set(start, next)
    }
  }
  return before
}

/** @param {readonly ReadonlySet<string>[]} sets */
function common([first = new Set(), ...rest]) {
  return new Set([...first].filter((one) => rest.every((set) => set.has(one))))
}
