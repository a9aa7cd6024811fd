// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import MagicString from 'magic-string'
import { parseAst } from 'rolldown/parseAst'
import { nodesIn } from './syntax-nodes.mjs'

/** @typedef {import('./syntax-nodes.mjs').Node} Node */

/**
 * Shortens the built files of a package. Lines that name the source of a file are removed, because its path names it.
 *
 * @param {string} dist The folder of the built package.
 */
export function removeRegions(dist) {
  rewrite(dist, (code) => code.replace(/^\/\/#(?:end)?region.*\n?/gm, ''))
}

/**
 * Exports each declaration where it is declared, instead of by a list at the end that repeats all names. Declarations get
 * tabs, and generated ones no indentation, because people do not read them.
 *
 * @param {string} dist The folder of the built package.
 */
export function exportInPlace(dist) {
  rewrite(dist, (code, path) => {
    const isTypes = path.endsWith('.d.ts')
    const inPlace = exportedInPlace(code, isTypes)
    if (!isTypes) return inPlace
    return inPlace.replace(/^(?: {2})+/gm, (indent) =>
      path.endsWith('.gen.d.ts') ? '' : '\t'.repeat(indent.length / 2),
    )
  })
}

/**
 * @param {string} code
 * @param {boolean} isTypes
 */
function exportedInPlace(code, isTypes) {
  const body = nodesIn(parseAst(code, { lang: isTypes ? 'dts' : 'js' }).body)
  const [list, ...further] = body.filter(({ type }) => type.startsWith('Export'))
  if (list?.type !== 'ExportNamedDeclaration' || list['source'] || further.length > 0) return code
  const exported = nodesIn(list['specifiers']).map(({ local, exported }) => [nameIn(local), nameIn(exported)])
  const declared = body.flatMap((node) => namesDeclaredBy(node).map((name) => ({ name, node })))
  const isInPlace = exported.every(([name, as]) => name === as && declared.some((one) => one.name === name))
  const names = new Set(exported.map(([name]) => name))
  const nodes = new Set(declared.filter(({ name }) => names.has(name)).map(({ node }) => node))
  const hasOther = [...nodes].some((node) => namesDeclaredBy(node).some((name) => !names.has(name)))
  if (exported.length === 0 || !isInPlace || hasOther) return code
  const text = new MagicString(code)
  for (const { start } of nodes) text.appendLeft(start, 'export ')
  // Without an export list, a file of declarations exports all of them.
  text.overwrite(list.start, list.end, isTypes && nodes.size < declared.length ? 'export {};' : '')
  return `${text.toString().trimEnd()}\n`
}

/** Returns the names that a statement declares. @param {Node} node @returns {readonly string[]} */
function namesDeclaredBy(node) {
  if (node.type === 'VariableDeclaration') return nodesIn(node['declarations']).map(({ id }) => nameIn(id))
  return /^(?:Function|Class|TS.*)Declaration$|^TSDeclareFunction$/.test(node.type) ? [nameIn(node['id'])] : []
}

/** @param {unknown} identifier */
function nameIn(identifier) {
  const [node] = nodesIn(identifier)
  return typeof node?.['name'] === 'string' ? node['name'] : ''
}

/** @param {string} dist @param {(code: string, path: string) => string} change */
function rewrite(dist, change) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((one) => /\.(?:js|d\.ts)$/.test(one))
  for (const path of files) {
    const file = join(dist, path)
    const code = readFileSync(file, 'utf8')
    const changed = change(code, path)
    if (changed !== code) writeFileSync(file, changed)
  }
}
