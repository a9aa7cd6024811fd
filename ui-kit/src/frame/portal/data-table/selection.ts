import type { BulkInput, ListRow, ListState } from '@portico/headless/core'

/** A press on the checkbox of a row. */
export interface Toggle {
  readonly id: string
  /** The row toggled before; `null` without one. */
  readonly anchor: string | null
  /** `true` for a press with Shift, which sets all rows from the anchor to this one. */
  readonly isRange: boolean
}

/**
 * The selected ids of the rows shown after a toggle. A range sets each row to the state of the pressed one. It is that
 * row alone if the anchor is not shown. Rows that cannot be selected keep their state.
 */
export function toggled(
  shown: readonly string[],
  selected: ReadonlySet<string>,
  { id, anchor, isRange }: Toggle,
  canSelect: (id: string) => boolean,
): readonly string[] {
  const at = shown.indexOf(id)
  const from = isRange && anchor !== null ? shown.indexOf(anchor) : -1
  const [first, last] = from < 0 ? [at, at] : [Math.min(at, from), Math.max(at, from)]
  const isOn = !selected.has(id)
  return shown.filter((other, index) => {
    const isIn = index >= first && index <= last && canSelect(other)
    return isIn ? isOn : selected.has(other)
  })
}

/** The state of the checkbox in the head. */
export type PageSelection = 'none' | 'some' | 'all'

/** The state of the checkbox in the head, of the rows that can be selected. */
export function pageSelection(selectable: readonly string[], selected: ReadonlySet<string>): PageSelection {
  const count = selectable.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === selectable.length ? 'all' : 'some'
}

/** The number of rows that an action in bulk is for. If nothing counts those on all pages, it is the number of those shown. */
export function countOfBulk(
  { selected, allExcept, total }: Pick<ListState<ListRow>, 'selected' | 'allExcept' | 'total'>,
  { ids }: BulkInput,
): number {
  return ids?.length ?? (allExcept === null || total === null ? selected.length : total - allExcept.length)
}
