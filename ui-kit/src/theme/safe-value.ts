import type { CSSProperties } from 'react'
import type { Tokens } from './appearance.ts'

/** Tokens as an element takes them, and those it does not get. */
export interface TokenStyle {
  /** Custom properties for a `style` attribute. */
  readonly style: CSSProperties
  /** The names that are no token's, and those whose value was refused. */
  readonly refused: readonly string[]
}

/** The tokens that may be set, as custom properties, and the names of the others. What is `undefined` is neither. */
export function tokenStyle(tokens: Tokens): TokenStyle {
  const style: Record<string, string> = {}
  const refused: string[] = []
  for (const [name, value] of Object.entries(tokens)) {
    if (value === undefined) continue
    if (named.test(name) && isSafeValue(value)) style[name] = String(value)
    else refused.push(name)
  }
  return { style, refused }
}

/**
 * Whether a token may be set to this: a number, or up to 512 characters made of words, numbers, quoted font names, and
 * functions that compute colours, lengths, gradients and easings, `var()` of other tokens among them. What is not known to
 * be harmless is refused: whatever loads, escapes, ends the declaration, or leaves a bracket or a quote open.
 */
export function isSafeValue(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'string' || value.length > longest) return false
  return harmless.test(value) && !ancient.test(value) && isClosed(value)
}

const longest = 512
const named = /^--portico-[a-z\d-]+$/

/** Quoted names; brackets, bare or of a known function; and what words, numbers and calculations are made of. */
const harmless =
  /^(?:"[\p{L}\p{M}\p{N} .+_-]*"|'[\p{L}\p{M}\p{N} .+_-]*'|(?<![\p{L}\p{M}\p{N}_-])(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient|cubic-bezier|linear|steps|var(?=\( *--portico-[a-z\d]))?\(|[/*](?![/*])|[\p{L}\p{M}\p{N} #%.,)+_-])+$/u
const ancient = /-moz-binding|expression/i

function isClosed(value: string): boolean {
  let depth = 0
  for (const letter of value) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
