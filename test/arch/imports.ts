import { join, posix } from 'node:path'
import ts from 'typescript'
import { ownImports, packages, tools } from '../../scripts/house/package-entries.mjs'
import { collect, type Module, root } from './source.ts'

/** One import, export-from or dynamic import of a module. */
export interface Import {
  /** What is written between the quotes. */
  readonly specifier: string
  /** The path from the root of the project of what a relative specifier, or one of the package's own, leads to, else `null`. */
  readonly file: string | null
  /** The package of a specifier that is not relative, or the name of an import by condition, else `null`. */
  readonly packageName: string | null
  /** Whether nothing of it is left once the types are gone. */
  readonly isTypeOnly: boolean
  /** Whether it is loaded only when that line runs. */
  readonly isLazy: boolean
  /** The line it stands on. */
  readonly line: number
}

/** Everything a module imports. An import by condition, such as `#client-checks`, is one of each module that it can lead to. */
export function importsOf(module: Module): readonly Import[] {
  return collect(module.tree, (node) => {
    const found = specifierOf(node)
    if (!found) return undefined
    const { text: specifier } = found.literal
    const files = filesOf(module.path, specifier)
    const shared = {
      specifier,
      packageName: specifier.startsWith('.') ? null : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
      isTypeOnly: found.isTypeOnly,
      isLazy: ts.isCallExpression(node),
      line: module.tree.getLineAndCharacterOfPosition(found.literal.getStart(module.tree)).line + 1,
    }
    return files.length > 0 ? files.map((file) => ({ ...shared, file })) : [{ ...shared, file: null }]
  }).flat()
}

/** The files of the project that a specifier leads to; none for one of another package. */
function filesOf(path: string, specifier: string): readonly string[] {
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)]
  const own = owners.find(({ folder }) => path.startsWith(`${folder}/`))
  return own?.imports.get(specifier)?.map((module) => `${own.folder}/src/${module}.ts`) ?? []
}

const owners = [...packages, ...tools].map((folder) => ({ folder, imports: ownImports(join(root, folder)) }))

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
