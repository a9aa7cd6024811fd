/** The times of a cron expression, as they can be put in words. */
export type CronTimes =
  | { readonly kind: 'minutes'; readonly step: number }
  | { readonly kind: 'hours'; readonly step: number; readonly minute: number }
  | { readonly kind: 'weekdays'; readonly times: readonly TimeOfDay[]; readonly weekdays: readonly number[] }
  | {
      readonly kind: 'days'
      readonly times: readonly TimeOfDay[]
      /** The days of the month, from 1. */
      readonly days: readonly number[]
      /** The months from 1, or the step from January on; `1` is each month. */
      readonly months: { readonly step: number } | { readonly names: readonly number[] }
    }

/** A time of day, in the zone of the schedule. */
export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/**
 * Reads a cron expression of five fields: numbers, lists, ranges, steps and English names. Returns `null` for one that has no plain words,
 * such as days of the month beside days of the week.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/crontab.html
 */
export function cronTimes(cron: string): CronTimes | null {
  const [minuteField = '', hourField = '', dayField = '', monthField = '', weekdayField = '', ...more] = cron
    .trim()
    .split(/\s+/)
  const minutes = numbersOf(minuteField, { least: 0, most: 59 })
  const hours = numbersOf(hourField, { least: 0, most: 23 })
  const days = numbersOf(dayField, { least: 1, most: 31 })
  const months = numbersOf(monthField, { least: 1, most: 12, names: monthNames })
  const weekdays = numbersOf(weekdayField, { least: 0, most: 7, names: weekdayNames })
  if (more.length > 0 || !minutes || !hours || !days || !months || !weekdays) return null
  const isEachDay = days.length === 31
  const isEachMonth = months.length === 12
  const week = [...new Set(weekdays.map((day) => day % 7))].sort()
  const [minute] = minutes
  if (minute === undefined) return null

  if (isEachDay && isEachMonth && week.length === 7) {
    const step = stepOf(minutes, { least: 0, count: 60 })
    if (hours.length === 24 && step && minutes.length > 1) return { kind: 'minutes', step }
    const hourStep = stepOf(hours, { least: 0, count: 24 })
    if (minutes.length === 1 && hourStep && hours.length > most) return { kind: 'hours', step: hourStep, minute }
  }
  const times = hours.flatMap((hour) => minutes.map((each) => ({ hour, minute: each })))
  if (times.length > most) return null
  if (isEachDay) return isEachMonth ? { kind: 'weekdays', times, weekdays: week } : null
  if (week.length < 7) return null
  const step = stepOf(months, { least: 1, count: 12 })
  return { kind: 'days', times, days, months: step && step < 12 ? { step } : { names: months } }
}

/** The number of times of day that a sentence names. */
const most = 3

interface Field {
  readonly least: number
  readonly most: number
  /** English names, in the order of the numbers. */
  readonly names?: readonly string[]
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The numbers of a field, each once, in their order; `null` for a field of another form. */
function numbersOf(field: string, range: Field): readonly number[] | null {
  const found = new Set<number>()
  for (const part of field.split(',')) {
    const [span = '', stepText, ...more] = part.split('/')
    const step = stepText === undefined ? 1 : wholeNumber(stepText)
    const ends = endsOf(span, range, stepText !== undefined)
    if (!ends || !step || more.length > 0) return null
    for (let at = ends.first; at <= ends.last; at += step) found.add(at)
  }
  return [...found].sort((one, other) => one - other)
}

function endsOf(
  span: string,
  range: Field,
  hasStep: boolean,
): { readonly first: number; readonly last: number } | null {
  if (span === '*' || span === '?') return { first: range.least, last: range.most }
  const [from = '', to, ...more] = span.split('-')
  const first = numberIn(from, range)
  const last = to !== undefined ? numberIn(to, range) : hasStep ? range.most : first
  return first === null || last === null || first > last || more.length > 0 ? null : { first, last }
}

function numberIn(text: string, { least, most: last, names = [] }: Field): number | null {
  const at = names.indexOf(text.toLowerCase())
  const number = at >= 0 ? at + least : wholeNumber(text)
  return number !== null && number >= least && number <= last ? number : null
}

function wholeNumber(text: string): number | null {
  return /^\d{1,2}$/.test(text) ? Number(text) : null
}

/** The distance of numbers that divide their range evenly from its start; `null` for any other numbers. */
function stepOf(numbers: readonly number[], { least, count }: { readonly least: number; readonly count: number }) {
  const step = count / numbers.length
  return numbers.every((number, at) => number === least + at * step) ? step : null
}
