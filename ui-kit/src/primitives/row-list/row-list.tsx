'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { Text } from '../text/text.tsx'

/** The props of {@link RowList}. */
export interface RowListProps {
  /** The rows: {@link ListRow} elements. */
  readonly children: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A list of items, each a row with its controls at the end. Replaceable as slot `RowList`. */
export const RowList = /* @__PURE__ */ slotted<RowListProps, HTMLUListElement>(
  'RowList',
  ({ className, children }, ref) => {
    const classOf = useClasses()
    return (
      <ul ref={ref} className={classOf('RowList', className)}>
        {children}
      </ul>
    )
  },
)

/** The props of {@link ListRow}. */
export interface ListRowProps {
  /** The name of the item. */
  readonly name: ReactNode
  /** A second line: its state, kind or date. */
  readonly note?: ReactNode
  /** Controls at the end of the row. */
  readonly children?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** One row of a {@link RowList}. Replaceable as slot `ListRow`. */
export const ListRow = /* @__PURE__ */ slotted<ListRowProps, HTMLLIElement>(
  'ListRow',
  ({ name, note, className, children }, ref) => {
    const classOf = useClasses()
    return (
      <li ref={ref} className={classOf('ListRow', className)}>
        <span className={classOf('ListRowText')}>
          <span>{name}</span>
          {note && (
            <Text tone="muted" size="sm">
              {note}
            </Text>
          )}
        </span>
        {children}
      </li>
    )
  },
)
