import { malformed } from '@portico/headless/provider'
import { isRecord, readJson } from '../http/json.ts'
import type { ReportRecord } from './records.ts'

/** The reports that `filters` find, in the order of `sort`. Both are objects, sent as JSON text, and have no other members. */
export function foundReports({ searchParams }: URL, reports: readonly ReportRecord[]): readonly ReportRecord[] {
  const { query = '', filterBy } = objectIn(searchParams, 'filters', ['query', 'filterBy'])
  const { column = 'name', direction = 'asc' } = objectIn(searchParams, 'sort', ['column', 'direction'])
  if (typeof query !== 'string') throw malformed('query of filters must be a text')
  const by = columnOf(column, 'sort')
  if (direction !== 'asc' && direction !== 'desc') throw malformed('direction of sort must be asc or desc')
  const isWanted = filterBy === undefined ? () => true : wantedBy(filterBy)
  const text = query.trim().toLowerCase()
  const found = reports.filter(
    (report) => [report.name, report.description].some((one) => one.toLowerCase().includes(text)) && isWanted(report),
  )
  found.sort((one, other) => textOf(one, by).localeCompare(textOf(other, by), 'en', { sensitivity: 'base' }))
  return direction === 'asc' ? found : found.reverse()
}

/** The columns, as the vendor's client names them. */
const columns = ['name', 'schedule', 'status', 'updatedAt', 'createdAt'] as const

type Column = (typeof columns)[number]

/** Returns the filter of one column and its value. */
function wantedBy(filterBy: unknown): (report: ReportRecord) => boolean {
  if (!isRecord(filterBy)) throw malformed('filterBy of filters must be an object')
  const { column, filterType, value } = filterBy
  checkMembers(filterBy, 'filterBy', ['column', 'filterType', 'value'])
  const by = columnOf(column, 'filterBy')
  if (filterType !== 'equal') throw malformed('filterType of filterBy must be equal')
  if (typeof value !== 'string') throw malformed('value of filterBy must be a text')
  return (report) => textOf(report, by) === value
}

/** A report that has no schedule is before the others: its text is empty. */
function textOf({ schedule, ...report }: ReportRecord, by: Column): string {
  return by === 'schedule' ? (schedule?.cron ?? '') : report[by]
}

function columnOf(column: unknown, name: string): Column {
  const known = columns.find((one) => one === column)
  if (known) return known
  throw malformed(`column of ${name} must be one of ${columns.join(', ')}`)
}

function objectIn(parameters: URLSearchParams, name: string, members: readonly string[]) {
  const written = parameters.get(name)
  if (written === null) return {}
  const value = readJson(written)
  if (!isRecord(value)) throw malformed(`${name} must be an object as JSON`)
  checkMembers(value, name, members)
  return value
}

function checkMembers(value: object, name: string, members: readonly string[]): void {
  const other = Object.keys(value).find((one) => !members.includes(one))
  if (other !== undefined) throw malformed(`${name} may have ${members.join(', ')}, and not ${other}`)
}
