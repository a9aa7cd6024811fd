// @ts-check
// The places of a package that list its entries: `exports` of package.json, the flat index, the table of the README.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesIn, textOf } from './folders.mjs'
import { groups } from './groups.mjs'

/** @typedef {import('./folders.mjs').Entry} Entry */
/** @typedef {import('./folders.mjs').Workspace} Workspace */
/** @typedef {import('./registries.mjs').Registry} Registry */

/** @param {Workspace} workspace @returns {readonly Registry[]} */
export function packageRegistries(workspace) {
  return [
    {
      place: `${workspace}/package.json`,
      about: 'an export for each entry',
      missing: (root) => difference(namesIn(exportsIn(root, workspace)), namesIn(exportsOf(root, workspace))),
      write: (root) => writeExports(root, workspace),
    },
    {
      place: `${workspace}/src/index.ts`,
      about: 'a line for each part of the sign-in, and none for those of the portal and the checkout',
      missing: (root) => difference(linesIn(root, workspace), linesOf(root, workspace)),
      write: (root) => writeLines(root, workspace),
    },
    {
      place: `${workspace}/README.md`,
      about: 'a row for each entry',
      missing: (root) => difference(rowsIn(root, workspace), namesIn(exportsOf(root, workspace))),
      write: (root) => writeRows(root, workspace),
    },
  ]
}

/**
 * Returns the entries to add, and the entries to remove as `no <entry>`.
 *
 * @param {readonly string[]} found
 * @param {readonly string[]} wanted
 * @returns {readonly string[]}
 */
export function difference(found, wanted) {
  return [
    ...wanted.filter((one) => !found.includes(one)),
    ...found.filter((one) => !wanted.includes(one)).map((one) => `no ${one}`),
  ]
}

/** Adds rows below the first table of a page. @param {string} path @param {readonly string[]} rows */
export function addRows(path, rows) {
  const text = readFileSync(path, 'utf8')
  const table = /^\|.*\n\|[-| :]+\|\n(?:\|.*\n)*/m.exec(text)
  if (!table) return
  const end = table.index + table[0].length
  writeFileSync(path, text.slice(0, end) + rows.map((row) => `${row}\n`).join('') + text.slice(end))
}

/**
 * Returns the names of the components and hooks that an entry exports.
 *
 * @param {string} root
 * @param {Workspace} workspace
 * @param {Entry} entry
 */
export function exportedBy(root, workspace, { module }) {
  const text = textOf(join(root, workspace, 'src', `${module}.ts`))
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  return lists.map((name) => name.trim()).filter((name) => /^(?:use[A-Z]|[A-Z])\w*$/.test(name))
}

/** Returns the exports that the folders require. @param {string} root @param {Workspace} workspace */
function exportsOf(root, workspace) {
  const modules = entriesIn(root, workspace).map(({ name, module }) => [
    `.${name}`,
    { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
  ])
  const sheets = ['styles', ...[...groups, 'light'].map((group) => `styles/${group}`)].map((sheet) => [
    `./${sheet}.css`,
    `./dist/${sheet}.css`,
  ])
  return Object.fromEntries([...modules, ...(workspace === 'ui-kit' ? sheets : [])])
}

/** Returns the written exports of entries. @param {string} root @param {Workspace} workspace */
function exportsIn(root, workspace) {
  const exports = Object.entries(manifestOf(root, workspace).exports)
  return Object.fromEntries(exports.filter(([subpath]) => !isByHand(subpath)))
}

/** `true` for the package itself, its manifest and its patterns. @param {string} subpath */
function isByHand(subpath) {
  return subpath === '.' || subpath === './package.json' || subpath.includes('*')
}

/** @param {string} root @param {Workspace} workspace */
function writeExports(root, workspace) {
  const manifest = manifestOf(root, workspace)
  const { '.': index, ...others } = manifest.exports
  const byHand = Object.fromEntries(Object.entries(others).filter(([subpath]) => isByHand(subpath)))
  const exports = { '.': index, ...exportsOf(root, workspace), ...byHand }
  writeFileSync(join(root, workspace, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
}

/** @param {string} root @param {Workspace} workspace */
function manifestOf(root, workspace) {
  return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
}

/** Returns the names of entries, such as `/login`. @param {object} exports */
function namesIn(exports) {
  return Object.keys(exports).map((subpath) => subpath.slice(1))
}

/** Returns the lines of the flat index that the folders require. @param {string} root @param {Workspace} workspace */
function linesOf(root, workspace) {
  return entriesIn(root, workspace)
    .filter(({ isPart, isFlat }) => isPart && isFlat)
    .map(({ module }) => `export * from './${module}.ts'`)
}

/** @param {string} root @param {Workspace} workspace */
function linesIn(root, workspace) {
  return textOf(join(root, workspace, 'src/index.ts'))
    .split('\n')
    .filter((line) => partLine.test(line))
}

/** @param {string} root @param {Workspace} workspace */
function writeLines(root, workspace) {
  const path = join(root, workspace, 'src/index.ts')
  const others = textOf(path)
    .split('\n')
    .filter((line) => line !== '' && !partLine.test(line))
  const moduleOf = (/** @type {string} */ line) => /'(.*)'/.exec(line)?.[1] ?? ''
  const lines = [...others, ...linesOf(root, workspace)].sort((one, other) =>
    moduleOf(one) < moduleOf(other) ? -1 : 1,
  )
  writeFileSync(path, `${lines.join('\n')}\n`)
}

const partLine = /^export \* from '\.\/(?:features|screens)\//

/** Returns the entries that the README names. @param {string} root @param {Workspace} workspace */
function rowsIn(root, workspace) {
  const page = textOf(join(root, workspace, 'README.md'))
  return [...new Set([...page.matchAll(/`(\/[\w./-]+)`/g)].map(([, name = '']) => name))]
}

/**
 * Adds a row for each missing entry, with the text of its doc comment.
 *
 * @param {string} root
 * @param {Workspace} workspace
 */
function writeRows(root, workspace) {
  const named = rowsIn(root, workspace)
  const rows = entriesIn(root, workspace)
    .filter(({ name }) => !named.includes(name))
    .map((entry) => {
      const names = exportedBy(root, workspace, entry)
      const holds = `${names.map((name) => `\`${name}\``).join(', ')}: ${sentenceOf(root, workspace, entry, names[0])}`
      const guide = workspace === 'headless' && entry.isPart ? ` \`docs/features${entry.name}.md\` |` : ''
      return `| \`${entry.name}\` | ${holds} |${guide}`
    })
  addRows(join(root, workspace, 'README.md'), rows)
}

/**
 * Returns the first sentence of the doc comment of an export.
 *
 * @param {string} root
 * @param {Workspace} workspace
 * @param {Entry} entry
 * @param {string} [name]
 */
export function sentenceOf(root, workspace, { module }, name = '') {
  const index = textOf(join(root, workspace, 'src', `${module}.ts`))
  const from = new RegExp(`\\b${name}\\b[^}]*\\} from '(\\.{1,2}/.*)'`).exec(index)?.[1] ?? ''
  const source = textOf(join(root, workspace, 'src', module, '..', from))
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(
    source,
  )?.[1]
  const words = comment?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim() ?? ''
  return (
    /^[^@]*?(?=[.@]|$)/
      .exec(words)?.[0]
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .trim() ?? ''
  )
}
