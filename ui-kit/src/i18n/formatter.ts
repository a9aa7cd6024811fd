import { numberFormat, pluralRules } from './intl.ts'

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
