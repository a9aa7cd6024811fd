import { Node, Project } from 'ts-morph'
import { type Edit, edited } from '../../../file-edits/src/text-edits.ts'
import { divided } from '../source-tree/divided-import.ts'
import { type Declaration, type Specifier, textFor } from '../source-tree/specifier.ts'
import type { Table } from './new-names.ts'

/** Takes each name from the entry that exports it now. An import whose names are in several entries becomes several. */
export function divideImports(path: string, text: string, tables: Readonly<Record<string, Table>>): string {
  const moves = new Map(
    Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([name, { moved }]) => (moved ? [[name, moved] as const] : [])),
    ),
  )
  if (![...moves.keys()].some((name) => text.includes(name))) return text
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } })
  const source = project.createSourceFile(`/${path}`, text)
  return edited(
    text,
    [...source.getImportDeclarations(), ...source.getExportDeclarations()].flatMap((one) => editsOf(one, moves)),
  )
}

function editsOf(
  declaration: Declaration,
  moves: ReadonlyMap<string, Readonly<Record<string, string>>>,
): readonly Edit[] {
  const literal = declaration.getModuleSpecifier()
  if (!literal) return []
  const specifier = literal.getLiteralText()
  const names = Node.isImportDeclaration(declaration) ? declaration.getNamedImports() : declaration.getNamedExports()
  const groups = new Map<string, Specifier[]>()
  // A default import stays with its entry.
  if (Node.isImportDeclaration(declaration) && declaration.getDefaultImport()) groups.set(specifier, [])
  for (const one of names) {
    const target = moves.get(one.getName())?.[specifier] ?? specifier
    groups.set(target, [...(groups.get(target) ?? []), one])
  }
  const [first = specifier] = groups.keys()
  if (groups.size > 1) return divided(declaration, literal, groups)
  return first === specifier ? [] : [textFor(literal, first)]
}
