import type { Values } from './fill.ts'

/**
 * Values as a sentence written from the left takes them: a text with parts that are written from the right, or that turn
 * the direction round, keeps its own (Unicode's first strong isolate) and leaves what stands beside it in its place.
 */
export function isolated(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, turns.test(`${value}`) ? `\u2068${value}\u2069` : value]),
  )
}

/** Scripts written from the right, and Unicode's marks of direction. */
const turns =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
