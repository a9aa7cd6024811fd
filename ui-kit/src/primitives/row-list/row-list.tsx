'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { Paragraph } from '../text/text.tsx'

export interface RowListProps {
  /** `true` frames the rows as a card, for pages of the portal. Default `false`. */
  readonly isCard?: boolean | undefined
  /** The rows: {@link ListRow} elements. */
  readonly children: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A list of items, each a row with its controls at the end. Replaceable as slot `RowList`. */
export const RowList = slotted<RowListProps, HTMLUListElement>('RowList', ({ isCard, className, children }, ref) => {
  const classOf = useClasses()
  return (
    <ul ref={ref} className={classOf('RowList', listLook({ isCard }), className)}>
      {children}
    </ul>
  )
})

export interface ListRowProps {
  /** The name of the item. */
  readonly name: ReactNode
  /** A second line: its state, kind or date. */
  readonly note?: ReactNode
  /** A mark before the name: an icon, a letter. */
  readonly mark?: ReactNode
  /** `true` marks the row that concerns this page, by its ground alone: name it in the text too. Default `false`. */
  readonly isCurrent?: boolean | undefined
  /** Controls at the end of the row. */
  readonly children?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** One row of a {@link RowList}. Replaceable as slot `ListRow`. */
export const ListRow = slotted<ListRowProps, HTMLLIElement>(
  'ListRow',
  ({ name, note, mark, isCurrent, className, children }, ref) => {
    const classOf = useClasses()
    return (
      <li ref={ref} className={classOf('ListRow', rowLook({ isCurrent }), className)}>
        {mark && (
          <span className={classOf('ListRowMark')} aria-hidden="true">
            {mark}
          </span>
        )}
        <span className={classOf('ListRowText')}>
          <span>{name}</span>
          {note && (
            <Paragraph tone="muted" size="sm">
              {note}
            </Paragraph>
          )}
        </span>
        {children}
      </li>
    )
  },
)

const listLook = cva('', { variants: { isCard: { true: 'portico-RowList--card' } } })

const rowLook = cva('', { variants: { isCurrent: { true: 'portico-ListRow--current' } } })
