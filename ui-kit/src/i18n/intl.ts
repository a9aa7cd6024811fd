const made = new Map<string, unknown>()

/** A formatter that is made once: it costs more than what it formats, and a table needs the same one in each row. */
function once<Formatter>(kind: string, code: string, options: object, make: () => Formatter): Formatter {
  const key = `${kind} ${code} ${JSON.stringify(options)}`
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known as Formatter
}

/** The date format of a BCP 47 tag, in the time zone of the page unless the options name one. */
export function dateFormat(code: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', code, options, () => new Intl.DateTimeFormat(code, options))
}

/** The number format of a BCP 47 tag. */
export function numberFormat(code: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', code, options, () => new Intl.NumberFormat(code, options))
}

/** The list format of a BCP 47 tag. */
export function listFormat(code: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return once('list', code, options, () => new Intl.ListFormat(code, options))
}

/** The format of times such as "2 min. ago" of a BCP 47 tag. */
export function relativeFormat(code: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  return once('relative', code, options, () => new Intl.RelativeTimeFormat(code, options))
}

/** The plural rules of a BCP 47 tag. */
export function pluralRules(code: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return once('plural', code, { type }, () => new Intl.PluralRules(code, { type }))
}
