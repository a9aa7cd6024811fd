import { Node, type Project, type SourceFile, type StringLiteral, SyntaxKind } from 'ts-morph'
import type { ByHand, Change } from '../types.ts'
import { type Edit, edited } from './edits.ts'
import { rewriteNames } from './named-imports.ts'
import { modules } from './names.ts'
import { noteActions } from './note-actions.ts'
import { type Targeting, targetOf, textFor } from './target-of.ts'

/** A source file with the places that a person has to change. */
export interface RewrittenSource {
  readonly change: Change | null
  readonly byHand: readonly ByHand[]
}

/**
 * Puts the layer in place of Frontegg's packages: in imports, exports, `require`, `import()`, types and mocks. Everything else keeps
 * its text.
 */
export function rewriteSource(project: Project, path: string, before: string, targeting: Targeting): RewrittenSource {
  const source = project.createSourceFile(`/${path}`, before, { overwrite: true })
  const edits: Edit[] = []
  const byHand: ByHand[] = []
  const note = (node: Node, text: string) => byHand.push({ path, line: node.getStartLineNumber(), text })
  for (const literal of specifiersIn(source)) {
    const specifier = literal.getLiteralText()
    if (!Object.hasOwn(modules, specifier)) {
      note(literal, `${specifier} has no counterpart`)
      continue
    }
    const parent = literal.getParent()
    if (Node.isImportDeclaration(parent) || Node.isExportDeclaration(parent)) {
      edits.push(...rewriteNames(parent, literal, targeting, note))
    } else edits.push(replaceSpecifier(literal, targeting, note))
  }
  if (edits.length > 0) noteActions(source, note)
  source.forget()
  const after = edited(before, edits)
  return { change: after === before ? null : { path, before, after }, byHand }
}

/** The text of each specifier of a package of Frontegg. */
function specifiersIn(source: SourceFile): readonly StringLiteral[] {
  return source
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .filter((literal) => /^@frontegg\//.test(literal.getLiteralText()) && isSpecifier(literal))
}

/** `true` for the specifier of an import, a call that loads or mocks a module, and a list of packages for Next.js. */
function isSpecifier(literal: StringLiteral): boolean {
  const parent = literal.getParentOrThrow()
  if (Node.isImportDeclaration(parent) || Node.isExportDeclaration(parent) || Node.isModuleDeclaration(parent))
    return true
  if (Node.isExternalModuleReference(parent)) return true
  if (Node.isLiteralTypeNode(parent)) return Node.isImportTypeNode(parent.getParent())
  if (Node.isArrayLiteralExpression(parent))
    return /transpilePackages|optimizePackageImports/.test(parent.getParent()?.getText() ?? '')
  if (!Node.isCallExpression(parent) || parent.getArguments()[0] !== literal) return false
  return /^(?:import|require(?:\.resolve)?|(?:jest|vi|vitest)\.\w+)$/.test(parent.getExpression().getText())
}

function replaceSpecifier(
  literal: StringLiteral,
  { isDirect }: Targeting,
  note: (node: Node, text: string) => unknown,
): Edit {
  const specifier = literal.getLiteralText()
  const parent = literal.getParent()
  if (Node.isArrayLiteralExpression(parent)) return textFor(literal, '@portico/compat-frontegg')
  const names = destructuredNames(literal)
  const targets = new Set(names.map((name) => targetOf(specifier, name, { isDirect: false })))
  if (targets.size > 1) note(literal, `Divide this: ${names.join(', ')} are in ${[...targets].join(', ')}`)
  const [target = targetOf(specifier, '', { isDirect })] = targets
  return textFor(literal, target)
}

/** The names of `const { a, b } = require('…')`, also behind `await`. */
function destructuredNames(literal: StringLiteral): readonly string[] {
  const declaration = literal.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)
  const pattern = declaration?.getNameNode()
  if (!pattern || !Node.isObjectBindingPattern(pattern)) return []
  return pattern.getElements().map((one) => one.getPropertyNameNode()?.getText() ?? one.getName())
}
