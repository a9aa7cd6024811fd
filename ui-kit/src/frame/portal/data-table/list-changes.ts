import type { ListQuery, ListRow, ListState } from '@portico/headless/core'
import { ownValue } from '../../../theme/own-member.ts'
import { isFiltered, isNarrowed } from '../filter-bar/chosen-filters.ts'
import type { DataTableProps } from './types.ts'

/** The part of a list that is announced, at one moment. */
export interface ListMoment extends Pick<ListState<ListRow>, 'rows' | 'query' | 'status' | 'selected' | 'allExcept'> {
  /** The ids of the rows that a call is changing, shown or not. */
  readonly busy: ReadonlySet<string>
  /** The ids of the rows whose last call failed. */
  readonly failed: ReadonlySet<string>
  /** `true` while an action in bulk runs, which shows its progress itself. */
  readonly isBulk: boolean
}

/** A change that a screen reader announces. */
export type ListChange =
  | { readonly kind: 'sorted' | 'searched' | 'unfiltered' | 'turned' | 'appended' | 'selected' }
  | { readonly kind: 'saved' | 'removed'; readonly row: ListRow }

/** The present moment of a list, with the states of the rows shown now and in the moment before. */
export function momentOf(list: DataTableProps<ListRow>['list'], former: ListMoment | null): ListMoment {
  const { rows, query, answered, status, selected, allExcept, bulk, isPending, rowState } = list
  const watched = new Set([
    ...(former?.busy ?? []),
    ...(isPending ? [...(former?.rows ?? []), ...rows] : []).map(({ id }) => id),
  ])
  const states = [...watched].map((id) => ({ id, ...rowState(id) }))
  return {
    rows,
    query: answered ?? query,
    status,
    selected,
    allExcept,
    busy: new Set(states.filter(({ isBusy }) => isBusy).map(({ id }) => id)),
    failed: new Set(states.filter(({ error }) => error).map(({ id }) => id)),
    isBulk: bulk !== null && bulk.pending.length > 0,
  }
}

/** The change from one moment of a list to the next, the most telling one; `null` without any. */
export function changeOf(former: ListMoment, now: ListMoment): ListChange | null {
  return readChange(former, now) ?? rowChange(former, now) ?? selectionChange(former, now)
}

/** `true` if two queries have the same search and filters: their rows on all pages are the same. */
export function isSameSet(one: ListQuery, other: ListQuery): boolean {
  const columns = Object.keys({ ...one.filters, ...other.filters })
  return (
    one.search === other.search &&
    columns.every((column) => ownValue(one.filters, column) === ownValue(other.filters, column))
  )
}

/** The moment after a read differs in the query that its rows answer, because `former` is the last one that was `ready`. */
function readChange(former: ListMoment, now: ListMoment): ListChange | null {
  if (former.status === 'unread') return null
  const [before, after] = [former.query, now.query]
  if (before.sort?.by !== after.sort?.by || before.sort?.order !== after.sort?.order) return { kind: 'sorted' }
  if (!isSameSet(before, after)) return { kind: isFiltered(before) && !isNarrowed(after) ? 'unfiltered' : 'searched' }
  if (before.page === after.page && before.pageSize === after.pageSize) return null
  const isLonger = now.rows.length > former.rows.length && now.rows[0]?.id === former.rows[0]?.id
  return { kind: isLonger && before.pageSize === after.pageSize ? 'appended' : 'turned' }
}

function rowChange(former: ListMoment, now: ListMoment): ListChange | null {
  if (former.isBulk || now.isBulk) return null
  if (former.busy.size === 0 && now.busy.size === 0) return null
  const present = new Set(now.rows.map(({ id }) => id))
  const gone = former.rows.find(({ id }) => !present.has(id) && now.busy.has(id) && !former.busy.has(id))
  if (gone) return { kind: 'removed', row: gone }
  const saved = now.rows.find(({ id }) => former.busy.has(id) && !now.busy.has(id) && !now.failed.has(id))
  return saved ? { kind: 'saved', row: saved } : null
}

function selectionChange(former: ListMoment, now: ListMoment): ListChange | null {
  if (former.isBulk || now.isBulk) return null
  const isSame = former.selected.length === now.selected.length && former.allExcept?.length === now.allExcept?.length
  return isSame ? null : { kind: 'selected' }
}
