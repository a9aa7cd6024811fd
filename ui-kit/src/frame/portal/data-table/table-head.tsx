'use client'

import type { ListRow, ListSort } from '@portico/headless/core'
import { type ReactElement, type RefObject, useEffect } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { useClasses } from '../../../slots/index.ts'
import { cellRole } from './data-row.tsx'
import { menuColumn, selectColumn } from './row-controls.ts'
import { tableMessages } from './table-messages.ts'
import type { HeadedColumn } from './use-columns.ts'
import type { TableSelection } from './use-selection.ts'

export interface TableHeadProps {
  readonly columns: readonly HeadedColumn<ListRow>[]
  readonly sort: ListSort | null
  readonly onSort: (sort: ListSort) => void
  /** `null` if rows cannot be selected. */
  readonly selection: TableSelection | null
  /** `true` if all rows that are loaded are selected together, not those of a page. */
  readonly isEndless: boolean
  readonly hasMenu: boolean
  /** `true` if the rows below are numbered. */
  readonly isNumbered: boolean
  /** The checkbox in the head. */
  readonly box: RefObject<HTMLInputElement | null>
}

/** The head of the table: headings that sort, and the checkbox of all rows. */
export function TableHead(props: TableHeadProps): ReactElement {
  const { columns, sort, onSort, selection, isEndless, hasMenu, isNumbered, box } = props
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection?.page === 'some'
  })
  return (
    <thead role="rowgroup" className={classOf('DataTableHead')}>
      <tr role="row" className={classOf('TableHeadRow')} {...(isNumbered && { 'aria-rowindex': 1 })}>
        {selection && (
          <td {...cellRole} className={classOf('TableHeading')} data-column={selectColumn}>
            <input
              ref={box}
              type="checkbox"
              className={classOf('RowCheckbox')}
              aria-label={t(isEndless ? 'table.selectLoaded' : 'table.selectPage')}
              checked={selection.page === 'all'}
              onChange={selection.togglePage}
            />
          </td>
        )}
        {columns.map((column) => (
          <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasMenu && (
          <th role="columnheader" scope="col" className={classOf('TableHeading')} data-column={menuColumn}>
            <span className={classOf('VisuallyHidden')}>{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadingProps extends Pick<TableHeadProps, 'sort' | 'onSort'> {
  readonly column: HeadedColumn<ListRow>
}

function Heading({ column, sort, onSort }: HeadingProps) {
  const { id, heading, priority, align, sort: by } = column
  const classOf = useClasses()
  const order = by !== undefined && sort?.by === by ? sort.order : null
  return (
    <th
      role="columnheader"
      scope="col"
      className={classOf('TableHeading')}
      data-column={id}
      data-sorted={order !== null || undefined}
      data-priority={priority}
      data-align={align}
      {...(order !== null && { 'aria-sort': order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {by === undefined ? (
        heading
      ) : (
        <button
          type="button"
          className={classOf('SortButton')}
          onClick={() => onSort({ by, order: order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {heading}
          <Icon path={order === 'DESC' ? downIcon : upIcon} size="sm" />
        </button>
      )}
    </th>
  )
}

const downIcon = 'M10 4v12M5.5 11.5 10 16l4.5-4.5'
const upIcon = 'M10 16V4M5.5 8.5 10 4l4.5 4.5'
