import type { Client } from '../../../client/index.ts'
import type { Zone } from '../../../core/day-in-zone.ts'
import type { ListQuery } from '../../../core/lists/list.ts'
import { auditsQuery } from '../../../http/paging.ts'
import { accountZone } from '../account-settings/internal.ts'
import { fileDays, intervalOf, readAuditPeriod } from './period.ts'
import type { AuditColumn } from './types.ts'

/** The moment of a query, and the time zone of its days. */
export interface QueryTime {
  /** Epoch milliseconds. */
  readonly now: number
  readonly zone: Zone
}

type TimeClient = Pick<Client, 'get' | 'ports'>

/** Reads the moment of a query. The zone of the account is read only if the query has days of the calendar. */
export async function queryTime(client: TimeClient, { filters }: ListQuery): Promise<QueryTime> {
  const period = readAuditPeriod(filters['createdAt'] ?? '')
  const hasDays = period !== null && !('days' in period)
  return hasDays ? dayTime(client) : { zone: undefined, now: client.ports.clock.now() }
}

/** Reads the present moment with the zone of the account. */
export async function dayTime(client: TimeClient): Promise<QueryTime> {
  return { zone: await accountZone(client), now: client.ports.clock.now() }
}

/** The name of a file with all events of a query, by their days. */
export function fileNameOf({ filters }: ListQuery, { now, zone }: QueryTime): string {
  const { from, to } = fileDays(readAuditPeriod(filters['createdAt'] ?? ''), now, zone)
  const days = from === to ? [to] : [...(from === '' ? [] : [from]), 'to', to]
  return `${['audit-log', ...days].join('-')}.csv`
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
