'use client'

import type { ListRow } from '@portico/headless/core'
import { useMemo, useRef } from 'react'
import { isSameSet } from './list-changes.ts'
import { type PageSelection, pageSelection, toggled } from './selection.ts'
import type { DataTableProps } from './types.ts'

/** The selection of a table. */
export interface TableSelection {
  /** The selected rows among those shown. */
  readonly selected: ReadonlySet<string>
  /** The state of the checkbox in the head. */
  readonly page: PageSelection
  /** The number of selected rows, on all pages if all are selected. */
  readonly count: number
  /** `true` if all rows of the query are selected, on the pages that are not read too. */
  readonly isOnAllPages: boolean
  /** The number of rows that can be selected beyond those shown; 0 without any. */
  readonly beyond: number
  /** The reason why a row cannot be selected; `null` if it can. */
  readonly reasonOf: (id: string) => string | null
  readonly toggle: (id: string, isRange: boolean) => void
  readonly togglePage: () => void
  readonly selectAllPages: () => void
}

/** Selects rows of a list: single ones, ranges, the rows shown, and those of all pages. */
export function useSelection<Row extends ListRow>({
  list,
  canSelect,
}: Pick<DataTableProps<Row>, 'list' | 'canSelect'>): TableSelection {
  const { rows, total, selected: ids, allExcept, hasMore, query } = list
  const anchor = useRef<string | null>(null)
  const selected = useMemo(() => new Set(ids), [ids])
  const reasons = new Map(rows.map((row) => [row.id, canSelect?.(row) ?? true]))
  const reasonOf = (id: string) => {
    const answer = reasons.get(id)
    return typeof answer === 'string' ? answer : null
  }
  const selectable = rows.map(({ id }) => id).filter((id) => reasonOf(id) === null)
  const page = pageSelection(selectable, selected)
  const hasOthers = hasMore || query.page > 0
  const count = allExcept === null ? ids.length : Math.max(ids.length, (total ?? ids.length) - allExcept.length)

  return {
    selected,
    page,
    count,
    isOnAllPages: allExcept !== null,
    beyond:
      page === 'all' && hasOthers && isSameSet(list.answered ?? query, query) && allExcept === null && !canSelect
        ? (total ?? 0)
        : 0,
    reasonOf,
    toggle(id, isRange) {
      if (reasonOf(id) !== null) return
      const shown = rows.map((row) => row.id)
      const next = toggled(shown, selected, { id, anchor: anchor.current, isRange }, (one) => reasonOf(one) === null)
      anchor.current = id
      list.select({ ids: next })
    },
    togglePage() {
      anchor.current = null
      if (page === 'all') list.deselectAll()
      else list.select({ ids: selectable })
    },
    selectAllPages: () => list.selectAll({ onAllPages: true }),
  }
}
