import type { Catalogue, Locale, Message, MessageKey, Placeholders } from './catalogue.ts'
import type { Values } from './fill.ts'
import { createFormatter } from './formatter.ts'
import { isolated } from './isolated.ts'

/** The values of a message: an argument where it takes some, none where it does not. */
export type ValuesOf<Key extends MessageKey> = keyof Placeholders[Key] extends never
  ? readonly []
  : readonly [values: Placeholders[Key]]

/** The text of a message in the language of the page. It never throws. A text is text: it holds no markup. */
export interface Translate<Keys extends MessageKey> {
  /** The text of a message of the section, with its values. */
  <Key extends Keys>(key: Key, ...values: ValuesOf<Key>): string
  /**
   * The text of a key that is known only at run time, such as `errors.` and the code of a failure, filled in with those
   * of the values that it takes. `undefined` where neither the section nor whoever speaks over it has one.
   */
  find(key: string, values?: Values): string | undefined
}

/** What is said instead of a language's own words; `undefined` where they are said. */
export type Overriding = (key: string, values: Values) => string | undefined

/** The {@link Translate} of a section. Who speaks first: the overrides, the language, English. */
export function createTranslate<Keys extends MessageKey>(
  section: Pick<Catalogue, Keys>,
  { code, dir, messages }: Locale,
  overriding: Overriding,
): Translate<Keys> {
  const formatter = createFormatter(code)
  const isOurs = (key: string): key is Keys => Object.hasOwn(section, key)
  const find = (key: string, given: Values = {}) => {
    // What is written from the right has its isolates in its texts.
    const values = dir === 'rtl' ? given : isolated(given)
    // Which values a key takes is known where it is written, and tried where it is not.
    const say = (message: Message<never> | undefined) =>
      typeof message === 'function' ? message(values as never, formatter) : message
    try {
      const text = overriding(key, values) ?? (isOurs(key) ? say(messages[key]) : undefined)
      if (text !== undefined) return text
    } catch {
      // What others have written is as good as missing where it breaks.
    }
    return isOurs(key) ? say(section[key]) : undefined
  }
  // Without placeholders there is nothing to give, and nothing is read.
  return Object.assign(<Key extends Keys>(key: Key, ...[values]: ValuesOf<Key>) => find(key, values) ?? key, { find })
}
