import ts from 'typescript'
import { partsOf } from './direction.ts'
import { collect, type Findings, type Module, placeOf } from './source.ts'

/** What belongs to the world outside and is reached only through the ports. */
const outside = new Set(
  [
    'window document navigator location history globalThis self process',
    'fetch XMLHttpRequest WebSocket EventSource BroadcastChannel',
    'localStorage sessionStorage indexedDB caches crypto',
    'setTimeout clearTimeout setInterval clearInterval setImmediate requestAnimationFrame requestIdleCallback',
    'performance console alert confirm prompt',
  ].flatMap((names) => names.split(' ')),
)

/** The rule engine imports nothing, ports neither: where no time is handed in, it takes the platform's. */
const allowed = new Set(['headless/src/rules/entitlements.ts: Date.now'])

/** Uses of the page, the network, storage, time, chance or the console outside `core/ports`. */
export function platformTouched(modules: readonly Module[]): Findings {
  const parts = partsOf(modules).filter(({ path }) => !path.startsWith('headless/src/core/ports/'))
  const checker = checkerOf(parts)
  return parts.flatMap((module) =>
    collect(module.tree, (node) => {
      const name = forbiddenName(node, checker)
      if (allowed.has(`${module.path}: ${name}`)) return undefined
      return name && `${placeOf(module, node)}: ${name} is the world outside; ask it of the client's ports`
    }),
  )
}

function forbiddenName(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isNewExpression(node) && isGlobal(node.expression, 'Date', checker) && !node.arguments?.length) {
    return 'new Date()'
  }
  if (ts.isPropertyAccessExpression(node)) {
    if (node.name.text === 'now' && isGlobal(node.expression, 'Date', checker)) return 'Date.now'
    if (node.name.text === 'random' && isGlobal(node.expression, 'Math', checker)) return 'Math.random'
  }
  if (!ts.isIdentifier(node) || !outside.has(node.text)) return undefined
  return isReference(node) && isGlobal(node, node.text, checker) ? node.text : undefined
}

/** Nothing but the modules themselves is in the program, so a name without a declaration is a global. */
function isGlobal(node: ts.Node, name: string, checker: ts.TypeChecker): boolean {
  if (!ts.isIdentifier(node) || node.text !== name) return false
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  return !symbol?.declarations?.length
}

/** Whether an identifier reads a variable, rather than naming a member, a declaration or a type. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent) || ts.isTypeQueryNode(parent) || ts.isTypeReferenceNode(parent)) return false
  if (ts.isBindingElement(parent)) return parent.initializer === node
  return ts.isShorthandPropertyAssignment(parent) || !('name' in parent && parent.name === node)
}

function checkerOf(modules: readonly Module[]): ts.TypeChecker {
  const trees = new Map(modules.map(({ path, tree }) => [path, tree]))
  const options: ts.CompilerOptions = { noLib: true, noResolve: true, types: [], allowImportingTsExtensions: true }
  const host: ts.CompilerHost = {
    getSourceFile: (path) => trees.get(path),
    getDefaultLibFileName: () => 'none.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => trees.has(path),
    readFile: (path) => trees.get(path)?.text,
    writeFile: () => {},
  }
  return ts.createProgram([...trees.keys()], options, host).getTypeChecker()
}
