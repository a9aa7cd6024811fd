import type { Locale } from './catalogue.ts'
import type { MessageValues } from './fill.ts'
import { shownText } from './shown-name.ts'

/** MessageValues as they are shown: names without bidi controls, and not endless. */
export function shownValues(values: MessageValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shownText(value)]))
}

/**
 * Isolates values with right-to-left text or bidi controls, so that they keep their own direction and leave the sentence
 * intact. E-mail addresses in them are left to right. Right-to-left messages contain the outer isolates.
 */
export function isolated(values: MessageValues, dir: Locale['dir']): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!turns.test(`${value}`)) return [name, value]
      const text = `${value}`.replace(address, '\u2066$&\u2069')
      return [name, dir === 'rtl' ? text : `\u2068${text}\u2069`]
    }),
  )
}

const address = /[^\s,;<>()]+@[^\s,;<>()]+/g

/** Right-to-left scripts and Unicode's bidi controls. */
const turns =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
