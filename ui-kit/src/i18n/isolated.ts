import type { MessageValues } from './fill.ts'
import { shownText } from './shown-name.ts'

/** MessageValues as they are shown: names without bidi controls, and not endless. */
export function shownValues(values: MessageValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shownText(value)]))
}

/**
 * Wraps values with right-to-left text or bidi controls in isolates (Unicode's first strong isolate). They then keep
 * their own direction and leave the surrounding sentence intact.
 */
export function isolated(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, turns.test(`${value}`) ? `\u2068${value}\u2069` : value]),
  )
}

/** Right-to-left scripts and Unicode's bidi controls. */
const turns =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
