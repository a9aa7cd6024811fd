/** The branches of a choice or the forms of a plural, by name: each a text, or what makes one. */
export type Branches = Readonly<Record<string, string | (() => string)>> & { readonly other: string | (() => string) }

/** What compiled messages form their plurals, choices and numbers with. */
export interface Formatter {
  /** The form of an exact count (`=0`), else that of its category in this language, else `other`. */
  plural(count: number, forms: Branches, type?: Intl.PluralRuleType): string
  /** The branch of that name, else `other`. Without a name, for an empty one, it is the branch `none`. */
  select(branches: Branches, name: string): string
  /** A number as this language writes it. */
  number(value: number): string
}

/** The {@link Formatter} of a language, given as a BCP 47 tag. */
export function createFormatter(code: string): Formatter {
  return {
    plural: (count, forms, type = 'cardinal') =>
      branch(forms, `=${count}`) ?? branch(forms, new Intl.PluralRules(code, { type }).select(count)) ?? other(forms),
    select: (branches, name) => branch(branches, bare(name) || 'none') ?? other(branches),
    number: (value) => new Intl.NumberFormat(code).format(value),
  }
}

/** A text that keeps its own direction within a sentence of the other one (Unicode's first strong isolate). */
export function isolated(text: string): string {
  return text && `\u2068${text}\u2069`
}

function bare(name: string | undefined): string | undefined {
  return name?.replace(/^\u2068|\u2069$/g, '')
}

/** Own branches alone: a name may be anybody's, such as `constructor`. */
function branch(branches: Branches, name: string): string | undefined {
  return Object.hasOwn(branches, name) ? spoken(branches[name]) : undefined
}

function other(branches: Branches): string {
  return spoken(branches.other) ?? ''
}

function spoken(text: string | (() => string) | undefined): string | undefined {
  return typeof text === 'function' ? text() : text
}
