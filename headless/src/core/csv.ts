/**
 * A table as comma-separated values, behind a byte order mark: its lines, each with its cells. A text that a spreadsheet would run as
 * a formula begins with an apostrophe.
 *
 * @see RFC 4180; OWASP ASVS 1.2.10
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}`
}

/** By this sign a spreadsheet reads the text as UTF-8: EF BB BF. */
const byteOrderMark = '\uFEFF'

function quoted(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`
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
