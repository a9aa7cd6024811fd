'use client'

import { useClient } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { knownRows } from '../../known-rows.ts'
import { useLatest } from '../../use-latest.ts'
import { changeOf, type ListChange, type ListMoment, momentOf } from './list-changes.ts'
import type { tableMessages } from './table-messages.ts'
import type { DataTableProps } from './types.ts'
import type { TableColumns } from './use-columns.ts'

/** Milliseconds after which a read is announced. */
const patience = 1000

/** Milliseconds without a further change before one is announced. */
const quiet = 150

/** The words about the rows as a whole: their count, and the last change for screen readers. */
export function useTableWords(
  {
    list,
    nameOf,
    savedText,
    countOf,
    mode,
  }: Pick<DataTableProps<ListRow>, 'list' | 'nameOf' | 'savedText' | 'countOf' | 'mode'>,
  columns: TableColumns<ListRow>,
  t: Translate<keyof typeof tableMessages>,
): { readonly count: string; readonly announcement: string } {
  const { code } = useLocale()
  const number = numberFormat(code)
  const { rows, total, selected, allExcept } = list
  const query = list.answered ?? list.query
  const found = total === null ? null : (countOf?.(total) ?? t('table.rows', { count: total }))
  const first = mode === 'endless' || query.pageSize === null ? 0 : query.page * query.pageSize
  const range = `${number.format(rows.length === 0 ? 0 : first + 1)}–${number.format(first + rows.length)}`
  const shown = found === null ? range : t('parts.range', { range, total: found })
  const isWhole = found !== null && rows.length === total
  const count = knownRows(list) === null ? '' : isWhole ? found : shown

  const announcement = useAnnouncements(list, textOf, t('table.loading'))
  return { count, announcement }

  function textOf(change: ListChange): string | null {
    switch (change.kind) {
      case 'sorted':
        return sortText()
      case 'searched':
        return rows.length === 0 ? t('table.noResults') : count
      case 'unfiltered':
        return t('table.filtersCleared', { count })
      case 'turned':
        return shown
      case 'appended':
        return total === null
          ? range
          : t('table.loaded', { loaded: number.format(rows.length), total: number.format(total) })
      case 'selected':
        return selectionText()
      case 'saved':
        return savedText?.(change.row) ?? t('table.saved', { name: nameOf(change.row) })
      case 'removed':
        return t('table.removed', { name: nameOf(change.row) })
      default:
        return change satisfies never
    }
  }

  function sortText(): string | null {
    const { sort } = query
    const column = columns.all.find((one) => one.sort !== undefined && one.sort === sort?.by)
    if (!sort || !column) return null
    const order = t(sort.order === 'ASC' ? 'table.ascending' : 'table.descending', { column: column.heading })
    return t('table.sorted', { column: order })
  }

  function selectionText(): string {
    const all = allExcept === null || total === null ? null : total - allExcept.length
    if (all !== null && all === total) return t('table.allSelected', { count: number.format(all) })
    const some = all ?? selected.length
    return some === 0 ? t('table.cleared') : t('table.selected', { count: number.format(some) })
  }
}

/**
 * The text of the table's live region: the last change, once the list has been quiet for a moment. `textOf` returns the
 * words of a change, or `null` for silence.
 */
function useAnnouncements(
  list: DataTableProps<ListRow>['list'],
  textOf: (change: ListChange) => string | null,
  loadingText: string,
): string {
  const { ports } = useClient()
  const [text, setText] = useState('')
  const former = useRef<ListMoment | null>(null)
  const latestText = useLatest(textOf)
  const latestLoadingText = useLatest(() => loadingText)
  const cancel = useRef(() => {})
  const hasMessage = useFreshMessage()
  useEffect(() => () => cancel.current(), [])

  const isReading = list.status !== 'ready' && list.status !== 'unread'
  useEffect(() => {
    if (isReading) return ports.clock.after(patience, () => setText(latestLoadingText()))
  }, [ports, isReading, latestLoadingText])

  useEffect(() => {
    // The rows of a new query follow at the end of the read.
    if (isReading) return
    const now = momentOf(list, former.current)
    const change = former.current && changeOf(former.current, now)
    former.current = now
    if (!change) return
    const said = latestText(change)
    if (said === null) return
    cancel.current()
    cancel.current = ports.clock.after(quiet, () => {
      if (!('row' in change && hasMessage())) setText(said)
    })
  })
  return text
}

/** Returns whether a message has just appeared: it announces the change of a row itself. */
function useFreshMessage(): () => boolean {
  const { clock } = useClient().ports
  const queue = useToastQueue()
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    let newest = queue?.toasts().at(-1)?.id ?? 0
    return queue?.subscribe(() => {
      const { id } = queue.toasts().at(-1) ?? { id: 0 }
      if (id > newest) shownAt.current = clock.now()
      newest = Math.max(newest, id)
    })
  }, [queue, clock])
  return () => clock.now() - shownAt.current < 2 * quiet
}
