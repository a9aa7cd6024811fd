// @ts-check
// The pages of the documentation, and the examples that they show.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A page of the documentation.
 *
 * @typedef {object} Page
 * @property {string} path Its path from the root of the project.
 * @property {string} text
 */

/**
 * An example of a page, or of a doc comment.
 *
 * @typedef {object} Example
 * @property {string} page The path of the page, or of the source.
 * @property {number} line The line of its first line in the page.
 * @property {string | null} file Its file name, written after the language as `file=client.ts`. Other examples of the page
 * import it by that.
 * @property {'ts' | 'tsx'} language
 * @property {string} code
 * @property {string} [imports] Imports that the example does not show, on one line.
 */

/** Folders below `docs` without guides: the built reference, and the site that shows the guides. */
const unread = ['docs/reference', 'docs/site']

/** The root of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The pages at the root, those of the packages, and the guides.
 *
 * @returns {readonly Page[]}
 */
export function readPages() {
  const folders = [
    '',
    'headless',
    'headless/agents',
    'ui-kit',
    'ui-kit/agents',
    'providers/emulator',
    'providers/openid',
    ...exampleFolders(),
  ]
  const fronts = folders.flatMap((folder) => pagesIn(folder, false))
  return [...fronts, ...pagesIn('docs', true)].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/**
 * The fenced examples of a page in TypeScript.
 *
 * @param {Page} page
 * @returns {readonly Example[]}
 */
export function examplesOf({ path, text }) {
  /** @type {Example[]} */
  const examples = []
  const fences = /^( *)```(tsx?)\b([^\n]*)\n([\s\S]*?)^ *```$/gm
  for (const { index, ...groups } of text.matchAll(fences)) {
    const { 1: indent = '', 2: language, 3: about = '', 4: code = '' } = groups
    examples.push({
      page: path,
      line: text.slice(0, index).split('\n').length + 1,
      file: /\bfile=(\S+)/.exec(about)?.[1] ?? null,
      language: language === 'tsx' ? 'tsx' : 'ts',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    })
  }
  return examples
}

/**
 * `true` for an example that shows a file of the project, such as `file=../../../headless/src/…`. It is checked and tested in
 * its place; `scripts/generate/guides.mjs` keeps the two equal.
 *
 * @param {Pick<Example, 'file'>} example
 */
export function isOfProject({ file }) {
  return file !== null && posix.normalize(file).startsWith('../')
}

function exampleFolders() {
  return readdirSync(join(root, 'examples')).map((name) => `examples/${name}`)
}

/**
 * @param {string} folder
 * @param {boolean} isDeep
 * @returns {readonly string[]}
 */
function pagesIn(folder, isDeep) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return isDeep && !unread.includes(path) ? pagesIn(path, true) : []
    return entry.name.endsWith('.md') ? [path] : []
  })
}
