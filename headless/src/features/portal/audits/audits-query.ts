import type { ListQuery } from '../../../core/list.ts'
import { auditsQuery } from '../../../http/paging.ts'
import { intervalOf, readAuditPeriod } from './period.ts'
import type { AuditColumn } from './types.ts'

/** The query of a page, as the provider reads it. Filters are parameters named after their columns. */
export function pageQuery(query: ListQuery, columns: readonly AuditColumn[], now: number, isVirtual: boolean) {
  return {
    ...auditsQuery(onWire(query, now), sortable(columns)),
    ...(isVirtual && { paginationMode: 'virtual' as const }),
  }
}

/** The query of an export: every page, from the first event on. */
export function exportQuery(query: ListQuery, columns: readonly AuditColumn[], now: number, outputFileName: string) {
  const { count: _, ...others } = auditsQuery({ ...onWire(query, now), page: 0 }, sortable(columns))
  return { ...others, outputFileName }
}

/** The names of the columns that the log sorts by. */
export function sortable(columns: readonly AuditColumn[]): readonly string[] {
  return columns.filter((column) => column.sortable).map(({ name }) => name)
}

/** The query with its period as an interval of times. A text that is no period filters nothing. */
function onWire(query: ListQuery, now: number): ListQuery {
  const { createdAt = '', ...filters } = query.filters
  const period = readAuditPeriod(createdAt)
  return period ? { ...query, filters: { ...filters, createdAt: intervalOf(period, now) } } : { ...query, filters }
}
