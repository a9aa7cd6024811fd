import { Node, type StringLiteral } from 'ts-morph'
import type { Edit } from '../../../../file-edits/src/text-edits.ts'
import { divided } from '../../source-tree/divided-import.ts'
import { type Declaration, type Specifier, textFor } from '../../source-tree/specifier.ts'
import { areAllUnknown, type Note, noteUnknown } from './note-unknown.ts'
import { membersOf } from './taken-names.ts'
import { type Targeting, targetOf } from './target-of.ts'

/**
 * Rewrites an import or an export by names. One whose names are in several entries becomes several. One whose names all
 * have no counterpart stays, so that its package stays as well.
 */
export function rewriteNames(
  declaration: Declaration,
  literal: StringLiteral,
  targeting: Targeting,
  note: Note,
): readonly Edit[] {
  const specifier = literal.getLiteralText()
  const names = Node.isImportDeclaration(declaration) ? declaration.getNamedImports() : declaration.getNamedExports()
  for (const one of names) noteUnknown(one, one.getName(), note)
  const others = noteWhole(declaration, specifier, note)
  if (areAllUnknown([...names.map((one) => one.getName()), ...others])) return []
  const groups = new Map<string, Specifier[]>()
  for (const one of names) {
    const target = targetOf(specifier, one.getName(), targeting)
    groups.set(target, [...(groups.get(target) ?? []), one])
  }
  const [first = targetOf(specifier, '', targeting)] = groups.keys()
  return groups.size < 2 ? [textFor(literal, first)] : divided(declaration, literal, groups)
}

/** A default import has no counterpart. Of a namespace, each member is checked where it is used. Returns their names. */
function noteWhole(declaration: Declaration, specifier: string, note: Note): readonly string[] {
  if (!Node.isImportDeclaration(declaration)) return []
  const isDefault = declaration.getDefaultImport() !== undefined
  if (isDefault) note(declaration, `${specifier} has no default export: import names`)
  const namespace = declaration.getNamespaceImport()?.getText()
  const members = namespace === undefined ? [] : membersOf(declaration.getSourceFile(), namespace)
  for (const { name, node } of members) {
    noteUnknown(node, name, note)
    const [whole, own] = ['', name].map((one) => targetOf(specifier, one, { isDirect: false }))
    if (own !== whole) note(node, `${name} is in ${own}: import it by its name`)
  }
  return [...(isDefault ? ['default'] : []), ...members.map(({ name }) => name)]
}
