import type { ListQuery, ListSort } from '../../../core/lists/list.ts'
import { objectsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { ReportRun } from './run-types.ts'
import type { PortalReport } from './types.ts'
import { timesOf } from './weekly-times.ts'

type Schemas = components['schemas']

/** A row of the provider's answer. */
export function reportOf({ type: output, schedule, dataFilters, ...shown }: Schemas['Report']): PortalReport {
  const { id, name, description, status, createdAt, updatedAt, recipients, nextRunAt = null, lastRun } = shown
  return {
    id,
    name,
    description,
    status,
    output,
    createdAt,
    updatedAt,
    recipients: recipients ?? null,
    nextRunAt,
    lastRun: lastRun ? runOf(lastRun) : null,
    filters: objectsIn(dataFilters).map(({ type, config }) => ({ type, config })),
    schedule: schedule
      ? {
          interval: schedule.interval,
          cron: schedule.cron,
          times: timesOf(schedule.cron),
          timezone: schedule.tz,
          isActive: schedule.active,
          filters: schedule.dataFilters ?? {},
        }
      : null,
  }
}

/** A run of the provider's answer. */
export function runOf({ id, createdAt, trigger, ...others }: Schemas['ReportRun']): ReportRun {
  const { reason = null } = others
  const [sentTo, failed] = [textsIn(others.sentTo), textsIn(others.failed)]
  return { id, createdAt, trigger, hasFailed: reason !== null || failed.length > 0, sentTo, failed, reason }
}

/**
 * The query of the list, as the provider reads it: two objects as JSON. It takes one filter, of its own columns. All rows come
 * at once, so the list compares them with every filter itself.
 */
export function reportsQuery({ search, filters, sort }: ListQuery) {
  const query = search.trim()
  const [column, value] = Object.entries(filters).find(([name]) => columns.includes(name)) ?? []
  const filterBy = column !== undefined && { filterBy: { column, filterType: 'equal', value } }
  return {
    ...((query || filterBy) && { filters: JSON.stringify({ query, ...filterBy }) }),
    // A column from an old address must not make the read fail.
    ...(sort &&
      columns.includes(sort.by) && {
        sort: JSON.stringify({ column: sort.by, direction: sort.order === 'ASC' ? 'asc' : 'desc' }),
      }),
  }
}

/** The order of the reports that only the list itself makes. */
export function ownSort({ sort }: ListQuery): ListSort | null {
  return sort?.by === 'output' ? sort : null
}

const columns: readonly string[] = ['name', 'schedule', 'status', 'updatedAt', 'createdAt']
