import ts from 'typescript'
import { type Findings, isGenerated, isTest, type Module, placeOf } from './source.ts'

/**
 * Functions that make the value of a constant and do nothing else. The build marks each call in a constant as pure
 * (`scripts/build/pure-calls.mjs`), so that a bundler drops unused ones. A function that does more would be dropped, too.
 */
const makers: ReadonlySet<string> = new Set(
  [
    'createFeatureHook lazyModule storedPolicy',
    'slotted lazyPart lazyStep lazyDialog onDemand pageOf boxOf atRest month',
    'createContext forwardRef memo cva Symbol',
  ].flatMap((names) => names.split(' ')),
)

const classes: ReadonlySet<string> = new Set('Map Set WeakMap WeakSet RegExp URL Date PorticoError'.split(' '))

/** Methods that change nothing outside of what they return. */
const methods: ReadonlySet<string> = new Set('freeze keys map match sort'.split(' '))

/** Work that importing a module of headless or of the kit does: a call that is no value, or that is not by a maker. */
export function runsAtImport(modules: readonly Module[]): Findings {
  return modules
    .filter((module) => /^(?:headless|ui-kit)\/src\//.test(module.path) && !isTest(module) && !isGenerated(module))
    .flatMap((module) => {
      const own = new Set(module.tree.statements.filter(ts.isFunctionDeclaration).map(({ name }) => name?.text))
      return module.tree.statements.flatMap((statement) =>
        callsIn(statement)
          .filter((call) => !ts.isVariableStatement(statement) || !isMaker(call, own))
          .map((call) => `${placeOf(module, call)}: runs when it is imported`),
      )
    })
}

type Call = ts.CallExpression | ts.NewExpression | ts.TaggedTemplateExpression

/** The calls outside of any function. */
function callsIn(statement: ts.Node): readonly Call[] {
  const found: Call[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return
    if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return found
}

/** `true` for calls of makers, of methods without effects, and of functions of the same module. */
function isMaker(call: Call, own: ReadonlySet<string | undefined>): boolean {
  if (ts.isTaggedTemplateExpression(call)) return false
  const { expression } = call
  if (ts.isNewExpression(call)) return ts.isIdentifier(expression) && classes.has(expression.text)
  if (ts.isPropertyAccessExpression(expression)) return methods.has(expression.name.text)
  return ts.isIdentifier(expression) && (makers.has(expression.text) || own.has(expression.text))
}
