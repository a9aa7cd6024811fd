/**
 * Keeps what can be sent as a header: names that are tokens (RFC 9110), values that are texts, numbers or booleans of
 * allowed characters. Objects, lists, `null`, `undefined` and everything else is dropped. Of two names
 * that differ in case alone, the later one is kept.
 */
export function sanitizeHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = new Map<string, readonly [string, string]>()
  for (const [name, value] of Object.entries(headers)) {
    if (!sendable.has(typeof value)) continue
    const text = String(value)
    if (token.test(name) && !forbidden.test(text)) kept.set(name.toLowerCase(), [name, text])
  }
  return Object.fromEntries(kept.values())
}

const sendable: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])
const token = /^[!#$%&'*+.^_`|~\w-]+$/
const forbidden = /[^\t\x20-\x7e\x80-\xff]/
