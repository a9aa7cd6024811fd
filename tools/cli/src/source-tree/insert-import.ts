import { ts } from 'ts-morph'
import type { Edit } from '../../../file-edits/src/text-edits.ts'
import { afterComments, nodesOf, type SourceTree } from './source-tree.ts'

/** A name with the module that exports it. */
export interface NamedImport {
  readonly name: string
  readonly from: string
}

/**
 * Adds imports after the last one, in the quotes and with the semicolons of the file. Without one they are after the
 * directives and before the first statement.
 */
export function insertImports({ text, tree }: SourceTree, imports: readonly NamedImport[]): Edit {
  const present = tree.statements.filter(ts.isImportDeclaration)
  const last = present.at(-1)
  const quote = present.some((one) => one.moduleSpecifier.getText(tree).startsWith('"')) ? '"' : "'"
  const end = present.some((one) => one.getText(tree).endsWith(';')) ? ';' : ''
  const lines = imports.map(({ name, from }) => `import { ${name} } from ${quote}${from}${quote}${end}`)
  const before = last ?? directives(tree).at(-1)
  if (before) return after(text, before.getEnd(), lines)
  const at = tree.statements[0]?.getStart(tree) ?? text.length
  return { start: at, end: at, text: lines.map((line) => `${line}\n`).join('') }
}

/** `true` if a name is bound or used anywhere in a file. */
export function mentions({ tree }: SourceTree, name: string): boolean {
  return nodesOf(tree, ts.isIdentifier).some((one) => one.text === name)
}

/** The local name under which a file imports `name` from a module, or `null`. */
export function importedAs(
  { tree }: SourceTree,
  name: string,
  isModule: (specifier: string) => boolean,
): string | null {
  const named = tree.statements.filter(ts.isImportDeclaration).flatMap((one) => {
    const bindings = one.importClause?.namedBindings
    const isIt = ts.isStringLiteral(one.moduleSpecifier) && isModule(one.moduleSpecifier.text)
    return isIt && bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
  })
  return named.find((one) => (one.propertyName ?? one.name).text === name)?.name.text ?? null
}

/** `true` if a file renders an element of this name. */
export function renders({ tree }: SourceTree, name: string): boolean {
  return nodesOf(tree, isOpening).some((one) => one.tagName.getText(tree) === name)
}

function isOpening(node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
}

/** `'use client'` and others, which a file begins with. */
function directives(tree: ts.SourceFile): readonly ts.Statement[] {
  const at = tree.statements.findIndex((one) => !ts.isExpressionStatement(one) || !ts.isStringLiteral(one.expression))
  return tree.statements.slice(0, at < 0 ? tree.statements.length : at)
}

function after(text: string, end: number, lines: readonly string[]): Edit {
  const at = afterComments(text, end)
  const isLineFull = !/^[^\S\r\n]*(?:\r?\n|$)/.test(text.slice(at))
  return { start: at, end: at, text: `${lines.map((line) => `\n${line}`).join('')}${isLineFull ? '\n' : ''}` }
}
