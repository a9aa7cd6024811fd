// @ts-check
import MagicString from 'magic-string'
import { innerNodes, nodesIn } from './syntax-nodes.mjs'

/** @typedef {import('rolldown').Plugin} Plugin */
/** @typedef {import('./syntax-nodes.mjs').Node} Node */

/**
 * Puts the functions of a module in parentheses. V8 compiles such a function with its module, on a separate thread
 * while the code arrives. It compiles any other one at its first call, which delays the first form. The minifier of
 * Vite 8 keeps the parentheses. A declaration cannot have any: it becomes a variable above all statements, because they
 * can call it. A method of an object becomes a property, which keeps its name.
 *
 * Declarations within functions and methods of classes stay unchanged: most of them run after the first form, if at
 * all.
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
        mark(statement)
        if (statement.type !== 'FunctionDeclaration') continue
        const [name] = nodesIn(statement['id'])
        text.prependRight(statement.start, `var ${name?.['name']} = (`).appendLeft(statement.end, ');\n')
        if (statement.start > top) text.move(statement.start, statement.end, top)
      }
      return { code: text.toString(), map: null }

      /** @param {Node} node */
      function mark(node) {
        // The function of a member starts at its parameters, because its name belongs to the member.
        const isOfMember = code[node.start] === '('
        if (node.type === 'ArrowFunctionExpression' || (node.type === 'FunctionExpression' && !isOfMember))
          text.prependRight(node.start, '(').appendLeft(node.end, ')')
        if (node.type === 'Property' && node['method']) makeProperty(node)
        for (const inner of innerNodes(node)) mark(inner)
      }

      /** @param {Node} method */
      function makeProperty(method) {
        const [[key], [body]] = [nodesIn(method['key']), nodesIn(method['value'])]
        if (!key || !body || usesSuper(body)) return
        const name = code.slice(key.start, key.end)
        const head = `${body['async'] ? 'async ' : ''}function${body['generator'] ? '*' : ''} `
        text.overwrite(method.start, body.start, `${method['computed'] ? `[${name}]` : name}: (${head}`)
        text.appendLeft(body.end, ')')
      }
    },
  }
}

/** @param {Node} node @returns {boolean} */
function usesSuper(node) {
  return node.type === 'Super' || innerNodes(node).some(usesSuper)
}
