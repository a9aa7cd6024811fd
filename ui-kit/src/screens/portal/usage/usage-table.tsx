'use client'

import type { ReactElement, ReactNode } from 'react'
import { useClasses } from '../../../slots/index.ts'

/** A column of a {@link UsageTable}. */
export interface UsageColumn {
  readonly id: string
  readonly head: string
  /** `true` puts its cells at the end of the column. Default `false`. */
  readonly isNumber?: boolean
}

export interface UsageRow {
  readonly id: string
  /** A cell for each column. The first one names the row. */
  readonly cells: readonly ReactNode[]
  /** A sentence below the name. */
  readonly note?: string | undefined
  /** The length of the bar below the name, from 0 to 1. Default: no bar. */
  readonly share?: number | undefined
}

export interface UsageTableProps {
  /** The accessible name of the table. */
  readonly label: string
  readonly columns: readonly UsageColumn[]
  readonly rows: readonly UsageRow[]
  /** `true` limits the height of a long table. Default `false`. */
  readonly isScrolled?: boolean
}

/** A small table that is read, and neither searched nor sorted. */
export function UsageTable({ label, columns, rows, isScrolled = false }: UsageTableProps): ReactElement {
  const classOf = useClasses()
  return (
    <div
      className={classOf('UsageTableFrame')}
      data-scrolled={isScrolled || undefined}
      {...(isScrolled && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table aria-label={label} className={classOf('UsageTable')}>
        <thead>
          <tr>
            {columns.map(({ id, head, isNumber }) => (
              <th key={id} scope="col" className={classOf('UsageHead')} data-number={isNumber || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells], note, share }) => (
            <tr key={id}>
              <th scope="row" className={classOf('UsageCell')} data-head>
                {name}
                {note !== undefined && <span className={classOf('UsageNote')}>{note}</span>}
                {share !== undefined && (
                  <span aria-hidden="true" className={classOf('UsageShare')}>
                    <span className={classOf('UsageShareBar')} style={{ inlineSize: `${share * 100}%` }} />
                  </span>
                )}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]?.id}
                  className={classOf('UsageCell')}
                  data-number={columns[index + 1]?.isNumber || undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
