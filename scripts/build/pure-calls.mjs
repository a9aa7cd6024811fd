// @ts-check
import MagicString from 'magic-string'
import { innerNodes, nodesIn } from './syntax-nodes.mjs'

/** @typedef {import('rolldown').Plugin} Plugin */
/** @typedef {import('./syntax-nodes.mjs').Node} Node */

/**
 * Marks the calls that make the values of a module, such as `createContext(…)` of a constant. A bundler then drops an
 * unused constant with its call. Without the mark it keeps the call, because the call could do something else.
 * `test/arch/platform.ts` ensures that no module does something else when it is imported.
 *
 * @returns {Plugin}
 */
export function pureCalls() {
  return {
    name: 'pure-calls',
    transform: {
      filter: { id: /(?<!\.d)\.tsx?$/ },
      handler(code, id) {
        const text = new MagicString(code)
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        const calls = nodesIn(body).filter(isDeclaration).flatMap(callsIn)
        for (const start of new Set(calls)) text.appendLeft(start, '/* @__PURE__ */ ')
        if (calls.length === 0) return null
        return { code: text.toString(), map: null }
      },
    },
  }
}

/** `true` for constants, exported or not. @param {Node} statement @returns {boolean} */
function isDeclaration(statement) {
  if (statement.type === 'VariableDeclaration') return true
  return statement.type === 'ExportNamedDeclaration' && nodesIn(statement['declaration']).some(isDeclaration)
}

/** Returns the starts of the calls that run when the module is imported. @param {Node} node @returns {readonly number[]} */
function callsIn(node) {
  if (/Function|^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(node.type)) return []
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  return [...(isCall ? [node.start] : []), ...innerNodes(node).flatMap(callsIn)]
}
