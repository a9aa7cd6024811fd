import { portalSectionId, portalSectionIds } from '@portico/headless/features/portal/admin-portal'
import { Node, type Project, type SourceFile, SyntaxKind } from 'ts-morph'
import { type Edit, edited } from '../../../../file-edits/src/text-edits.ts'
import { countErrors } from '../../source-tree/count-errors.ts'
import { type Literal, textFor } from '../../source-tree/specifier.ts'
import type { ByHand, Change } from '../types.ts'
import { type Mention, packageIn, packagesIn } from './mentions.ts'
import { rewriteNames } from './named-imports.ts'
import { modules } from './names.ts'
import { noteActions } from './note-actions.ts'
import { areAllUnknown, type Note, noteUnknown } from './note-unknown.ts'
import { namesTakenBy } from './taken-names.ts'
import { type Targeting, targetOf } from './target-of.ts'

/** A source file with the places that a person has to change. */
export interface RewrittenSource {
  readonly change: Change | null
  readonly byHand: readonly ByHand[]
  /** The packages of Frontegg that its code names afterwards. */
  readonly named: readonly string[]
}

/**
 * Puts the layer in place of Frontegg's packages: in imports, exports, `require`, `import()`, types and mocks. Everything else keeps
 * its text. A file with errors of syntax, such as the marks of a conflict, stays as it is.
 */
export function rewriteSource(project: Project, path: string, before: string, targeting: Targeting): RewrittenSource {
  if (countErrors(path, before) > 0) return left(path, before, 'left: the file has errors of syntax')
  const source = project.createSourceFile(`/${path}`, before, { overwrite: true })
  const edits: Edit[] = []
  const byHand: ByHand[] = []
  const note: Note = (node, text) => byHand.push({ path, line: node.getStartLineNumber(), text })
  const literals = specifiersIn(source)
  for (const literal of literals) {
    const specifier = literal.getLiteralText()
    const parent = literal.getParent()
    if (!Object.hasOwn(modules, specifier)) note(literal, `${specifier} has no counterpart`)
    else if (Node.isStringLiteral(literal) && (Node.isImportDeclaration(parent) || Node.isExportDeclaration(parent))) {
      edits.push(...rewriteNames(parent, literal, targeting, note))
    } else edits.push(...replaceSpecifier(literal, targeting, note))
  }
  if (edits.length > 0) {
    noteActions(source, note)
    byHand.push(...expectedErrors(path, before))
  }
  noteHashes(source, note)
  noteMentions(source, literals, note)
  const references = referencesIn(source)
  byHand.push(...references.map(({ line, name }) => ({ path, line, text: `names ${name}: change it by hand` })))
  const named = textsIn(source)
    .filter((one) => !edits.some(({ start, end }) => start <= one.getEnd() && one.getStart() < end))
    .flatMap((one) => packagesIn(one.getText()))
    .concat(references.map(({ name }) => name))
  source.forget()
  const after = edited(before, edits)
  if (countErrors(path, after) > 0) return left(path, before, 'left: the rewritten file would have errors of syntax')
  return { change: after === before ? null : { path, before, after }, byHand, named }
}

function left(path: string, before: string, text: string): RewrittenSource {
  return { change: null, byHand: [{ path, line: 1, text }], named: packagesIn(before) }
}

