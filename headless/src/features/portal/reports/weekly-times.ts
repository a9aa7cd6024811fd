import type { ReportTimes } from './types.ts'

/** The times of a cron expression that names days of the week and one time of day; `null` for any other expression. */
export function timesOf(cron: string): ReportTimes | null {
  if (typeof cron !== 'string') return null
  const [minutes = '', hours = '', day, month, days = '', ...more] = cron.trim().split(/\s+/)
  if (day !== '*' || month !== '*' || more.length > 0) return null
  const [minute, hour] = [numberIn(minutes, 59), numberIn(hours, 23)]
  const weekdays = weekdaysIn(days)
  return minute === null || hour === null || weekdays === null ? null : { weekdays, hour, minute }
}

/** The cron expression of times. Without a day it is empty. */
export function cronOf({ weekdays, hour, minute }: ReportTimes): string {
  const days = [...new Set(weekdays)].sort()
  if (days.length === 0) return ''
  return `${minute} ${hour} * * ${days.length === 7 ? '*' : days.join(',')}`
}

/** The days of a field, each once, in their order from Sunday, which is 0 and 7. */
function weekdaysIn(field: string): readonly number[] | null {
  if (field === '*') return [0, 1, 2, 3, 4, 5, 6]
  const found = new Set<number>()
  for (const part of field.split(',')) {
    const [from = '', to = from, ...more] = part.split('-')
    const [first, last] = [numberIn(from, 7), numberIn(to, 7)]
    if (first === null || last === null || first > last || more.length > 0) return null
    for (let day = first; day <= last; day++) found.add(day % 7)
  }
  return [...found].sort()
}

function numberIn(text: string, most: number): number | null {
  return /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null
}
