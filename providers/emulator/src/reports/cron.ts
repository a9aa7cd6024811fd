import { malformed } from '@portico/headless/provider'

/** The times of a cron expression, of which each field is a set of numbers. */
export interface Cron {
  readonly minute: number
  readonly hours: readonly number[]
  readonly days: readonly number[]
  readonly months: readonly number[]
  readonly weekdays: readonly number[]
  /** A day fits if one of both fields fits, because both are restricted. */
  readonly isEitherDay: boolean
}

/**
 * Reads a cron expression of five fields with `*`, numbers, ranges, steps and lists. The minute is one number: a report is
 * sent at most once an hour.
 */
export function readCron(text: string): Cron {
  const fields = text.trim().split(/\s+/)
  const [minutes = '', hours = '', days = '', months = '', weekdays = ''] = fields
  if (fields.length !== 5) throw malformed('cron must have five fields')
  const [minute, ...more] = setOf(minutes, 0, 59)
  if (minute === undefined || more.length > 0) throw malformed('The minute of cron must be one number')
  return {
    minute,
    hours: setOf(hours, 0, 23),
    days: setOf(days, 1, 31),
    months: setOf(months, 1, 12),
    weekdays: setOf(weekdays, 0, 7).map((one) => one % 7),
    isEitherDay: !days.startsWith('*') && !weekdays.startsWith('*'),
  }
}

/** Refuses a name that is no time zone. */
export function checkZone(tz: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: tz })
  } catch {
    throw malformed('tz must be the name of a time zone, such as Europe/Berlin')
  }
}

/** The first time after a time, both in epoch milliseconds; `null` if there is none within eight years. */
export function nextTime(cron: Cron, tz: string, after: number): number | null {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone: tz, dateStyle: 'short', timeStyle: 'medium' })
  const today = Math.floor(wallTime(zone, after) / day) * day
  for (let at = today; at <= today + 8 * 366 * day; at += day) {
    if (!fits(cron, new Date(at))) continue
    for (const hour of cron.hours) {
      const time = timeOf(zone, at + hour * anHour + cron.minute * 60_000)
      if (time !== null && time > after) return time
    }
  }
  return null
}

function fits({ days, months, weekdays, isEitherDay }: Cron, date: Date): boolean {
  if (!months.includes(date.getUTCMonth() + 1)) return false
  const [isDay, isWeekday] = [days.includes(date.getUTCDate()), weekdays.includes(date.getUTCDay())]
  return isEitherDay ? isDay || isWeekday : isDay && isWeekday
}

/** The time of a clock on a wall, in milliseconds as if it were in UTC. */
function wallTime(zone: Intl.DateTimeFormat, time: number): number {
  const [date = 1, month = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    zone.format(time).match(/\d+/g) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, date, hour, minute, second)
}

/** The time at which a clock on a wall shows another one; `null` for an hour that is skipped in spring. */
function timeOf(zone: Intl.DateTimeFormat, wall: number): number | null {
  const guess = 2 * wall - wallTime(zone, wall)
  const time = guess + wall - wallTime(zone, guess)
  return wallTime(zone, time) === wall ? time : null
}

/** The numbers of a field, in their order. */
function setOf(field: string, least: number, most: number): readonly number[] {
  const found = new Set(field.split(',').flatMap((part) => partOf(part, least, most)))
  return [...found].sort((one, other) => one - other)
}

function partOf(part: string, least: number, most: number): readonly number[] {
  const [, star, from = '', to, step = '1'] = /^(?:(\*)|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? []
  const first = star ? least : Number(from)
  const last = star ? most : Number(to ?? (part.includes('/') ? most : from))
  const isRead = star !== undefined || from !== ''
  if (!isRead || first < least || last > most || first > last || Number(step) < 1)
    throw malformed(`cron has a field that cannot be read: ${part}`)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (one) => (one - first) % Number(step) === 0,
  )
}

const anHour = 3_600_000
const day = 24 * anHour
