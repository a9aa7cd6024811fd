import type { Audit } from '@portico/headless/portal/audits'

/** The name of an action in words: `updateMfaPolicy` as "Update mfa policy". Any other text stays as it is. */
export function actionWords(action: string): string {
  if (action === '') return '—'
  if (!/^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(action)) return action
  const words = action.replace(/(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The messages of periods that are a day near now. */
export const nearDays = { today: 'audits.ofToday', yesterday: 'audits.ofYesterday' } as const

/** The description of an event; empty for one that repeats its action. */
export function descriptionOf({ action, description }: Pick<Audit, 'action' | 'description'>): string {
  return actionWords(description).toLowerCase() === actionWords(action).toLowerCase() ? '' : description
}

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
