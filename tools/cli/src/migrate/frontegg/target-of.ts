import type {
  ExportDeclaration,
  ExportSpecifier,
  ImportDeclaration,
  ImportSpecifier,
  NoSubstitutionTemplateLiteral,
  StringLiteral,
} from 'ts-morph'
import type { Edit } from '../../../../file-edits/src/text-edits.ts'
import { direct, entries, modules } from './names.ts'

export interface Targeting {
  /** Puts Portico's own name in place of the layer's where both have the same shape. */
  readonly isDirect: boolean
}

/** The text of a specifier: in quotes, or a template without values. */
export type Literal = StringLiteral | NoSubstitutionTemplateLiteral

/** An import or an export by names. */
export type Declaration = ImportDeclaration | ExportDeclaration
/** One name of it. */
export type Specifier = ImportSpecifier | ExportSpecifier

/** Returns the specifier from which a name of one of Frontegg's modules is imported. */
export function targetOf(specifier: string, name: string, { isDirect }: Targeting): string {
  const own = direct[name]
  if (isDirect && own) return own
  const found = Object.entries(entries).find(([, names]) => names.includes(name))
  return found && specifier.startsWith('@frontegg/nextjs') ? found[0] : clientTarget(specifier, name)
}

/** A name of the client, such as a hook, is in the entry for clients, whatever entry exported it. */
function clientTarget(specifier: string, name: string): string {
  const target = modules[specifier] ?? specifier
  const isServerOnly = Object.hasOwn(entries, target)
  return name && isServerOnly && !/^Frontegg(?:NextJSS|User)S|^FronteggUserTokens/.test(name)
    ? '@portico/compat-frontegg/next'
    : target
}

/** Returns the edit that puts another specifier into a literal, with the quotes that it has. */
export function textFor(literal: Literal, specifier: string): Edit {
  return { start: literal.getStart() + 1, end: literal.getEnd() - 1, text: specifier }
}
