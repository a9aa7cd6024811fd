import type { Audit } from '@portico/headless/portal/audits'

/** The messages of periods that are a day or a month near now, by their text. */
export const nearPeriods = {
  today: 'audits.ofToday',
  yesterday: 'audits.ofYesterday',
  'this-month': 'audits.ofThisMonth',
  'last-month': 'audits.ofLastMonth',
} as const

/** The value of an event under the name of a column, as text; empty without one. The address may have a former name. */
export function textOf({ values, email }: Pick<Audit, 'values' | 'email'>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : name === 'email' ? email : undefined
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? jsonText(value) : String(value)
}

/** A value as JSON; empty for one that has none. */
export function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? ''
  } catch {
    return ''
  }
}

/** The raw event: the value itself, or the one that a text of JSON has. */
export function rawEvent(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