/** The text of each specifier of a package of Frontegg. */
function specifiersIn(source: SourceFile): readonly Literal[] {
  return literalsIn(source).filter((literal) => /^@frontegg\//.test(literal.getLiteralText()) && isSpecifier(literal))
}

function literalsIn(source: SourceFile): readonly Literal[] {
  return [
    ...source.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...source.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
  ]
}

/** `true` for the specifier of an import, a call that loads or mocks a module, and a list of packages for Next.js. */
function isSpecifier(literal: Literal): boolean {
  const parent = literal.getParentOrThrow()
  if (Node.isImportDeclaration(parent) || Node.isExportDeclaration(parent) || Node.isModuleDeclaration(parent))
    return true
  if (Node.isExternalModuleReference(parent)) return true
  if (Node.isLiteralTypeNode(parent)) return Node.isImportTypeNode(parent.getParent())
  if (Node.isArrayLiteralExpression(parent))
    return /transpilePackages|optimizePackageImports/.test(parent.getParent()?.getText() ?? '')
  if (!Node.isCallExpression(parent) || parent.getArguments()[0] !== literal) return false
  return loads.test(parent.getExpression().getText())
}

const loads =
  /^(?:import|import\.meta\.resolve|require(?:\.resolve)?|(?:jest|vi|vitest)\.(?:(?:un|do|dont|set|deepUn|doUn)?[mM]ock|unstable_mockModule|createMockFromModule|(?:require|import)(?:Actual|Mock)|mocked))$/

function replaceSpecifier(literal: Literal, { isDirect }: Targeting, note: Note): readonly Edit[] {
  const specifier = literal.getLiteralText()
  if (Node.isArrayLiteralExpression(literal.getParent())) return [textFor(literal, '@portico/compat-frontegg')]
  const taken = namesTakenBy(literal)
  const names = [...new Set(taken.map(({ name }) => name))]
  for (const { name, node } of taken) noteUnknown(node, name, note)
  if (areAllUnknown(names)) return []
  const targets = new Set(names.map((name) => targetOf(specifier, name, { isDirect: false })))
  if (targets.size > 1) note(literal, `Divide this: ${names.join(', ')} are in ${[...targets].join(', ')}`)
  const [target = targetOf(specifier, '', { isDirect })] = targets
  return [textFor(literal, target)]
}

/** Lists texts that name a package and are no specifiers, such as aliases and patterns of a configuration. */
function noteMentions(source: SourceFile, specifiers: readonly Literal[], note: Note): void {
  const known = new Set<Node>(specifiers)
  for (const literal of textsIn(source)) {
    const found = known.has(literal) ? null : packageIn(literal.getText())
    if (found) note(literal, `names ${found}: change it by hand`)
  }
}

/** The packages in `/// <reference types="…" />` and the like. */
function referencesIn(source: SourceFile): readonly Mention[] {
  const all = [...source.getTypeReferenceDirectives(), ...source.getPathReferenceDirectives()]
  return all.flatMap((one) => {
    const name = packageIn(one.getText())
    return name === null ? [] : [{ line: source.getLineAndColumnAtPos(one.getPos()).line, name }]
  })
}

/** Every text and pattern of the code. Those that a page shows are left out. */
function textsIn(source: SourceFile): readonly Node[] {
  const others = [
    SyntaxKind.RegularExpressionLiteral,
    SyntaxKind.TemplateHead,
    SyntaxKind.TemplateMiddle,
    SyntaxKind.TemplateTail,
  ].flatMap((kind) => source.getDescendantsOfKind(kind))
  return [...literalsIn(source), ...others].filter((literal) => !isShown(literal))
}

/** `true` for a text of the markup. */
function isShown(literal: Node): boolean {
  return Node.isJsxAttribute(literal.getParent()) || Node.isJsxExpression(literal.getParent())
}

/** The types of the layer are laxer than those of Frontegg, so that an expected error may be gone. */
function expectedErrors(path: string, text: string): readonly ByHand[] {
  return text.split('\n').flatMap((line, at) => {
    const isOne = /^\s*\{?\s*(?:\/\/|\/?\*)\s*@ts-expect-error/.test(line)
    return isOne ? [{ path, line: at + 1, text: 'this @ts-expect-error may expect no error any more' }] : []
  })
}

/** Lists addresses such as `#/admin-box/users` whose section the portal does not have. The layer opens the others. */
function noteHashes(source: SourceFile, note: Note): void {
  const literals = [
    ...source.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...source.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
  ]
  for (const literal of literals) {
    const [, section] = /#\/admin-box\/([\w-]+)/.exec(literal.getLiteralText()) ?? []
    if (section !== undefined && !isSection(section)) note(literal, `${section} is no section of the portal`)
  }
}

function isSection(name: string): boolean {
  const id = portalSectionId(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  return portalSectionIds.some((one) => one === id)
}
