import type { CoreState } from '../core/state.ts'
import { cellText, reportContents } from './contents.ts'
import { type FilterValues, filteredRows } from './filter-rows.ts'
import type { ReportRecord } from './records.ts'

/** A report with its data, as texts. */
export interface RenderedReport {
  readonly name: string
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The number of rows of each value, the most first. */
  readonly counts: readonly (readonly [value: string, count: number])[]
}

/** The data of a report as of now, which is in epoch milliseconds. */
export function render(
  state: CoreState,
  { tenantId, content, dataFilters, name }: ReportRecord,
  { values, now }: { readonly values: FilterValues; readonly now: number },
): RenderedReport {
  const { columns, countedBy, rows } = reportContents[content]
  const found = filteredRows(rows(state, tenantId), dataFilters, values, now)
  const counts = new Map<string, number>()
  for (const row of found) {
    const value = cellText(row[countedBy])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return {
    name,
    createdAt: new Date(now).toISOString(),
    heads: columns.map(([, head]) => head),
    rows: found.map((row) => columns.map(([column]) => cellText(row[column]))),
    counts: [...counts].sort(([, one], [, other]) => other - one),
  }
}
