'use client'

import type { ListRow } from '@portico/headless/core'
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { focusedAround } from '../../../isolation/index.ts'
import { menuList } from '../../../primitives/portal/menu/menu.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { isLetter, useLetterKeys, useShortcut } from '../shortcut/use-shortcut.ts'
import type { RowSettings } from './data-row.tsx'
import { controlOf, menuColumn } from './row-controls.ts'
import { scrollerOf, viewOf } from './scroller.ts'
import { tableMessages } from './table-messages.ts'
import type { DataTableProps } from './types.ts'
import { useColumns } from './use-columns.ts'
import { useKeptScroll } from './use-kept-scroll.ts'
import { useNewRows } from './use-new-rows.ts'
import { useRowEvents } from './use-row-events.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowWindow } from './use-row-window.ts'
import { useSelection } from './use-selection.ts'
import { useTabStop } from './use-tab-stop.ts'
import { useTableWords } from './use-table-words.ts'

/** The state of a table, for its parts. */
export type DataTableState = ReturnType<typeof useDataTable>

/** The menu that is open. */
interface OpenMenu {
  readonly id: string
  readonly name: string
  readonly anchor: HTMLElement
  readonly actions: readonly MenuAction[]
}

/** Joins the parts of a table: columns, selection, window, focus, menu and words. */
export function useDataTable(props: DataTableProps<ListRow>, root: RefObject<HTMLElement | null>) {
  const { list, nameOf, rowActions, bulkActions = [], onOpen, tree, mode = 'pages', density } = props
  const { rows, status, query } = list
  const id = useId()
  const t = useMessages(tableMessages)
  const { dir } = useLocale()
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = useColumns(props)
  const selection = useSelection(props)
  const words = useMemo(() => ({ ...tableMessages, ...props.messages }), [props.messages])
  const ids = useMemo(() => rows.map((row) => row.id), [rows])
  const error = useReadError(list)
  const isFirstLoad = rows.length === 0 && !error && (status === 'unread' || status === 'loading')
  // An empty page beyond the first is read again as the page before it.
  const isSettled = rows.length > 0 || (status === 'ready' && query.page === 0) || error !== null
  const isEmpty = rows.length === 0 && !isFirstLoad && !error && isSettled

  const focus = useRowFocus(body, ids, isSettled, () => root.current?.querySelector<HTMLElement>(heading)?.focus())
  const toasts = useToastQueue()
  const newIds = useNewRows(
    list,
    body,
    ([row, ...others]) => {
      if (!row) toasts?.show({ text: t('table.addedElsewhere') })
      else if (others.length > 0) toasts?.show({ text: t('table.addedMany', { count: others.length + 1 }) })
      else {
        toasts?.show({
          text: t('table.added', { name: nameOf(row) }),
          action: onOpen && { label: t('table.open'), run: () => onOpen(row) },
        })
      }
    },
    (rowId) => {
      const header = columns.shown.find(({ isRowHeader }) => isRowHeader)
      if (header) focus.focusRow(rowId, { column: header.id, nth: 0 })
    },
  )
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const kept = [focus.focusedId, menu?.id ?? null].filter((one) => one !== null)
  const window = useRowWindow(body, ids, kept, density === 'compact' ? 44 : 52)

  const rowOfId = (rowId: string) => rows.find((row) => row.id === rowId)
  const chosen = useRef<MenuAction | null>(null)
  const tabStop = useTabStop(body)
  const { onKeyDown, moveRow, ...events } = useRowEvents(body, ids, focus, dir, {
    toggle: selection.toggle,
    retry: (rowId) => list.retryRow({ id: rowId }),
    toggleChildren(rowId) {
      const row = rowOfId(rowId)
      if (row) tree?.onToggle(row)
    },
    open(rowId) {
      const row = rowOfId(rowId)
      if (row) onOpen?.(row)
      return onOpen !== undefined
    },
    openMenu(rowId, anchor) {
      const row = rowOfId(rowId)
      if (!row || !rowActions) return
      // Some browsers do not focus a button that is pressed.
      anchor.focus()
      focus.rememberMenu(rowId)
      setMenu({ id: rowId, name: nameOf(row), anchor, actions: rowActions(row) })
    },
  })
  const isLetterKey = useLetterKeys()
  useShortcut(body, (event) => {
    const isNext = isLetter(event, 'j')
    if (!(isNext || isLetter(event, 'k')) || !isLetterKey(event)) return false
    const { target } = event
    if (target instanceof HTMLElement && body.current?.contains(target)) {
      moveRow(target, isNext ? 'next' : 'previous')
      return true
    }
    return tabStop.focus()
  })
  useEffect(() => {
    const action = chosen.current
    if (menu !== null || !action) return
    chosen.current = null
    focus.returnToRow()
    action.run?.()
  })

  const hasMenu = rowActions !== undefined
  const hasSelection = bulkActions.length > 0
  const canOpen = onOpen !== undefined
  const isTree = tree !== undefined
  const settings: RowSettings = useMemo(
    () => ({
      columns: columns.shown,
      id,
      hasSelection,
      hasMenu,
      isTree,
      canOpen,
    }),
    [columns.shown, id, hasSelection, hasMenu, isTree, canOpen],
  )
  const shownQuery = JSON.stringify([query.sort, query.search, query.filters, mode === 'pages' && query.page])
  useKeptScroll(body, props.id, shownQuery, rows.length > 0)
  useStartOfRows(root, body, shownQuery)
  const onAppend = useAppended(ids, status === 'appending', body, (rowId) => {
    const header = columns.shown.find(({ isRowHeader }) => isRowHeader)
    if (header) focus.focusRow(rowId, { column: header.id, nth: 0 })
  })
  return {
    ...useTableWords(props, columns, t),
    id,
    body,
    columns,
    selection,
    settings,
    window,
    newIds,
    focus,
    events,
    tabStop,
    onKeyDown,
    menu,
    error,
    words,
    hasMenu,
    isFirstLoad,
    isEmpty,
    isRefreshing: rows.length > 0 && (status === 'refreshing' || status === 'searching'),
    onAppend,
    closeMenu(action: MenuAction | null) {
      // The menu also closes without an action, right after the one that was chosen.
      chosen.current ??= action
      setMenu(null)
    },
    clearQuery() {
      // The filter supersedes the search, which waits for further typing.
      void list.search({ text: '' })
      void list.filter({ filters: {} })
    },
    preloadMenu: useCallback((target: EventTarget) => {
      const isButton = target instanceof Element && controlOf(target)?.column === menuColumn
      if (isButton) menuList.preload()
    }, []),
  }
}

