import type { ListQuery } from '../../../core/list.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { Report } from './types.ts'

type Answer = components['schemas']['Report']

/** A row of the provider's answer. */
export function reportOf({ type: output, schedule, dataFilters = [], ...shown }: Answer): Report {
  const { id, name, description, status, createdAt, updatedAt } = shown
  return {
    ...{ id, name, description, status, output, createdAt, updatedAt },
    filters: dataFilters.map(({ type, config }) => ({ type, config })),
    schedule: schedule
      ? {
          ...{ interval: schedule.interval, cron: schedule.cron, timezone: schedule.tz, isActive: schedule.active },
          filters: schedule.dataFilters ?? {},
        }
      : null,
  }
}

/** The query of the list, as the provider reads it: two objects as JSON. */
export function reportsQuery({ search, filters, sort }: ListQuery) {
  const filterBy = Object.fromEntries(Object.entries(filters).map(([name, value]) => [onWire(name), value]))
  const hasFilters = search.trim() !== '' || Object.keys(filterBy).length > 0
  return {
    ...(hasFilters && { filters: JSON.stringify({ query: search.trim(), filterBy }) }),
    // A column from an old address must not make the read fail.
    ...(sort &&
      sorted.includes(sort.by) && {
        sort: JSON.stringify({ column: onWire(sort.by), direction: sort.order === 'ASC' ? 'asc' : 'desc' }),
      }),
  }
}

const sorted: readonly string[] = ['name', 'status', 'output', 'createdAt', 'updatedAt']

function onWire(name: string): string {
  return name === 'output' ? 'type' : name
}
