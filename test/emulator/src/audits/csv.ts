/**
 * A table as CSV, with a line break at its end. A cell that a spreadsheet would run as a formula begins with an apostrophe.
 *
 * @see RFC 4180; OWASP ASVS 1.2.10
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
