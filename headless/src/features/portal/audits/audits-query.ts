import type { Client } from '../../../client/index.ts'
import type { Zone } from '../../../core/day-in-zone.ts'
import type { ListQuery } from '../../../core/lists/list.ts'
import { auditsQuery } from '../../../http/paging.ts'
import { accountZone } from '../account-settings/internal.ts'
import { intervalOf, readAuditPeriod } from './period.ts'
import type { AuditColumn } from './types.ts'

/** The moment of a query, and the time zone of its days. */
export interface QueryTime {
  /** Epoch milliseconds. */
  readonly now: number
  readonly zone: Zone
}

/** Reads the moment of a query. The zone of the account is read only if the query has days of the calendar. */
export async function queryTime(client: Pick<Client, 'get' | 'ports'>, { filters }: ListQuery): Promise<QueryTime> {
  const period = readAuditPeriod(filters['createdAt'] ?? '')
  const hasDays = period !== null && !('days' in period)
  return { zone: hasDays ? await accountZone(client) : undefined, now: client.ports.clock.now() }
}

/** The query of a page, as the provider reads it. Filters are parameters named after their columns. */
export function pageQuery(query: ListQuery, columns: readonly AuditColumn[], at: QueryTime, isVirtual: boolean) {
  return {
    ...auditsQuery(onWire(query, at), sortable(columns)),
    ...(isVirtual && { paginationMode: 'virtual' as const }),
  }
}

/** The query of an export: every page, from the first event on. */
export function exportQuery(query: ListQuery, columns: readonly AuditColumn[], at: QueryTime, outputFileName: string) {
  const { count: _, ...others } = auditsQuery({ ...onWire(query, at), page: 0 }, sortable(columns))
  return { ...others, outputFileName }
}

/** The names of the columns that the log sorts by. */
export function sortable(columns: readonly AuditColumn[]): readonly string[] {
  return columns.filter((column) => column.isSortable).map(({ name }) => name)
}

/** The query with its period as an interval of times. A text that is no period filters nothing. */
function onWire(query: ListQuery, { now, zone }: QueryTime): ListQuery {
  const { createdAt = '', ...filters } = query.filters
  const period = readAuditPeriod(createdAt)
  return period
    ? { ...query, filters: { ...filters, createdAt: intervalOf(period, now, zone) } }
    : { ...query, filters }
}
