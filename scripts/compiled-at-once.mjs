// @ts-check
import MagicString from 'magic-string'

/** @typedef {import('rolldown').Plugin} Plugin */
/** @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Record<string, unknown>} Node */

/**
 * Puts the functions of a module in parentheses. V8 compiles such a function together with its module, on a thread of its
 * own while the code arrives; any other one at its first call, which holds up the first form. The minifier of Vite 8 keeps
 * the parentheses. A declaration cannot have any: it becomes a variable above all statements, because they may call it.
 *
 * Functions within functions stay as they are: most of them run after the first form, if at all.
 *
 * @see https://v8.dev/blog/preparser#pife
 * @returns {Plugin}
 */
export function compiledAtOnce() {
  return {
    name: 'compiled-at-once',
    renderChunk(code) {
      const text = new MagicString(code)
      const statements = nodesIn(this.parse(code).body).filter(({ type }) => type !== 'ImportDeclaration')
      const top = statements.find(({ type }) => type !== 'FunctionDeclaration')?.start ?? code.length
      for (const statement of statements) {
        if (statement.type === 'FunctionDeclaration') {
          const [name] = nodesIn(statement['id'])
          text.prependRight(statement.start, `var ${name?.['name']} = (`).appendLeft(statement.end, ');\n')
          if (statement.start > top) text.move(statement.start, statement.end, top)
        } else {
          for (const { start, end } of expressionsIn(statement)) text.prependRight(start, '(').appendLeft(end, ')')
        }
      }
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }).toString() }
    },
  }
}

/** The outermost functions below a node that are expressions. A method is none. @param {Node} node @returns {readonly Node[]} */
function expressionsIn(node) {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return [node]
  if (node.type === 'MethodDefinition' || node['method'] || node['kind'] === 'get' || node['kind'] === 'set') return []
  return Object.values(node).flatMap(nodesIn).flatMap(expressionsIn)
}

/** @param {unknown} value @returns {readonly Node[]} */
function nodesIn(value) {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
