import ts from 'typescript'
import { root } from '../arch/source.ts'

/** A call that the sources of headless send: its method and the path of the contract. */
export type SentCall = `${string} ${string}`

/**
 * The calls of the typed API in the sources of headless. The compiler checks each path against the contract already, so
 * the type of the first argument names it: to resolve the whole call takes longer.
 */
export function sentCalls(): ReadonlySet<SentCall> {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = ts.sys.readDirectory(`${root}headless/src`, ['.ts', '.tsx']).filter((path) => !unsent.test(path))
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const found = new Set<SentCall>()
  const own = new Set(files)
  for (const source of program.getSourceFiles()) if (own.has(source.fileName)) visit(source)
  return found

  function visit(node: ts.Node) {
    if (ts.isCallExpression(node)) add(node)
    ts.forEachChild(node, visit)
  }

  function add({ expression, arguments: [path] }: ts.CallExpression) {
    const method = methodOf(expression)
    if (!path || !methods.has(method) || !isOfApi(expression)) return
    for (const value of valuesOf(path)) found.add(`${method} ${value}`)
  }

  /** The name of the function as the API has it: a pattern may have taken it under another one. */
  function methodOf(called: ts.Expression): string {
    if (ts.isPropertyAccessExpression(called)) return called.name.text
    if (!ts.isIdentifier(called)) return ''
    const [declared] = checker.getSymbolAtLocation(called)?.declarations ?? []
    const pattern = declared && ts.isBindingElement(declared) ? declared.propertyName?.getText() : undefined
    return pattern ?? called.text
  }

  function isOfApi(called: ts.Expression): boolean {
    const [signature] = checker.getTypeAtLocation(called).getCallSignatures()
    const declared = signature?.getDeclaration()?.getSourceFile()
    return declared?.fileName.endsWith('headless/src/http/api-types.ts') === true
  }

  function valuesOf(path: ts.Expression): readonly string[] {
    if (ts.isStringLiteralLike(path)) return [path.text]
    const symbol = ts.isIdentifier(path) ? checker.getSymbolAtLocation(path) : undefined
    const type = symbol ? checker.getTypeOfSymbol(symbol) : checker.getTypeAtLocation(path)
    const types = type.isUnion() ? type.types : [type]
    return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  }
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])
const unsent = /\.test\.tsx?$|\.test-d\.ts$/