/** The failure of the last read; `null` without one. It stays during the next read, with the button that began it. */
function useReadError({ calls, status }: DataTableProps<ListRow>['list']) {
  const { load, search, filter, sort, goToPage, setPageSize } = calls
  const present = [load, search, filter, sort, goToPage, setPageSize].find(({ error }) => error)?.error ?? null
  const [last, setLast] = useState(present)
  const error = present ?? (status === 'ready' || status === 'unread' ? null : last)
  if (error !== last) setLast(error)
  return error
}

/** Scrolls to the first row after a change of the query. */
function useStartOfRows(root: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>, query: string) {
  const former = useRef(query)
  useEffect(() => {
    if (former.current === query) return
    former.current = query
    if (!root.current || !body.current) return
    const scroller = scrollerOf(body.current)
    const view = viewOf(root.current, scroller)
    if (view && view.top > 0) scroller.scrollTop -= view.top
  }, [root, body, query])
}

/** Focuses the first row that a press of a key has appended, unless that read fails or another one replaces it. */
function useAppended(
  ids: readonly string[],
  isAppending: boolean,
  body: RefObject<HTMLElement | null>,
  focusRow: (id: string) => void,
) {
  const press = useRef<{ readonly count: number; readonly isByKeyboard: boolean } | null>(null)
  useEffect(() => {
    const { current: pressed } = press
    const first = pressed ? ids[pressed.count] : undefined
    if (first === undefined && isAppending) return
    press.current = null
    // The button is gone with the last page.
    const isLost = body.current !== null && focusedAround(body.current) === null
    if (first !== undefined && (pressed?.isByKeyboard || isLost)) queueMicrotask(() => focusRow(first))
  })
  return (count: number) => {
    const focused = body.current && focusedAround(body.current)
    press.current = { count, isByKeyboard: focused?.matches(':focus-visible') === true }
  }
}

const heading = 'h2[tabindex="-1"], h3[tabindex="-1"]'
