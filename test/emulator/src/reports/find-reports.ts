import { malformed } from '../http/errors.ts'
import { isRecord, readJson } from '../http/json.ts'
import type { ReportRecord } from './records.ts'

/** The reports that `filters` find, in the order of `sort`. Both are objects, sent as JSON text. */
export function foundReports({ searchParams }: URL, reports: readonly ReportRecord[]): readonly ReportRecord[] {
  const { query = '', filterBy = {} } = objectIn(searchParams, 'filters')
  const { column = 'name', direction = 'asc' } = objectIn(searchParams, 'sort')
  if (typeof query !== 'string') throw malformed('query of filters must be a text')
  if (!isRecord(filterBy)) throw malformed('filterBy of filters must be an object')
  const by = columns.find((name) => name === column)
  if (!by) throw malformed(`column of sort must be one of ${columns.join(', ')}`)
  if (direction !== 'asc' && direction !== 'desc') throw malformed('direction of sort must be asc or desc')
  // One filter with its column, or values by column.
  const { column: filtered, filterType, value: wantedValue, ...byColumn } = filterBy
  if (filterType !== undefined && filterType !== 'equal') throw malformed('filterType of filterBy must be equal')
  const all = filtered === undefined ? byColumn : { [String(filtered)]: wantedValue }
  const wanted = Object.entries(all).map(([name, value]) => {
    const known = columns.find((one) => one === name)
    if (!known) throw malformed(`filterBy of filters may have ${columns.join(', ')}`)
    return [known, value] as const
  })
  const text = query.trim().toLowerCase()
  const found = reports.filter(
    ({ name, description, ...others }) =>
      [name, description].some((one) => one.toLowerCase().includes(text)) &&
      wanted.every(([key, value]) => ({ name, ...others })[key] === value),
  )
  found.sort((one, other) => one[by].localeCompare(other[by], 'en', { sensitivity: 'base' }))
  return direction === 'asc' ? found : found.reverse()
}

const columns = ['name', 'status', 'type', 'createdAt', 'updatedAt'] as const

function objectIn(parameters: URLSearchParams, name: string): Readonly<Record<string, unknown>> {
  const written = parameters.get(name)
  if (written === null) return {}
  const value = readJson(written)
  if (isRecord(value)) return value
  throw malformed(`${name} must be an object as JSON`)
}
