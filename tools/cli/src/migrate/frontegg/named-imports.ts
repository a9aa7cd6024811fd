import {
  type ExportDeclaration,
  type ExportSpecifier,
  type ImportDeclaration,
  type ImportSpecifier,
  Node,
  type StringLiteral,
  SyntaxKind,
} from 'ts-morph'
import type { Edit } from './edits.ts'
import { layerNames } from './layer-names.ts'
import { type Targeting, targetOf, textFor } from './target-of.ts'
import { withoutCounterpart } from './without-counterpart.ts'

type Note = (node: Node, text: string) => unknown
type Specifier = ImportSpecifier | ExportSpecifier

/** Rewrites an import or an export by names. One whose names are in several entries becomes several. */
export function rewriteNames(
  declaration: ImportDeclaration | ExportDeclaration,
  literal: StringLiteral,
  targeting: Targeting,
  note: Note,
): readonly Edit[] {
  const specifier = literal.getLiteralText()
  const names = Node.isImportDeclaration(declaration) ? declaration.getNamedImports() : declaration.getNamedExports()
  for (const one of names) noteUnknown(one, one.getName(), note)
  const groups = new Map<string, Specifier[]>()
  for (const one of names) {
    const target = targetOf(specifier, one.getName(), targeting)
    groups.set(target, [...(groups.get(target) ?? []), one])
  }
  noteWhole(declaration, specifier, note)
  const [first = targetOf(specifier, '', targeting), ...others] = groups.keys()
  if (others.length === 0) return [textFor(literal, first)]
  const statements = [...groups].map(([target, group]) => statementOf(declaration, literal, target, group))
  return [{ start: declaration.getStart(), end: declaration.getEnd(), text: statements.join('\n') }]
}

/** One import or export of a group, in the style of the whole. */
function statementOf(
  declaration: ImportDeclaration | ExportDeclaration,
  literal: StringLiteral,
  target: string,
  group: readonly Specifier[],
): string {
  const text = declaration.getText()
  const quote = literal.getText()[0]
  const keyword = Node.isImportDeclaration(declaration) ? 'import' : 'export'
  const kind = declaration.isTypeOnly() ? `${keyword} type` : keyword
  const names = group.map((one) => one.getText()).join(', ')
  return `${kind} { ${names} } from ${quote}${target}${quote}${text.endsWith(';') ? ';' : ''}`
}

function noteUnknown(node: Node, name: string, note: Note): void {
  const replacement = withoutCounterpart[name]
  if (replacement) note(node, `${name}: use ${replacement}`)
  else if (!layerNames.has(name)) note(node, `${name} has no counterpart`)
}

/** A default import has no counterpart. Of a namespace, each member is checked where it is used. */
function noteWhole(declaration: ImportDeclaration | ExportDeclaration, specifier: string, note: Note): void {
  if (!Node.isImportDeclaration(declaration)) return
  if (declaration.getDefaultImport()) note(declaration, `${specifier} has no default export: import names`)
  const namespace = declaration.getNamespaceImport()?.getText()
  if (!namespace) return
  const source = declaration.getSourceFile()
  for (const access of source.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
    if (access.getExpression().getText() !== namespace) continue
    const name = access.getName()
    noteUnknown(access, name, note)
    const [whole, own] = ['', name].map((one) => targetOf(specifier, one, { isDirect: false }))
    if (own !== whole) note(access, `${name} is in ${own}: import it by its name`)
  }
}
