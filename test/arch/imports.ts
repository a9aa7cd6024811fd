import { posix } from 'node:path'
import ts from 'typescript'
import { collect, type Module } from './source.ts'

/** One import, export-from or dynamic import of a module. */
export interface Import {
  /** What is written between the quotes. */
  readonly specifier: string
  /** The path from the root of the project of what a relative specifier leads to, else `null`. */
  readonly file: string | null
  /** The package of a specifier that is not relative, else `null`. */
  readonly packageName: string | null
  /** Whether nothing of it is left once the types are gone. */
  readonly isTypeOnly: boolean
  /** Whether it is loaded only when that line runs. */
  readonly isLazy: boolean
  /** The line it stands on. */
  readonly line: number
}

/** Everything a module imports. */
export function importsOf(module: Module): readonly Import[] {
  return collect(module.tree, (node) => {
    const found = specifierOf(node)
    if (!found) return undefined
    const { text: specifier } = found.literal
    const isRelative = specifier.startsWith('.')
    return {
      specifier,
      file: isRelative ? posix.join(posix.dirname(module.path), specifier) : null,
      packageName: isRelative ? null : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
      isTypeOnly: found.isTypeOnly,
      isLazy: ts.isCallExpression(node),
      line: module.tree.getLineAndCharacterOfPosition(found.literal.getStart(module.tree)).line + 1,
    }
  })
}

function specifierOf(node: ts.Node): { literal: ts.StringLiteralLike; isTypeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteralLike(node.moduleSpecifier)) {
    return { literal: node.moduleSpecifier, isTypeOnly: importsTypesOnly(node.importClause) }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteralLike(node.moduleSpecifier)) {
    const { exportClause, isTypeOnly } = node
    const allTypes =
      exportClause && ts.isNamedExports(exportClause) && exportClause.elements.every((element) => element.isTypeOnly)
    return { literal: node.moduleSpecifier, isTypeOnly: isTypeOnly || allTypes === true }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { literal: node.argument.literal, isTypeOnly: true }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [literal] = node.arguments
    if (literal && ts.isStringLiteralLike(literal)) return { literal, isTypeOnly: false }
  }
  return undefined
}

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = clause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.every((element) => element.isTypeOnly)
}
