import { numberFormat, pluralRules } from './intl.ts'
import type { GroupPlaceholders, Placeholders } from './messages/placeholders.gen.ts'

export type { GroupPlaceholders, Placeholders } from './messages/placeholders.gen.ts'

/** The key of a message: a page and a word, such as `login.title`, or `errors.` and an error code. */
export type MessageKey = keyof Placeholders

/** A compiled message: a text, or a function that formats its values. */
export type Message<MessageValues> = string | ((values: MessageValues, formatter: Formatter) => string)

/** All compiled messages by key. */
export type Catalogue = { readonly [Key in MessageKey]: Message<Placeholders[Key]> }

/** A group of screens whose words and rules load apart from those of the others. */
export type BundleGroup = keyof GroupPlaceholders

/** The key of the accessible name of a screen's box. */
export type BoxLabel = Extract<MessageKey, `${string}.boxLabel`>

/** The messages of one group, compiled. */
export type GroupCatalogue<Group extends BundleGroup> = Pick<Catalogue, keyof GroupPlaceholders[Group] & MessageKey>

/** Loads the words of a group, by language. */
export type GroupWords = Readonly<Partial<Record<string, () => Promise<Partial<Catalogue>>>>>

/** A language and its messages. The kit provides `de`, `he` and `pseudo` under `@portico/ui-kit/locales/`. */
export interface Locale {
  /** A BCP 47 tag such as `de` or `pt-BR`. It selects plural rules and number formats. */
  readonly code: string
  /** The writing direction of the language. */
  readonly dir: 'ltr' | 'rtl'
  /** The one group that `messages` are of; those of the others then load with their screens. Default: all groups. */
  readonly group?: BundleGroup | undefined
  /** The messages by key. Missing ones fall back to English. */
  readonly messages: Partial<Catalogue>
}

/** A language with every message. The compiler lists missing ones. */
export interface CompleteLocale extends Locale {
  /** All messages by key, without gaps. */
  readonly messages: Catalogue
}

/**
 * Texts of the application that override the messages of the current language, by key. Placeholders are `{app}` or
 * `{{app}}`. ICU messages are allowed (`{count, plural, one {# day} other {# days}}`); their formatter loads with the
 * first one. Markup is shown as text. Ignored are empty and broken texts, texts over 2000 characters, and placeholders
 * that the message does not have.
 */
export type MessageOverrides = Readonly<Partial<Record<MessageKey | `errors.${string}`, string>>>

/** A branch of a choice or a plural form: a text, or a function that returns it. */
export type MessageBranch = string | (() => string)

/** Branches or plural forms by name. `other` is the fallback. */
export type Branches = Readonly<Record<string, MessageBranch>> & { readonly other: MessageBranch }

/** The formatting functions that compiled messages call. */
export interface Formatter {
  /** Returns the form of an exact count (`=0`), otherwise the form of its plural category. */
  plural(count: number, forms: Branches, type?: Intl.PluralRuleType): string
  /** Returns the named branch. An empty name selects `none`. */
  select(branches: Branches, name: string): string
  /** Formats a number for this language. */
  number(value: number): string
}

/** Creates the {@link Formatter} of a BCP 47 tag. */
export function createFormatter(code: string): Formatter {
  return {
    plural: (count, forms, type = 'cardinal') =>
      take(forms, Object.hasOwn(forms, `=${count}`) ? `=${count}` : pluralRules(code, type).select(count)),
    select: (branches, name) => take(branches, name || 'none'),
    number: (value) => numberFormat(code).format(value),
  }
}

/** Reads own properties only: a name may come from outside, such as `constructor`. */
function take(branches: Branches, name: string): string {
  const branch = (Object.hasOwn(branches, name) ? branches[name] : undefined) ?? branches.other
  return typeof branch === 'function' ? branch() : branch
}
