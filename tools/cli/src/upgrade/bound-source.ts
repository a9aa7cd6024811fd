import { ts } from 'ts-morph'
import { nodesOf } from '../source-tree/source-tree.ts'

/** A source file whose names are bound to their declarations. No other file is read. */
export interface BoundSource {
  readonly tree: ts.SourceFile
  /** The identifiers that mean what a name declares, without that name. */
  readonly usesOf: (name: ts.Node) => readonly ts.Identifier[]
  /** The members of a type, as far as the file declares them. */
  readonly membersOf: (type: ts.TypeNode) => readonly string[]
  /** `true` if any identifier of the file has this text. */
  readonly mentions: (text: string) => boolean
}

/** Binds the names of a source file by the compiler. */
export function boundSource(path: string, text: string): BoundSource {
  const file = `/${path}`
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const checker = ts.createProgram([file], options, hostOf(file, tree)).getTypeChecker()
  const identifiers = nodesOf(tree, ts.isIdentifier)
  const uses = new Map<ts.Symbol, ts.Identifier[]>()
  for (const one of identifiers) {
    const symbol = symbolOf(checker, one)
    if (symbol) uses.set(symbol, [...(uses.get(symbol) ?? []), one])
  }
  return {
    tree,
    usesOf(name) {
      const symbol = checker.getSymbolAtLocation(name)
      return (symbol && uses.get(symbol)?.filter((one) => one !== name)) ?? []
    },
    membersOf: (type) =>
      checker
        .getTypeFromTypeNode(type)
        .getProperties()
        .map((one) => one.name),
    mentions: (name) => identifiers.some((one) => one.text === name),
  }
}

const options: ts.CompilerOptions = {
  noLib: true,
  noResolve: true,
  allowJs: true,
  jsx: ts.JsxEmit.Preserve,
  types: [],
}

function hostOf(file: string, tree: ts.SourceFile): ts.CompilerHost {
  return {
    getSourceFile: (name) => (name === file ? tree : undefined),
    getDefaultLibFileName: () => '/lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => name === file,
    readFile: () => undefined,
  }
}

/** The symbol of a value or type that an identifier reads, also in `{ name }` and `export { name }`. */
function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name
  if (ts.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent)
  if (ts.isExportSpecifier(parent) && !parent.parent.parent.moduleSpecifier) {
    return (parent.propertyName ?? parent.name) === name
      ? checker.getExportSpecifierLocalTargetSymbol(parent)
      : undefined
  }
  return checker.getSymbolAtLocation(name)
}
