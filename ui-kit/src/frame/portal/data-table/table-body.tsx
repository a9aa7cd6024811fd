'use client'

import type { ListRow } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { shownName } from '../../../i18n/shown-name.ts'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import { DataTableRow } from './data-row.tsx'
import { menuColumn, selectColumn } from './row-controls.ts'
import type { DataTableProps } from './types.ts'
import type { HeadedColumn } from './use-columns.ts'
import type { DataTableState } from './use-data-table.ts'

export interface TableBodyProps {
  readonly table: DataTableState
  readonly props: DataTableProps<ListRow>
}

/** The rows that are in the page, or the skeleton of the first ones. */
export function TableBody({ table, props }: TableBodyProps): ReactElement {
  const { list, nameOf, hrefOf, tree } = props
  const { body, settings, selection, window, newIds, events, focus, menu, preloadMenu } = table
  const classOf = useClasses()
  const bulkFailures = new Set(list.bulk?.failed.map(({ id }) => id))
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={classOf('DataTableBody')}
      style={{ paddingBlockEnd: window.gapAfter }}
      onFocus={(event) => {
        focus.onFocus(event)
        preloadMenu(event.target)
      }}
      onBlur={focus.onBlur}
      onPointerOver={(event) => preloadMenu(event.target)}
      {...events}
    >
      {table.isFirstLoad && (
        <TableSkeleton
          columns={settings.columns}
          hasSelection={settings.hasSelection}
          hasMenu={settings.hasMenu}
          count={Math.min(list.query.pageSize ?? skeletonRows, skeletonRows)}
        />
      )}
      {window.runs.flatMap(({ first, end, gap }) =>
        list.rows.slice(first, end).map((row, index) => {
          const { isBusy, error } = list.rowState(row.id)
          return (
            <DataTableRow
              key={row.id}
              row={row}
              name={shownName(nameOf(row))}
              href={hrefOf?.(row) ?? null}
              isSelected={selection.selected.has(row.id)}
              isNew={newIds.has(row.id)}
              reason={settings.hasSelection ? selection.reasonOf(row.id) : null}
              isBusy={isBusy}
              error={isBusy ? null : error}
              canRetry={!bulkFailures.has(row.id)}
              level={tree?.levelOf(row) ?? 0}
              isOpen={tree?.isOpen(row) ?? null}
              isMenuOpen={menu?.id === row.id}
              gap={index === 0 ? gap : 0}
              position={window.isWindowed ? first + index + 1 : null}
              settings={settings}
            />
          )
        }),
      )}
    </tbody>
  )
}

const skeletonRows = 8

interface TableSkeletonProps {
  readonly columns: readonly HeadedColumn<ListRow>[]
  readonly hasSelection: boolean
  readonly hasMenu: boolean
  readonly count: number
}

/** The rows of a first load, in their final size. They appear after a moment. */
function TableSkeleton({ columns, hasSelection, hasMenu, count }: TableSkeletonProps): ReactElement {
  const classOf = useClasses()
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids yet.
        <tr key={index} aria-hidden="true" className={classOf('DataTableRow', 'portico-DataTableRow--skeleton')}>
          {hasSelection && (
            <td className={classOf('TableCell')} data-column={selectColumn}>
              <Skeleton shape="box" />
            </td>
          )}
          {columns.map(({ id, isRowHeader, priority, align, skeleton }) => (
            <td key={id} className={classOf('TableCell')} data-column={id} data-priority={priority} data-align={align}>
              <Skeleton shape={skeleton} width={isRowHeader ? 'md' : 'xs'} />
            </td>
          ))}
          {hasMenu && <td className={classOf('TableCell')} data-column={menuColumn} />}
        </tr>
      ))}
    </>
  )
}
