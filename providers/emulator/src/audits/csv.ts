/**
 * A table as CSV behind a byte order mark, with a line break at its end. A text that a spreadsheet would run as a formula begins
 * with an apostrophe.
 *
 * @see RFC 4180; OWASP ASVS 1.2.10
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
  return `${byteOrderMark}${lines.join('')}`
}

/** By this sign a spreadsheet reads the text as UTF-8: EF BB BF. */
const byteOrderMark = '\uFEFF'

function cellOf(text: string): string {
  const safe = harmless(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A spreadsheet runs a text that begins like a formula, so it gets an apostrophe. Where semicolons or tabs separate lists, a
 * new cell begins behind them, and a new row behind each line break.
 */
function harmless(text: string): string {
  const inside = text.replace(behindSeparator, "$1'")
  return /^(?:[\t\r\n]|["'\s]*[=+\-@＝＋－＠])/u.test(inside) ? `'${inside}` : inside
}

/** A separator before a formula. Spaces and quotes between the two do not help. */
const behindSeparator = /([;|\t\v\f\r\n\x85\u2028\u2029])(?=(?:["']|[^\S\t\v\f\r\n\x85\u2028\u2029])*[=+\-@＝＋－＠])/gu
