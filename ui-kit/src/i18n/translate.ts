import type { Catalogue, Locale, Message, MessageKey, Placeholders } from './catalogue.ts'
import { createFormatter } from './catalogue.ts'
import type { MessageValues } from './fill.ts'
import { shownText } from './shown-name.ts'

const address = /[^\s,;<>()]+@[^\s,;<>()]+/g

/** Right-to-left scripts and Unicode's bidi controls. */
const turns =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The arguments for a message's values; none if it has no placeholders. */
export type ValuesOf<Key extends MessageKey> = keyof Placeholders[Key] extends never
  ? readonly []
  : readonly [values: Placeholders[Key]]

/** Returns messages in the current language. Never throws. Results are plain text without markup. */
export interface Translate<Keys extends MessageKey> {
  /** Returns the text of a message with its values. */
  <Key extends Keys>(key: Key, ...values: ValuesOf<Key>): string
  /**
   * Returns the text of a key known only at run time, such as `errors.` and an error code. Unused values are ignored.
   * Returns `undefined` if no section and no override has it.
   */
  find(key: string, values?: MessageValues): string | undefined
}

/** Returns the override of a message, or `undefined`. */
export type Overriding = (key: string, values: MessageValues) => string | undefined

/** Creates the {@link Translate} of a section. Lookup order: the overrides, the language, English. */
export function createTranslate<Keys extends MessageKey>(
  section: Pick<Catalogue, Keys>,
  { code, dir, messages }: Locale,
  overriding: Overriding,
): Translate<Keys> {
  const formatter = createFormatter(code)
  const isOurs = (key: string): key is Keys => Object.hasOwn(section, key)
  const find = (key: string, given: MessageValues = {}) => {
    const values = isolated(shownValues(given), dir)
    // The caller's type guarantees the values of a known key; a run-time key is tried.
    const say = (message: Message<never> | undefined) =>
      typeof message === 'function' ? message(values as never, formatter) : message
    try {
      const text = overriding(key, values) ?? (isOurs(key) ? say(messages[key]) : undefined)
      if (text !== undefined) return text
    } catch {
      // A broken text of the application counts as missing.
    }
    return isOurs(key) ? say(section[key]) : undefined
  }
  // Messages without placeholders need no values.
  return Object.assign(<Key extends Keys>(key: Key, ...[values]: ValuesOf<Key>) => find(key, values) ?? key, { find })
}

/** MessageValues as they are shown: names without bidi controls, and not endless. */
function shownValues(values: MessageValues): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shownText(value)]))
}

/**
 * Isolates values with right-to-left text or bidi controls, so that they keep their own direction and leave the sentence
 * intact. E-mail addresses in them are left to right. Right-to-left messages contain the outer isolates.
 */
function isolated(values: MessageValues, dir: Locale['dir']): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!turns.test(`${value}`)) return [name, value]
      const text = `${value}`.replace(address, '\u2066$&\u2069')
      return [name, dir === 'rtl' ? text : `\u2068${text}\u2069`]
    }),
  )
}
