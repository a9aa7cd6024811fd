// @ts-check
// The parts of the product that `npm run mutants` breaks, and the tests that must notice.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A part of the product with the tests that must notice its mutants.
 *
 * @typedef {object} Part
 * @property {string} folder
 * @property {readonly string[]} tests
 * @property {RegExp} [only] The paths of its sources. Default: all below the folder.
 */

/** The parts to break: those of the table, or the folders asked for. @param {string} root @param {readonly string[]} folders */
export function partsOf(root, folders) {
  const sections = 'ui-kit/src/screens/portal'
  /** @type {readonly Part[]} */
  const table = [
    {
      folder: 'headless/src/core',
      only: /\/core\/(?:list[a-z-]*|single-record|resource)\.ts$/,
      tests: ['headless/src/core/', 'headless/test/lists/'],
    },
    ...readdirSync(join(root, sections), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => withOwnTests(`${sections}/${name}`)),
    withOwnTests('ui-kit/src/primitives'),
    withOwnTests('ui-kit/src/frame'),
  ]
  if (folders.length === 0) return table
  return folders.flatMap((asked) => {
    const folder = asked.replace(/\/$/, '')
    if (!existsSync(join(root, folder))) throw new Error(`There is no folder ${folder} in ${root}`)
    const known = table.filter((part) => `${part.folder}/`.startsWith(`${folder}/`))
    return known.length > 0 ? known : [withOwnTests(folder)]
  })
}

/** The files of a part to break: no tests, generated files or indexes. @param {string} root @param {Part} part */
export function sourcesOf(root, { folder, only = /./ }) {
  return filesIn(root, folder).filter((path) => /\.tsx?$/.test(path) && !isNoSource.test(path) && only.test(path))
}

/** The tests of a folder below that of the part, if it has any. @param {string} root @param {Part} part @param {string} path */
export function testsOf(root, { folder, tests }, path) {
  const own = dirname(path)
  const hasOwn = own !== folder && filesIn(root, own).some((file) => /\.test\.tsx?$/.test(file))
  return hasOwn ? [`${own}/`] : tests
}

const isNoSource = /(?:\.(?:test|test-d|gen|d)|\/index)\.tsx?$/

/** @param {string} folder @returns {Part} */
function withOwnTests(folder) {
  return { folder, tests: [`${folder}/`] }
}

/** @param {string} root @param {string} folder @returns {readonly string[]} */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
}
