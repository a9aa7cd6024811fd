import { malformed } from '@portico/headless/provider'
import type { Cell, DataRow } from './contents.ts'
import type { ReportFilter } from './records.ts'

/** The values of the filters of a report, by name. */
export type FilterValues = Readonly<Record<string, unknown>>

/** Refuses values that no filter of the report has. An empty text or list, and `null`, filter nothing. */
export function checkValues(filters: readonly ReportFilter[], values: FilterValues): void {
  for (const [name, value] of Object.entries(values)) {
    const filter = filters.find(({ config }) => config.name === name)
    if (!filter) throw malformed(`The report has no filter ${name}`)
    if (!isEmpty(value)) check(filter, value)
  }
}

/** The rows that all filters find. `now` is in epoch milliseconds. */
export function filteredRows(
  rows: readonly DataRow[],
  filters: readonly ReportFilter[],
  values: FilterValues,
  now: number,
): readonly DataRow[] {
  const given = filters.filter(({ config }) => Object.hasOwn(values, config.name) && !isEmpty(values[config.name]))
  return rows.filter((row) =>
    given.every(({ type, config }) => finds(type, row[config.name] ?? '', values[config.name], now)),
  )
}

function check({ type, config: { name, options } }: ReportFilter, value: unknown): void {
  const isOption = (one: unknown) => options.some((option) => option === one)
  if (type === 'boolean' && typeof value !== 'boolean') throw malformed(`${name} must be true or false`)
  if (type === 'text' && typeof value !== 'string') throw malformed(`${name} must be a text`)
  if (type === 'relative-date' && daysOf(value) === null) throw malformed(`${name} must be days, such as P7D`)
  if (type === 'select' && !isOption(value)) throw malformed(`${name} must be one of ${options.join(', ')}`)
  if (type === 'multi-select' && !(Array.isArray(value) && value.every(isOption)))
    throw malformed(`${name} must be a list of ${options.join(', ')}`)
}

function finds(type: ReportFilter['type'], cell: Cell, value: unknown, now: number): boolean {
  const texts = typeof cell === 'object' ? cell : [String(cell)]
  switch (type) {
    case 'boolean':
      return cell === value
    case 'text':
      return texts.some((text) => text.toLowerCase().includes(String(value).toLowerCase()))
    case 'select':
      return texts.some((text) => text === value)
    case 'multi-select':
      return Array.isArray(value) && texts.some((text) => value.includes(text))
    case 'relative-date':
      return texts.some((text) => Date.parse(text) >= now - (daysOf(value) ?? 0) * day)
  }
}

/** The days of a period such as `P7D` (ISO 8601); `null` for anything else. */
function daysOf(value: unknown): number | null {
  const days = typeof value === 'string' ? /^P([1-9]\d{0,3})D$/.exec(value)?.[1] : undefined
  return days === undefined ? null : Number(days)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

const day = 86_400_000
