import ts from 'typescript'
import { root } from '../arch/source.ts'

/** A call that the sources of headless send: its method and the path of the contract. */
export type SentCall = `${string} ${string}`

/** The calls of the typed API in the sources of headless, by the types of their paths. */
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
    if (ts.isCallExpression(node) && mayBeOfApi(node.expression)) add(node)
    ts.forEachChild(node, visit)
  }

  /** A method, or a function that a pattern has taken from the API under another name. */
  function mayBeOfApi(called: ts.Expression): boolean {
    if (ts.isPropertyAccessExpression(called)) return methods.has(called.name.text)
    if (!ts.isIdentifier(called)) return false
    if (methods.has(called.text)) return true
    const [declared] = checker.getSymbolAtLocation(called)?.declarations ?? []
    return (
      declared !== undefined && ts.isBindingElement(declared) && methods.has(declared.propertyName?.getText() ?? '')
    )
  }

  function add(call: ts.CallExpression) {
    const signature = checker.getResolvedSignature(call)
    const declared = signature?.getDeclaration()
    const [path] = signature?.parameters ?? []
    if (!path || !declared?.getSourceFile().fileName.endsWith('headless/src/http/api-types.ts')) return
    const type = checker.getTypeOfSymbolAtLocation(path, call)
    const method = declared.name?.getText() ?? ''
    for (const one of type.isUnion() ? type.types : [type])
      if (one.isStringLiteral()) found.add(`${method} ${one.value}`)
  }
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])
const unsent = /\.test\.tsx?$|\.test-d\.ts$/
