import type { ListQuery, ListSort } from '../../../core/lists/list.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { PortalReport } from './types.ts'

type Answer = components['schemas']['Report']

/** A row of the provider's answer. */
export function reportOf({ type: output, schedule, dataFilters = [], ...shown }: Answer): PortalReport {
  const { id, name, description, status, createdAt, updatedAt } = shown
  return {
    id,
    name,
    description,
    status,
    output,
    createdAt,
    updatedAt,
    filters: dataFilters.map(({ type, config }) => ({ type, config })),
    schedule: schedule
      ? {
          interval: schedule.interval,
          cron: schedule.cron,
          timezone: schedule.tz,
          isActive: schedule.active,
          filters: schedule.dataFilters ?? {},
        }
      : null,
  }
}

/**
 * The query of the list, as the provider reads it: two objects as JSON. It takes one filter. All rows come at once, so the list
 * compares them with every filter itself.
 */
export function reportsQuery({ search, filters, sort }: ListQuery) {
  const query = search.trim()
  const [[name, value] = []] = Object.entries(filters)
  const filterBy = name !== undefined && { filterBy: { column: onWire(name), filterType: 'equal', value } }
  return {
    ...((query || filterBy) && { filters: JSON.stringify({ query, ...filterBy }) }),
    // A column from an old address must not make the read fail.
    ...(sort &&
      sorted.includes(sort.by) && {
        sort: JSON.stringify({ column: onWire(sort.by), direction: sort.order === 'ASC' ? 'asc' : 'desc' }),
      }),
  }
}

/** The order of the reports that only the list itself makes. */
export function ownSort({ sort }: ListQuery): ListSort | null {
  return sort?.by === 'output' ? sort : null
}

const sorted: readonly string[] = ['name', 'status', 'createdAt', 'updatedAt']

function onWire(name: string): string {
  return name === 'output' ? 'type' : name
}
