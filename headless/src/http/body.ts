import { isRecord } from '../core/record.ts'

/**
 * The body of a success: its JSON, or an empty object if there is none. `undefined` if it is not what was asked for: markup
 * comes from something between the page and the provider, and `needsObject` accepts nothing but an object with members.
 */
export function bodyOf(text: string, needsObject = false): unknown {
  const body = parsed(text)
  if (needsObject) return isRecord(body) ? body : undefined
  return body === undefined && /^\s*</.test(text) ? undefined : (body ?? {})
}

/** The JSON of a text; `undefined` if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
