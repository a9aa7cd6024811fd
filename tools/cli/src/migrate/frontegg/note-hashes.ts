import { portalSectionId, portalSectionIds } from '@portico/headless/features/portal/admin-portal'
import { type SourceFile, SyntaxKind } from 'ts-morph'
import type { Note } from './note-unknown.ts'

/** Lists addresses such as `#/admin-box/users` whose section the portal does not have. The layer opens the others. */
export function noteHashes(source: SourceFile, note: Note): void {
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
