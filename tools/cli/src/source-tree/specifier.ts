import type {
  ExportDeclaration,
  ExportSpecifier,
  ImportDeclaration,
  ImportSpecifier,
  NoSubstitutionTemplateLiteral,
  StringLiteral,
} from 'ts-morph'
import type { Edit } from '../../../file-edits/src/text-edits.ts'

/** The text of a specifier: in quotes, or a template without values. */
export type Literal = StringLiteral | NoSubstitutionTemplateLiteral

/** An import or an export by names. */
export type Declaration = ImportDeclaration | ExportDeclaration
/** One name of it. */
export type Specifier = ImportSpecifier | ExportSpecifier

/** Returns the edit that puts another specifier into a literal, with the quotes that it has. */
export function textFor(literal: Literal, specifier: string): Edit {
  return { start: literal.getStart() + 1, end: literal.getEnd() - 1, text: specifier }
}
