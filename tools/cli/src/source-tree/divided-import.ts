import { Node, type StringLiteral, ts } from 'ts-morph'
import type { Edit } from '../../../file-edits/src/text-edits.ts'
import { type Declaration, type Specifier, textFor } from './specifier.ts'

/**
 * Divides an import or an export by the targets of its names. The first target keeps the declaration with its default
 * import, comments and attributes. Each other one gets a declaration behind it, with the comments of its names.
 */
export function divided(
  declaration: Declaration,
  literal: StringLiteral,
  groups: ReadonlyMap<string, readonly Specifier[]>,
): readonly Edit[] {
  const [[first, kept] = ['', []], ...others] = groups
  const text = declaration.getSourceFile().getFullText()
  const [braces, end] = [bracesOf(declaration), declaration.getEnd()]
  const head = `${headOf(declaration)} `
  const tail = text.slice(literal.getEnd(), end)
  const quote = literal.getText()[0]
  const added = others.map(
    ([target, group]) => `\n${head}${listOf(text, braces, group)} from ${quote}${target}${quote}${tail}`,
  )
  return [
    { start: braces.start, end: braces.end, text: listOf(text, braces, kept) },
    textFor(literal, first),
    { start: end, end, text: added.join('').replaceAll('\r\n', '\n') },
  ]
}

function headOf(declaration: Declaration): string {
  const keyword = Node.isImportDeclaration(declaration) ? 'import' : 'export'
  return declaration.isTypeOnly() ? `${keyword} type` : keyword
}

interface Braces {
  readonly start: number
  readonly end: number
}

function bracesOf(declaration: Declaration): Braces {
  const names = Node.isImportDeclaration(declaration)
    ? declaration.getImportClauseOrThrow().getNamedBindingsOrThrow()
    : declaration.getFirstChildByKindOrThrow(ts.SyntaxKind.NamedExports)
  return { start: names.getStart(), end: names.getEnd() }
}

/** The names of a group in braces: in one line, or with their comments on lines of their own. */
function listOf(text: string, braces: Braces, group: readonly Specifier[]): string {
  const inner = text.slice(braces.start, braces.end)
  const hasComments = /\/[/*]/.test(inner)
  if (!hasComments) return `{ ${group.map((one) => one.getText()).join(', ')} }`
  const rows = group.map((one) => rowOf(text, one, braces))
  return `{\n${rows.map((row) => `  ${row}`).join('\n')}\n}`
}

/** A name with the comments before it and on its line. */
function rowOf(text: string, name: Specifier, { end }: Braces): string {
  const comma = /^\s*,/.exec(text.slice(name.getEnd(), end))?.[0] ?? ''
  const before = commentsOf(ts.getLeadingCommentRanges(text, name.getFullStart()), text)
  const within = commentsOf(ts.getTrailingCommentRanges(text, name.getEnd()), text)
  const after = comma === '' ? [] : commentsOf(ts.getTrailingCommentRanges(text, name.getEnd() + comma.length), text)
  const lines = before.map((comment) => `${comment}\n  `).join('')
  return `${lines}${name.getText()},${[...within, ...after].map((comment) => ` ${comment}`).join('')}`
}

function commentsOf(ranges: readonly ts.CommentRange[] | undefined, text: string): readonly string[] {
  return (ranges ?? []).map(({ pos, end }) => text.slice(pos, end).replaceAll('\r\n', '\n'))
}
