/** A branch of a choice or a form of a plural: a text, or what makes one. */
export type Branch = string | (() => string)

/** The branches of a choice or the forms of a plural, by name. `other` is for every name that is not there. */
export type Branches = Readonly<Record<string, Branch>> & { readonly other: Branch }

/** What compiled messages form their plurals, choices and numbers with. */
export interface Formatter {
  /** The form of an exact count (`=0`), else that of its category in this language. */
  plural(count: number, forms: Branches, type?: Intl.PluralRuleType): string
  /** The branch of that name. For an empty name it is `none`. */
  select(branches: Branches, name: string): string
  /** A number as this language writes it. */
  number(value: number): string
}

/** The {@link Formatter} of a language, given as a BCP 47 tag. */
export function createFormatter(code: string): Formatter {
  return {
    plural: (count, forms, type = 'cardinal') =>
      take(forms, Object.hasOwn(forms, `=${count}`) ? `=${count}` : new Intl.PluralRules(code, { type }).select(count)),
    select: (branches, name) => take(branches, name || 'none'),
    number: (value) => new Intl.NumberFormat(code).format(value),
  }
}

/** Takes own branches alone: a name may be anybody's, such as `constructor`. */
function take(branches: Branches, name: string): string {
  const branch = (Object.hasOwn(branches, name) ? branches[name] : undefined) ?? branches.other
  return typeof branch === 'function' ? branch() : branch
}
