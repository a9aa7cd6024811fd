import type { Catalogue, Locale, Message, MessageKey, Placeholders } from './catalogue.ts'
import { createFormatter, type Formatter, isolated } from './formatter.ts'
import { type Overrides, overriding } from './overrides.ts'

/** The values of a message: an argument where it takes some, none where it does not. */
export type ValuesOf<Key extends MessageKey> = keyof Placeholders[Key] extends never
  ? readonly []
  : readonly [values: Placeholders[Key]]

/** The text of a message in the language of the page. It never throws. A text is text: it holds no markup. */
export type Translate<Keys extends MessageKey> = <Key extends Keys>(key: Key, ...values: ValuesOf<Key>) => string

/**
 * The {@link Translate} of the messages of `section`. Who speaks first: the application's texts, those of the metadata,
 * the language, English. In languages written from the right, texts filled in keep their own direction.
 */
export function createTranslate<Keys extends MessageKey>(
  section: Pick<Catalogue, Keys>,
  locale: Locale,
  overrides: Overrides,
): Translate<Keys> {
  const formatter = createFormatter(locale.code)
  return <Key extends Keys>(key: Key, ...given: ValuesOf<Key>) => {
    const [raw = {}] = given
    const values = locale.dir === 'rtl' ? withIsolates(raw) : raw
    // Values are mapped member by member, from text to text, which their type does not follow.
    const typed = values as Placeholders[Key]
    return (
      overriding(overrides, key, values, formatter) ??
      attempt(locale.messages[key], typed, formatter) ??
      attempt(section[key], typed, formatter) ??
      key
    )
  }
}

function withIsolates(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )
}

function attempt<Values>(message: Message<Values> | undefined, values: Values, formatter: Formatter) {
  try {
    return typeof message === 'function' ? message(values, formatter) : message
  } catch {
    return undefined
  }
}
