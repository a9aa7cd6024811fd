import type { Locale } from './catalogue.ts'
import { createFormatter } from './formatter.ts'

/** What is filled into a text, by name. */
export type Values = Readonly<Record<string, string | number>>

/** Whether something given is a text that can be shown: not empty and of at most 2000 characters. */
export function isUsable(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= 2000
}

/** Whether a text is an ICU message rather than words with `{names}` in them. */
export function isIcu(text: string): boolean {
  return /\{\s*\w+\s*,/.test(text)
}

/**
 * A given text with its values in the place of `{name}` or `{{name}}`; `undefined` where it cannot be shown, is an ICU
 * message or names a value that there is not.
 */
export function fill(text: unknown, values: Values, { code, dir }: Locale): string | undefined {
  if (!isUsable(text) || isIcu(text)) return undefined
  let isWhole = true
  const filled = text.replace(/\{\{?\s*(\w+)\s*\}\}?/g, (_, name: string) => {
    isWhole &&= Object.hasOwn(values, name)
    const value = values[name]
    if (typeof value === 'number') return createFormatter(code).number(value)
    return dir === 'rtl' ? `\u2068${value}\u2069` : `${value}`
  })
  return isWhole ? filled : undefined
}
