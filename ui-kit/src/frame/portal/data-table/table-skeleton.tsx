'use client'

import type { ListRow } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import { menuColumn, selectColumn } from './row-controls.ts'
import type { HeadedColumn } from './use-columns.ts'

export interface TableSkeletonProps {
  readonly columns: readonly HeadedColumn<ListRow>[]
  readonly hasSelection: boolean
  readonly hasMenu: boolean
  readonly count: number
}

/** The rows of a first load, in their final size. They appear after a moment. */
export function TableSkeleton({ columns, hasSelection, hasMenu, count }: TableSkeletonProps): ReactElement {
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
