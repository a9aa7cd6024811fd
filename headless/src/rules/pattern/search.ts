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
    const platform = new RegExp(pattern)
    const parts = parse(pattern)
    return isLinear(parts) ? (subject) => platform.test(subject) : automatonOf(parts)
  } catch {
    return null
  }
}

const longestPattern = 4096
