import { sure } from '../checked.ts'
import { automatonOf, type Search } from './automaton.ts'
import { isLinear, isPlain } from './linear.ts'
import { parse } from './parse.ts'

/**
 * How a pattern is looked for anywhere in a subject, without flags, in bounded time: by the platform's RegExp where that
 * is shown to be linear, else by an automaton. `null` where the pattern is invalid or cannot be bounded.
 */
export function searchOf(pattern: string): Search | null {
  return pattern.length > longestPattern ? null : sure(() => boundedSearchOf(pattern), null)
}

function boundedSearchOf(pattern: string): Search {
  const shorter = pattern.replace(idleStart, '')
  const platform = new RegExp(shorter)
  const parts = isPlain(shorter) ? null : parse(shorter)
  return parts && !isLinear(parts) ? automatonOf(parts) : (subject) => platform.test(subject)
}

/** What a search that may begin anywhere does not need. */
const idleStart = /^(?:\.\*\??)+(?![*+?{])/

const longestPattern = 4096
