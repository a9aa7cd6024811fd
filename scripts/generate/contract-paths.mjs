// @ts-check

/**
 * Returns the text of the contract's index with a reference to every path of its documents. A new one follows the
 * previous path of its document.
 *
 * @param {string} index The text of `openapi.yaml`.
 * @param {Readonly<Record<string, readonly string[]>>} documents The paths of each document, by its file name.
 * @returns {string}
 */
export function withAllPaths(index, documents) {
  return Object.entries(documents).reduce((text, [file, paths]) => withPaths(text, file, paths), index)
}

/** @param {string} index @param {string} file @param {readonly string[]} paths */
function withPaths(index, file, paths) {
  return paths.reduce((text, path, place) => {
    if (rowOf(text, path)) return text
    const former = paths.slice(0, place).findLast((one) => rowOf(text, one))
    const row = former === undefined ? /^paths:\n/m.exec(text) : rowOf(text, former)
    if (!row) throw new Error('openapi.yaml has no paths')
    const end = row.index + row[0].length
    const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')
    return `${text.slice(0, end)}  ${path}:\n    $ref: ./${file}#/paths/${pointer}\n${text.slice(end)}`
  }, index)
}

/** Returns the row of a path: one line, or two. @param {string} index @param {string} path */
function rowOf(index, path) {
  const name = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^  ${name}:(?: .*)?\\n(?:    .*\\n)*`, 'm').exec(index)
}
