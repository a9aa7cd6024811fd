import type { Catalogue, Locale, MessageKey, Placeholders } from './catalogue.ts'
import { createFormatter, type Formatter, isolated } from './formatter.ts'
import { member, type Overrides, overriding } from './overrides.ts'

/** The values of a message: an argument where it takes some, none where it does not. */
export type ValuesOf<Key extends MessageKey> = keyof Placeholders[Key] extends never
  ? readonly []
  : readonly [values: Placeholders[Key]]

/** The text of a message in the language of the page. It never throws. A text is text: it holds no markup. */
export interface Translate<Keys extends MessageKey> {
  /** The text of a message of the section, with its values. */
  <Key extends Keys>(key: Key, ...values: ValuesOf<Key>): string
  /** The text of a key that is known only at run time, such as `errors.` and a code, or `undefined` where nobody has one. */
  find(key: string, values?: object): string | undefined
}

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
  const find = (key: string, raw: object = {}) => {
    const values = locale.dir === 'rtl' ? withIsolates(raw) : raw
    const isOurs = Object.hasOwn(section, key)
    return (
      overriding(overrides, key, values, formatter) ??
      (isOurs ? attempt(member(locale.messages, key), values, formatter) : undefined) ??
      attempt(member(section, key), values, formatter)
    )
  }
  const translate = <Key extends Keys>(key: Key, ...[values]: ValuesOf<Key>) => find(key, values) ?? key
  return Object.assign(translate, { find })
}

function withIsolates(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  )
}

/** What a compiled message says of values that are those it takes, by the types of {@link Translate} or in a try. */
function attempt(message: unknown, values: object, formatter: Formatter): string | undefined {
  try {
    const text: unknown = typeof message === 'function' ? message(values, formatter) : message
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
