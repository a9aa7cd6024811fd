'use client'

import type { ListRow } from '@portico/headless/core'
import { useLocale } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { knownRows } from '../../known-rows.ts'
import type { ListChange } from './list-changes.ts'
import type { tableMessages } from './table-messages.ts'
import type { DataTableProps } from './types.ts'
import { useAnnouncements } from './use-announcements.ts'
import type { TableColumns } from './use-columns.ts'

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
