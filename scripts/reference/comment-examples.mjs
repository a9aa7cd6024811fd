// @ts-check
// The examples in the doc comments of the packages. Editors show them, and the reference.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesIn } from '../house/folders.mjs'
import { packages, tools } from '../house/package-entries.mjs'
import { examplesOf, root } from './pages.mjs'

/** @typedef {import('./pages.mjs').Example} Example */

/** The values that an example may use without an import, such as `client`. */
const values = 'scripts/reference/example-values.ts'

/**
 * The sources of the packages, without tests and generated files.
 *
 * @returns {readonly import('./pages.mjs').Page[]}
 */
export function readSources() {
  return [...packages, ...tools].flatMap((folder) =>
    filesIn(join(root, folder, 'src'), /(?<!\.(?:test|test-d|gen|d))\.tsx?$/).map((path) => ({
      path: `${folder}/src/${path}`,
      text: readFileSync(join(root, folder, 'src', path), 'utf8'),
    })),
  )
}

/**
 * The fenced examples of TypeScript in the doc comments of a source. An example imports what it uses, except the exports of
 * its own source and the values of `example-values.ts`.
 *
 * @param {import('./pages.mjs').Page} source
 * @returns {readonly Example[]}
 */
export function commentExamplesOf({ path, text }) {
  return examplesOf({ path, text: commentsAlone(text) }).map((example) => ({
    ...example,
    imports: [importOf(example, path, text), importOf(example, values, valuesText)].join(''),
  }))
}

/** Returns the text of doc comments in their lines, and the other lines without text. @param {string} text */
export function commentsAlone(text) {
  const comments = text.matchAll(/^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\//gm)
  const lines = text.split('\n').map(() => '')
  for (const { 0: comment, index } of comments) {
    const first = text.slice(0, index).split('\n').length - 1
    for (const [at, line] of comment.split('\n').entries()) lines[first + at] = line.replace(/^\s*\*(?: |$)/, '')
  }
  return lines.join('\n')
}

const valuesText = readFileSync(join(root, values), 'utf8')

/**
 * Returns the import of the exported values that an example uses and does not declare, on one line.
 *
 * @param {Example} example
 * @param {string} path
 * @param {string} text
 */
function importOf({ code }, path, text) {
  const { used, declared } = namesIn(code)
  const exported = [...text.matchAll(/^export (?:declare |async )*(?:const|function\*?|class) (\w+)/gm)]
  const names = exported.map(([, name = '']) => name).filter((name) => used.has(name) && !declared.has(name))
  if (names.length === 0) return ''
  return `import { ${[...new Set(names)].join(', ')} } from ${JSON.stringify(join(root, path))};`
}

/** Returns all names of an example, and those that it declares or imports. @param {string} code */
function namesIn(code) {
  /** @type {Set<string>} */
  const used = new Set()
  /** @type {Set<string>} */
  const declared = new Set()
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node)) used.add(node.text)
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) declared.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest))
  return { used, declared }
}

/** @param {ts.Node} node */
function isDeclaration(node) {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node)
  )
}
