import { automatonOf, type Search } from './automaton.ts'
import { isLinear } from './linear.ts'
import { parse } from './parse.ts'

/**
 * How a pattern is looked for anywhere in a subject, without flags, in bounded time: by the platform's RegExp where that
 * is shown to be linear, else by an automaton. `null` where the pattern is invalid or cannot be bounded.
 */
export function searchOf(pattern: string): Search | null {
  if (pattern.length > longestPattern) return null
  try {
    const shorter = pattern.replace(idleStart, '')
    const platform = new RegExp(shorter)
    if (isPlain(shorter)) return (subject) => platform.test(subject)
    const parts = parse(shorter)
    return isLinear(parts) ? (subject) => platform.test(subject) : automatonOf(parts)
  } catch {
    return null
  }
}

/** What a search that may begin anywhere does not need. */
const idleStart = /^(?:\.\*\??)+(?![*+?{])/

const longestPattern = 4096
const mostChoices = 64

/** Nothing is repeated or grouped: no more than a few texts are looked for. */
function isPlain(pattern: string): boolean {
  return !/[*+?{(]/.test(pattern) && pattern.split('|').length <= mostChoices
}
