import type { ts } from 'ts-morph'
import type { Places } from './follow-value.ts'

/** Puts another text into a literal, with the quotes that it has. */
export function renameLiteral(literal: ts.LiteralExpression, text: string, { edit }: Places): void {
  edit({ start: literal.getStart() + 1, end: literal.getEnd() - 1, text })
}
