import type { Locale } from './catalogue.ts'
import { createFormatter } from './catalogue.ts'

/** The values of a text's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number>>

/** `true` for a non-empty string of at most 2000 characters. */
export function isUsable(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= 2000
}

/** `true` for ICU syntax beyond plain `{name}` placeholders. */
export function isIcu(text: string): boolean {
  return /\{\s*\w+\s*,/.test(text)
}

/**
 * Replaces `{name}` and `{{name}}` in a text. Returns `undefined` for an unusable text, an ICU message, or a
 * placeholder without a value.
 */
export function fill(text: unknown, values: MessageValues, { code, dir }: Locale): string | undefined {
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
