import type { Catalogue, Locale, Message, MessageKey, Placeholders } from './catalogue.ts'
import type { Values } from './fill.ts'
import { createFormatter } from './formatter.ts'

/** The values of a message: an argument where it takes some, none where it does not. */
export type ValuesOf<Key extends MessageKey> = keyof Placeholders[Key] extends never
  ? readonly []
  : readonly [values: Placeholders[Key]]

/** The text of a message in the language of the page. It never throws. A text is text: it holds no markup. */
export type Translate<Keys extends MessageKey> = <Key extends Keys>(key: Key, ...values: ValuesOf<Key>) => string

/** What is said instead of a language's own words; `undefined` where they are said. */
export type Overriding = (key: MessageKey, values: Values) => string | undefined

/** The {@link Translate} of a section. Who speaks first: the overrides, the language, English. */
export function createTranslate<Keys extends MessageKey>(
  section: Pick<Catalogue, Keys>,
  { code, messages }: Locale,
  overriding: Overriding,
): Translate<Keys> {
  const formatter = createFormatter(code)
  return (key, ...[given]) => {
    // Without placeholders there is nothing to give, and nothing is read.
    const values = (given ?? {}) as Placeholders[typeof key] & Values
    const say = (message: Message<typeof values> | undefined) =>
      typeof message === 'function' ? message(values, formatter) : message
    let text: string | undefined
    try {
      text = overriding(key, values) ?? say(messages[key])
    } catch {
      // What others have written is as good as missing where it breaks.
    }
    return text ?? say(section[key]) ?? key
  }
}
