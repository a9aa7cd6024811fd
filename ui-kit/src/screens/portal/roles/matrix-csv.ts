import { csvOf } from '@portico/headless/internal'
import type { MatrixRows, RoleColumn } from './matrix-columns.ts'

/** The words of {@link matrixCsv}. */
export interface CsvWords {
  /** The headings of the columns before the roles. */
  readonly headings: readonly [permission: string, key: string]
  readonly held: string
  readonly notHeld: string
}

/** The matrix as comma-separated values: a line for each permission, a column for each role. */
export function matrixCsv(columns: readonly RoleColumn[], rows: MatrixRows, words: CsvWords): string {
  const head = [...words.headings, ...columns.map(({ role }) => role.name)]
  const lines = rows.flatMap(({ permissionIds }) =>
    permissionIds.map((id) => {
      const { name = '', key = '' } = columns[0]?.cells.get(id)?.permission ?? {}
      return [name, key, ...columns.map(({ cells }) => (cells.get(id)?.isHeld ? words.held : words.notHeld))]
    }),
  )
  return csvOf([head, ...lines])
}
