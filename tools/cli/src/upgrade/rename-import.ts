import { ts } from 'ts-morph'
import { followResultType, followType, followTypeName, placeOfType } from './follow-type.ts'
import { bindName, followValue, type Places } from './follow-value.ts'
import { hasInner, type NewName, type Table } from './new-names.ts'

/** Renames the names of an import or of an export from a module, and what the file reads of them. */
export function renameImport(
  declaration: ts.ImportDeclaration | ts.ExportDeclaration,
  table: Table,
  places: Places,
): void {
  if (ts.isExportDeclaration(declaration)) {
    const names = declaration.exportClause
    for (const one of names && ts.isNamedExports(names) ? names.elements : []) renameExport(one, table, places)
    return
  }
  const bindings = declaration.importClause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) followNamespace(bindings.name, table, places)
  for (const one of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
    const renamed = newName(table, (one.propertyName ?? one.name).text)
    if (renamed) renameSpecifier(one, renamed, places)
  }
}

/** The name that the application exports stays. */
function renameExport(one: ts.ExportSpecifier, table: Table, places: Places): void {
  const name = one.propertyName ?? one.name
  const renamed = newName(table, name.text)
  if (renamed?.byHand) places.note(one, renamed.byHand)
  if (!renamed?.to) return
  const text = one.propertyName ? renamed.to : `${renamed.to} as ${name.text}`
  places.edit({ start: name.getStart(), end: name.getEnd(), text })
}

function renameSpecifier(one: ts.ImportSpecifier, renamed: NewName, places: Places): void {
  const { to } = renamed
  if (renamed.byHand) places.note(one, renamed.byHand)
  const uses = places.source.usesOf(one.name)
  if (to && one.propertyName)
    places.edit({ start: one.propertyName.getStart(), end: one.propertyName.getEnd(), text: to })
  else if (to && places.source.mentions(to)) insertBefore(one.name, `${to} as `, places)
  else if (to) {
    for (const use of [one.name, ...uses]) renameUse(use, to, places)
  }
  if (renamed.isType) followType(one.name, renamed, places)
  for (const use of renamed.isType ? [] : uses) {
    followResultType(use.parent, renamed, places)
    if (!ts.isTypeQueryNode(use.parent) && !ts.isExportSpecifier(use.parent)) followValue(use, renamed, places)
  }
}

/** The uses of a name in the file. What the application exports, and the keys of its objects, keep theirs. */
function renameUse(use: ts.Identifier, to: string, places: Places): void {
  const { parent } = use
  if (ts.isShorthandPropertyAssignment(parent)) {
    places.edit({ start: use.getEnd(), end: use.getEnd(), text: `: ${to}` })
  } else if (ts.isExportSpecifier(parent) && !parent.propertyName) insertBefore(use, `${to} as `, places)
  else places.edit({ start: use.getStart(), end: use.getEnd(), text: to })
}

/** `Module.name`, as a value, as a type and as an element. */
export function followNamespace(namespace: ts.Identifier, table: Table, places: Places): void {
  bindName(namespace, { members: table }, places)
  for (const use of places.source.usesOf(namespace)) {
    const { parent } = use
    if (!ts.isQualifiedName(parent) || parent.left !== use) continue
    const renamed = newName(table, parent.right.text)
    if (!renamed) continue
    if (renamed.byHand) places.note(parent, renamed.byHand)
    if (renamed.to) places.edit({ start: parent.right.getStart(), end: parent.right.getEnd(), text: renamed.to })
    if (renamed.isType) followTypeName(parent, renamed, places)
    followResultType(parent.parent, renamed, places)
  }
}

/** `import('module').name`, as a type, and `typeof` it. */
export function renameImportType(type: ts.ImportTypeNode, table: Table, places: Places): void {
  const name = type.qualifier
  const first = name && (ts.isQualifiedName(name) ? name.left : name)
  const renamed = first && newName(table, first.getText())
  if (!renamed) return
  if (renamed.byHand) places.note(type, renamed.byHand)
  if (renamed.to) places.edit({ start: first.getStart(), end: first.getEnd(), text: renamed.to })
  if (first !== name) return
  if (renamed.isType && hasInner(renamed)) placeOfType(type, renamed, places)
  followResultType(type, renamed, places)
}

function insertBefore(node: ts.Node, text: string, { edit }: Places): void {
  edit({ start: node.getStart(), end: node.getStart(), text })
}

export function newName(table: Table, name: string): NewName | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
