/**
 * A stored text as it is shown. Bidi controls go, because one of them turns a name into another one or the rest of a line
 * around. A very long text is cut: laying out an unbroken word takes the square of its length. A provider may store another type: a
 * number is shown, anything else is empty.
 */
export function shownName(stored: unknown): string {
  const text = typeof stored === 'string' || typeof stored === 'number' ? `${stored}` : ''
  const start = text.length > longest ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : text
  return start.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

/** {@link shownName} for what may be an element: only a text changes. */
export function shownText<Content>(content: Content): Content | string {
  return typeof content === 'string' ? shownName(content) : content
}

/** Letters of a text that are shown. A name has fewer by far. */
const longest = 1000
