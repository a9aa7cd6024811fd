'use client'

import type { PorticoError } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import { type ComponentType, createElement, memo, type ReactElement, useMemo } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Boundary, slotted, useClasses } from '../../../slots/index.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { emptyPlace } from '../../loading/place.ts'
import { menuColumn, selectColumn } from './row-controls.ts'
import { RowError } from './row-error.tsx'
import { RowContext } from './table-context.ts'
import { tableMessages } from './table-messages.ts'
import type { CellProps } from './types.ts'
import type { HeadedColumn } from './use-columns.ts'

/** The roles of the table. They are written out, because some browsers drop them from rows that are a grid of CSS. */
export const gridRole = { role: 'grid' } as const

export const cellRole = { role: 'gridcell' } as const

/** The settings that all rows of a table share. They keep their identity from render to render. */
export interface RowSettings {
  readonly columns: readonly HeadedColumn<ListRow>[]
  /** The start of the ids in the rows. */
  readonly id: string
  readonly hasSelection: boolean
  readonly hasMenu: boolean
  /** `true` if the rows form a tree. */
  readonly isTree: boolean
  readonly canOpen: boolean
}

/** The props of a row. */
export interface DataTableRowProps {
  readonly row: ListRow
  readonly name: string
  /** The address of the row; `null` without one. */
  readonly href: string | null
  readonly isSelected: boolean
  /** `true` if the row was just created here. */
  readonly isNew: boolean
  /** The reason why the row cannot be selected; `null` if it can. */
  readonly reason: string | null
  readonly isBusy: boolean
  readonly error: PorticoError | null
  /** `true` if the failed call of the row can be repeated. */
  readonly canRetry: boolean
  /** The depth of the row in a tree, from 0. */
  readonly level: number
  /** `true` if the children of the row are shown, `null` without children. */
  readonly isOpen: boolean | null
  /** `true` while the menu of the row is open. */
  readonly isMenuOpen: boolean
  /** The height of the rows left out before, in pixels. */
  readonly gap: number
  /** The place of the row among all rows, from 1; `null` if all of them are in the page. */
  readonly position: number | null
  readonly settings: RowSettings
}

/** A row of the table. Its events are handled by the table. Replaceable as slot `DataTableRow`. */
export const DataTableRow = memo(
  slotted<DataTableRowProps, HTMLTableRowElement>('DataTableRow', (props, ref) => {
    const { row, name, href, isSelected, isNew, reason, isBusy, error, isMenuOpen, gap, position, settings } = props
    const { columns, hasSelection, hasMenu, canOpen } = settings
    const classOf = useClasses()
    const t = useMessages(tableMessages)
    const around = useMemo(() => ({ id: row.id, name, href, canOpen }), [row.id, name, href, canOpen])
    const reasonId = `${settings.id}-${row.id}-reason`
    const errorId = error ? `${settings.id}-${row.id}-error` : undefined
    return (
      <RowContext.Provider value={around}>
        {/* The roles are written out, because some browsers drop them from rows that are a grid. */}
        <tr
          ref={ref}
          role="row"
          className={classOf('DataTableRow')}
          data-key={row.id}
          data-selected={isSelected || undefined}
          data-new={isNew || undefined}
          data-busy={isBusy || undefined}
          data-failed={error !== null || undefined}
          {...(position !== null && { 'aria-rowindex': position + 1 })}
          {...(gap > 0 && { style: { marginBlockStart: gap } })}
        >
          {hasSelection && (
            <td {...cellRole} className={classOf('TableCell')} data-column={selectColumn}>
              <input
                type="checkbox"
                className={classOf('RowCheckbox')}
                aria-label={t('table.select', { name })}
                aria-disabled={isBusy || reason !== null || undefined}
                data-off={isBusy || reason !== null || undefined}
                aria-describedby={reason === null ? undefined : reasonId}
                checked={isSelected}
                onChange={ignore}
              />
              {reason !== null && <ReasonTip id={reasonId} text={reason} />}
            </td>
          )}
          {columns.map((column) =>
            column.isRowHeader ? (
              <RowHeader key={column.id} column={column} {...props} />
            ) : (
              <td
                key={column.id}
                {...cellRole}
                className={classOf('TableCell')}
                data-column={column.id}
                data-priority={column.priority}
                data-align={column.align}
              >
                <Cell row={row} column={column.id} content={column.cell} />
              </td>
            ),
          )}
          {hasMenu && (
            <td {...cellRole} className={classOf('TableCell')} data-column={menuColumn}>
              <button
                type="button"
                className={classOf('RowMenuButton')}
                aria-label={t('table.actionsFor', { name })}
                aria-haspopup="menu"
                aria-expanded={isMenuOpen}
                data-expanded={isMenuOpen || undefined}
                aria-disabled={isBusy || undefined}
                aria-describedby={errorId}
              />
            </td>
          )}
        </tr>
      </RowContext.Provider>
    )
  }),
)

interface RowHeaderProps extends DataTableRowProps {
  readonly column: HeadedColumn<ListRow>
}

function RowHeader({
  column,
  row,
  name,
  isBusy,
  error,
  canRetry,
  level,
  isOpen,
  settings,
}: RowHeaderProps): ReactElement {
  const { columns, isTree } = settings
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const below = columns.filter((other) => other.below)
  return (
    <th
      role="rowheader"
      className={classOf('TableCell', classOf('RowHeader'))}
      scope="row"
      data-column={column.id}
      {...(level > 0 && { style: { '--_portico-level': level } as React.CSSProperties })}
    >
      {isTree && isOpen !== null && (
        <button
          type="button"
          className={classOf('RowToggle')}
          data-toggle
          aria-expanded={isOpen}
          data-expanded={isOpen || undefined}
          aria-label={t(isOpen ? 'table.closeRow' : 'table.openRow', { name })}
        />
      )}
      {isTree && isOpen === null && <span className={classOf('RowToggle')} data-blank />}
      <Cell row={row} column={column.id} content={column.cell} />
      {level > 0 && <span className={classOf('VisuallyHidden')}>{t('table.level', { level: String(level + 1) })}</span>}
      {below.length > 0 && (
        <span className={classOf('RowBelow')}>
          {below.map(
            (other) =>
              other.below && (
                <span key={other.id} data-below={other.priority}>
                  {other.hasHeadingBelow && `${other.heading} `}
                  <Cell row={row} column={other.id} content={other.below} />
                </span>
              ),
          )}
        </span>
      )}
      {isBusy && <span className={classOf('VisuallyHidden')}>{t('table.saving')}</span>}
      {error && <RowError id={`${settings.id}-${row.id}-error`} name={name} error={error} canRetry={canRetry} />}
    </th>
  )
}

interface CellContentProps extends CellProps<ListRow> {
  readonly column: string
  readonly content: ComponentType<CellProps<ListRow>>
}

/** The content of a cell. If it throws, an em dash is shown until the row changes. */
function Cell({ row, column, content }: CellContentProps) {
  return (
    <Boundary part={column} of={row} failed={dash}>
      {createElement(content, { row })}
    </Boundary>
  )
}

const dash = () => '—'

/** The click is handled by the table, because a change event has no Shift key. */
function ignore() {}

const ReasonTip = lazyPart(async () => (await import('./reason-tip.tsx')).ReasonTip, emptyPlace)
