import type { MatrixRows, RoleColumn } from './matrix-columns.ts'

/** The words of {@link matrixCsv}. */
export interface CsvWords {
  /** The headings of the columns before the roles. */
  readonly headings: readonly [permission: string, key: string]
  readonly held: string
  readonly notHeld: string
}

/**
 * The matrix as comma-separated values, behind a byte order mark: a line for each permission, a column for each role.
 *
 * @see RFC 4180
 */
export function matrixCsv(columns: readonly RoleColumn[], rows: MatrixRows, words: CsvWords): string {
  const head = [...words.headings, ...columns.map(({ role }) => role.name)]
  const lines = rows.flatMap(({ permissionIds }) =>
    permissionIds.map((id) => {
      const { name = '', key = '' } = columns[0]?.cells.get(id)?.permission ?? {}
      return [name, key, ...columns.map(({ cells }) => (cells.get(id)?.isHeld ? words.held : words.notHeld))]
    }),
  )
  return `${byteOrderMark}${[head, ...lines].map((cells) => cells.map(quoted).join(',')).join('\r\n')}`
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
