import type { CSSProperties } from 'react'
import { isRecord } from './own-member.ts'
import { tokenNames } from './tokens.gen.ts'

/** Tokens as an element takes them, and those it does not get. */
export interface TokenStyle {
  /** Custom properties for a `style` attribute. */
  readonly style: CSSProperties
  /** The names that are no token, or whose value was refused. */
  readonly refused: readonly string[]
}

/** The tokens that may be set, as custom properties, and the names of the others. What is `undefined` is neither. */
export function tokenStyle(tokens: unknown): TokenStyle {
  const given = isRecord(tokens) ? Object.entries(tokens).filter(([, value]) => value !== undefined) : []
  const isFit = ([name, value]: readonly [string, unknown]) => listed.includes(name) && isSafeValue(value)
  return {
    style: Object.fromEntries(given.filter(isFit).map(([name, value]) => [name, String(value)])),
    refused: given.filter((one) => !isFit(one)).map(([name]) => name),
  }
}

/**
 * Whether a token may be set to this: a number, or up to 512 characters made of words, numbers, quoted font names, and
 * functions that compute colours, lengths, gradients and easings, `var()` of other tokens among them. What is not known to
 * be harmless is refused: whatever loads, escapes, ends the declaration, or leaves a bracket or a quote open.
 */
export function isSafeValue(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value)
  return isShort(value) && harmless.test(value) && isClosed(value)
}

/** Whether this is a colour written out: hexadecimal, a colour's name, or a colour function of plain numbers. */
export function isColor(value: unknown): value is string {
  if (!isShort(value) || !color.test(value)) return false
  // A server has nobody to ask and goes by the form alone.
  return typeof CSS === 'undefined' || CSS.supports('color', value)
}

const listed: readonly string[] = tokenNames
const longest = 512

/** Quoted names; brackets, bare or of a known function; and what words, numbers and calculations are made of. */
const harmless =
  /^(?!.*(?:-moz-binding|expression))(?:"[\p{L}\p{M}\p{N} .+_-]*"|'[\p{L}\p{M}\p{N} .+_-]*'|(?<![\p{L}\p{M}\p{N}_-])(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|calc|min|max|clamp|(?:repeating-)?(?:linear|radial|conic)-gradient|cubic-bezier|linear|steps|var(?=\( *--portico-[a-z\d]))?\(|[/*](?![/*])|[\p{L}\p{M}\p{N} #%.,)+_-])+$/u
const color =
  /^(?!inherit$|initial$|unset$|revert|currentcolor$|expression$)(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([\w .,%+/-]+\)|[a-z]+)$/i

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest
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
