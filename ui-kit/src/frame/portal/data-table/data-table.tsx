'use client'

import type { ListRow } from '@portico/headless/core'
import { type ForwardedRef, type ReactElement, useRef } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Menu } from '../../../primitives/portal/menu/menu.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { useInnerRef } from '../../../primitives/use-inner-ref.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { partPlace } from '../../loading/part-failed.tsx'
import { isNarrowed } from '../filter-bar/chosen-filters.ts'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { gridRole } from './data-row.tsx'
import { SortSelect } from './sort-select.tsx'
import { TableBody } from './table-body.tsx'
import { MessagesContext } from './table-context.ts'
import { TableFooter } from './table-footer.tsx'
import { TableHead } from './table-head.tsx'
import { tableMessages } from './table-messages.ts'
import { LoadFailure, NoResults } from './table-state.tsx'
import type { DataTableProps } from './types.ts'
import { tracksOf } from './use-columns.ts'
import { useDataTable } from './use-data-table.ts'

/**
 * A table over any list: search and filters, sort, selection with actions in bulk, a menu for each row, pages or endless
 * rows, a tree. On a phone its rows are cards. Replaceable as slot `DataTable`.
 */
export function DataTable<Row extends ListRow>(props: DataTableProps<Row>): ReactElement

export function DataTable(props: DataTableProps<ListRow>): ReactElement {
  return <AnyTable {...props} />
}

const AnyTable = slotted<DataTableProps<ListRow>, HTMLElement>('DataTable', (props, ref) => (
  <Table {...props} place={ref} />
))

interface TableProps extends DataTableProps<ListRow> {
  readonly place: ForwardedRef<HTMLElement>
}

function Table({ place, ...props }: TableProps) {
  const { list, label, searchLabel, filters = [], countOf, bulkActions = [], empty, mode = 'pages', toolbar } = props
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const root = useInnerRef<HTMLDivElement, HTMLElement>(place)
  const box = useRef<HTMLInputElement>(null)
  const table = useDataTable(props, root)
  const { columns, selection, menu, error, words, hasMenu, isFirstLoad, isEmpty } = table
  const hasSelection = bulkActions.length > 0
  const isBare = searchLabel === undefined && filters.length === 0 && toolbar === undefined

  if (list.isOffered === false) return null
  if (isEmpty && !isNarrowed(list.query)) {
    return (
      <div ref={root} className={classOf('DataTable', props.className)}>
        <div className={classOf('TableFrame')}>{empty}</div>
        <Status text={table.announcement} />
      </div>
    )
  }
  const tracks = Object.fromEntries(
    [1, 2, 3, 4].map((priority) => [
      `--_portico-columns-${priority}`,
      tracksOf(columns.shown, priority, { hasSelection, hasMenu }),
    ]),
  )
  const countId = `${table.id}-count`
  const keysId = `${table.id}-keys`
  const failure = error && <LoadFailure error={error} list={list} mode={mode} place={root} />
  const hasRows = list.rows.length > 0
  return (
    <MessagesContext.Provider value={words}>
      <div
        ref={root}
        className={classOf('DataTable', props.density === 'compact' && 'portico-DataTable--compact', props.className)}
      >
        <FilterBar
          list={list}
          searchLabel={searchLabel}
          filters={filters}
          countOf={countOf}
          isEmpty={isEmpty}
          className={isBare ? 'portico-FilterBar--bare' : undefined}
        >
          {toolbar}
          <SortSelect columns={columns.shown} sort={list.query.sort} onSort={(sort) => void list.sort(sort)} />
          <span className={classOf('TableColumns')}>{!table.isFirstLoad && <ColumnMenu columns={columns} />}</span>
        </FilterBar>
        <p id={countId} className={classOf('VisuallyHidden')}>
          {table.count}
        </p>
        {hasRows && failure}
        <div className={classOf('TableFrame')} data-refreshing={table.isRefreshing || undefined}>
          <table
            {...gridRole}
            className={classOf('TableGrid')}
            aria-label={label}
            aria-describedby={hasRows ? `${countId} ${keysId}` : countId}
            aria-busy={isFirstLoad || undefined}
            {...(table.window.isWindowed && { 'aria-rowcount': list.total === null ? -1 : list.total + 1 })}
            style={tracks}
            onFocus={table.tabStop.onFocus}
            onKeyDown={table.onKeyDown}
          >
            <TableHead
              columns={columns.shown}
              sort={list.query.sort}
              onSort={(sort) => void list.sort(sort)}
              selection={hasSelection ? selection : null}
              isEndless={mode === 'endless'}
              hasMenu={hasMenu}
              isNumbered={table.window.isWindowed}
              box={box}
            />
            <TableBody table={table} props={props} />
          </table>
          {!hasRows && failure}
          {isEmpty && !error && <NoResults list={list} filters={filters} onClear={table.clearQuery} />}
          <div className={classOf('TableAfter')}>
            {hasRows && <TableFooter list={list} mode={mode} pageSizes={props.pageSizes} onAppend={table.onAppend} />}
          </div>
        </div>
        {hasRows && (
          <p id={keysId} className={classOf('TableKeys')}>
            <span>{t('table.keysMove')}</span> {props.onOpen && <span>{t('table.keysOpen')}</span>}{' '}
            {hasSelection && <span>{t('table.keysSelect')}</span>}
          </p>
        )}
        {hasSelection && (selection.count > 0 || list.bulk !== null) && (
          <SelectionBar
            list={list}
            selection={selection}
            actions={bulkActions}
            nameOf={props.nameOf}
            countOf={countOf}
            onLeave={() => box.current?.focus()}
          />
        )}
        {menu && (
          <RowMenu
            label={t('table.actionsFor', { name: menu.name })}
            anchor={menu.anchor}
            actions={menu.actions}
            onClose={(chosen: MenuAction | null) => table.closeMenu(chosen)}
          />
        )}
        <Status text={table.announcement} />
      </div>
    </MessagesContext.Provider>
  )
}

function Status({ text }: { readonly text: string }) {
  const classOf = useClasses()
  return (
    <p role="status" className={classOf('VisuallyHidden')}>
      {text}
    </p>
  )
}

const SelectionBar = lazyPart(async () => (await import('./selection-bar.tsx')).SelectionBar, partPlace)

const ColumnMenu = lazyPart(async () => (await import('./column-menu.tsx')).ColumnMenu, partPlace)

interface RowMenuProps {
  readonly label: string
  /** The button of the row. */
  readonly anchor: HTMLElement
  readonly actions: readonly MenuAction[]
  /** Called when the menu closes, with the chosen action. */
  readonly onClose: (chosen: MenuAction | null) => void
}

/** The one menu of all rows. An action runs after the menu has closed, so that its dialog returns the focus to the row. */
function RowMenu({ label, anchor, actions, onClose }: RowMenuProps): ReactElement {
  return (
    <Menu
      label={label}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      actions={actions.map((action) => ({ ...action, run: () => onClose(action) }))}
    />
  )
}
