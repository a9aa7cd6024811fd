import ts from 'typescript'
import { isTest, type Module, modulesOf, readSources } from '../arch/source.ts'

/** A place in the source that makes an error, with the codes that it may have. */
export interface Throw {
  /** The file and the first argument, such as `headless/src/core/pkce.ts: 'insecure-page'`. */
  readonly place: string
  /** The codes in quotes; empty if the code is that of a table or of a caller. */
  readonly codes: readonly string[]
  /** `true` if the code is read from an error table. */
  readonly isOfTable: boolean
  /** `true` if the error is made by `developerError`. */
  readonly isForDevelopers: boolean
}

/** The modules of the packages without their tests. */
export function packageModules(): readonly Module[] {
  const sources = ['headless/src', 'ui-kit/src', 'providers/emulator/src'].flatMap((folder) => readSources(folder))
  return modulesOf(sources.filter((source) => !isTest(source) && !/\.gen\./.test(source.path)))
}

/** The codes of the error tables: constants such as `loginErrors`. */
export function codesOfTables(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ tree }) =>
    nodesOf(tree).flatMap((node) =>
      ts.isVariableDeclaration(node) && /Errors$/.test(node.name.getText()) ? texts(node).filter(isCode) : [],
    ),
  )
}

/** The places that make an error by `new PorticoError` or `developerError`. */
export function throwsOf(modules: readonly Module[]): readonly Throw[] {
  return modules.flatMap(({ path, tree }) =>
    nodesOf(tree).flatMap((node) => {
      const isMade = ts.isNewExpression(node) || ts.isCallExpression(node)
      if (!isMade || !/^(?:PorticoError|developerError)$/.test(node.expression.getText())) return []
      const [code] = node.arguments ?? []
      if (!code) return []
      const isOfTable = /^\w+[eE]rrors\.\w+$/.test(code.getText())
      const isForDevelopers = node.expression.getText() === 'developerError'
      return [{ place: `${path}: ${code.getText()}`, codes: texts(code), isOfTable, isForDevelopers }]
    }),
  )
}

/** The codes in brackets with which a line of the log ends. */
export function codesInLog(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ text }) => [...text.matchAll(/\(([a-z]+(?:-[a-z]+)+)\)\.`/g)].map(([, code = '']) => code))
}

/** Every text in quotes of the modules. */
export function textsOf(modules: readonly Module[]): ReadonlySet<string> {
  return new Set(modules.flatMap(({ tree }) => texts(tree)))
}

function isCode(text: string): boolean {
  return /^[a-z][a-z_-]*$/.test(text)
}

function texts(node: ts.Node): readonly string[] {
  return [node, ...nodesOf(node)].flatMap((one) => (ts.isStringLiteralLike(one) ? [one.text] : []))
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  ts.forEachChild(node, function add(child) {
    nodes.push(child)
    ts.forEachChild(child, add)
  })
  return nodes
}
