import type { CSSProperties } from 'react'
import type { Tokens } from './appearance.ts'

/** The checked tokens as styles, and the refused ones. */
export interface TokenStyle {
  /** Custom properties for a `style` attribute. */
  readonly style: CSSProperties
  /** Unknown names, and names with a refused value. */
  readonly refused: readonly string[]
}

/** Converts valid tokens to custom properties and collects the refused names. `undefined` values are skipped. */
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
 * Checks a token's value. Allowed are numbers, and texts of up to 512 characters. A text may hold words, numbers,
 * quoted font names and `var()` of other tokens or of the page. Its functions may compute colors, lengths, gradients and easings.
 * Everything else is refused: values that load, escape, end the declaration, or leave a bracket or quote open.
 */
export function isSafeValue(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'string' || value.length > longest) return false
  return isHarmless(value) && !ancient.test(value) && isClosed(value)
}

const longest = 512
const named = /^--portico-[a-z\d-]+$/

const ancient = /-moz-binding|expression/i

/**
 * Quoted names; brackets, bare or of a known function; whole words and numbers; and the characters of calculations. The
 * pattern is in the function, because its classes of letters take a millisecond that a form without tokens can save.
 */
function isHarmless(value: string): boolean {
  return /^(?:"[\p{L}\p{M}\p{N} .+_-]*"|'[\p{L}\p{M}\p{N} .+_-]*'|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient|cubic-bezier|linear|steps|var(?=\( *--(?!_portico)[\p{L}\p{N}_]))?\(|[\p{L}\p{M}\p{N}_-]+(?![\p{L}\p{M}\p{N}_(-])|[/*](?![/*])|[ #%.,)+])+$/u.test(
    value,
  )
}

function isClosed(value: string): boolean {
  let depth = 0
  for (const letter of value) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
