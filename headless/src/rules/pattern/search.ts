import { sure } from '../checked.ts'
import { automatonOf, type Search } from './automaton.ts'
import { isLinear, isPlain } from './linear.ts'
import { parse } from './parse.ts'

/**
 * Returns a search for a pattern anywhere in a subject, without flags, in bounded time. The platform's RegExp searches
 * for a pattern that is proven linear, an automaton for any other. Returns `null` if the pattern is invalid, too long
 * or cannot be bounded.
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

/** A leading `.*`, which a search does not need because it can start anywhere. */
const idleStart = /^(?:\.\*\??)+(?![*+?{])/

const longestPattern = 4096
