import type { Formatter } from './formatter.ts'
import type { GroupPlaceholders, Placeholders } from './messages/placeholders.gen.ts'

export type { GroupPlaceholders, Placeholders } from './messages/placeholders.gen.ts'

/** The name of a message: a page and a word, such as `login.title`, or `errors.` and the code of an error. */
export type MessageKey = keyof Placeholders

/** A compiled message: a text, or what makes one of the values it takes. */
export type Message<Values> = string | ((values: Values, formatter: Formatter) => string)

/** Every message, compiled. */
export type Catalogue = { readonly [Key in MessageKey]: Message<Placeholders[Key]> }

/** A group of screens whose words and rules load apart from those of the others. */
export type BundleGroup = keyof GroupPlaceholders

/** The messages of one group, compiled. */
export type GroupCatalogue<Group extends BundleGroup> = Pick<Catalogue, keyof GroupPlaceholders[Group] & MessageKey>

/** Loads the words of a group, by language. */
export type GroupWords = Readonly<Partial<Record<string, () => Promise<Partial<Catalogue>>>>>

/** A language with its messages. `de`, `he` and `pseudo` come with the kit, `@portico/ui-kit/locales/de` and so on. */
export interface Locale {
  /** The language as a BCP 47 tag, such as `de` or `pt-BR`: it forms plurals and numbers. */
  readonly code: string
  /** The direction the language is written in. */
  readonly dir: 'ltr' | 'rtl'
  /** The one group that `messages` are of; those of the others then load with their screens. Default: all groups. */
  readonly group?: BundleGroup | undefined
  /** The messages. English stands in for one that is missing. */
  readonly messages: Partial<Catalogue>
}

/** A language that has every message: the compiler lists those that are missing. */
export interface CompleteLocale extends Locale {
  /** The messages, all of them. */
  readonly messages: Catalogue
}

/**
 * An application's own texts, by message, over those of the language that is shown. A text names the values it takes as
 * `{app}` or `{{app}}`; it may be an ICU message (`{count, plural, one {# day} other {# days}}`), whose formatter loads
 * when the first one is met. Texts are texts: markup in them is shown as it stands. A text that is empty, longer than
 * 2000 characters, broken, or that names a value its message does not take is passed over.
 */
export type MessageOverrides = Readonly<Partial<Record<MessageKey | `errors.${string}`, string>>>
