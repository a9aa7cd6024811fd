/** A day of the calendar as `YYYY-MM-DD`. */
export type Day = string

/** An IANA time zone; `undefined` for that of the browser. */
export type Zone = string | undefined

/** The zone of a stored name; `undefined`, for that of the browser, if the name is `default`, empty or unknown. */
export function zoneNamed(name: string | null | undefined): Zone {
  if (!name || name === 'default') return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) && name
  } catch {
    return undefined
  }
}

/** The day of a moment in a zone. `at` is in epoch milliseconds. */
export function dayIn(zone: Zone, at: number): Day {
  return dayOf(numberIn(zone)(at))
}

/**
 * The first moment of a day in a zone, or of a day `later`, in epoch milliseconds; `null` for a text that is no day. Where clocks
 * skip midnight, the day begins with the first moment they show.
 */
export function startOfDay(zone: Zone, day: Day, later = 0): number | null {
  const number = numberOf(day)
  if (number === null) return null
  const wanted = number + later
  const numberAt = numberIn(zone)
  // Zones are up to 14 hours before UTC, and up to 12 after.
  const midnight = wanted * dayLength
  let before = midnight - 15 * hour
  let from = midnight + 14 * hour
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (numberAt(middle) >= wanted) from = middle
    else before = middle
  }
  return from
}

/** The last second of a day in a zone, in epoch milliseconds; `null` for a text that is no day. */
export function endOfDay(zone: Zone, day: Day): number | null {
  const next = startOfDay(zone, day, 1)
  return next === null ? null : next - 1000
}

/** The day after a day, or `later` days after it. */
export function dayAfter(day: Day, later = 1): Day {
  const number = numberOf(day)
  return number === null ? day : dayOf(number + later)
}

/** The number of days from the day of one moment to that of another, in a zone. Both are in epoch milliseconds. */
export function daysBetween(zone: Zone, from: number, to: number): number {
  return numberIn(zone)(to) - numberIn(zone)(from)
}

const hour = 3_600_000
const dayLength = 24 * hour

/** The days from 1970 to a day; `null` for a text that is no day, such as 30 February. */
function numberOf(day: Day): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && dayOf(time / dayLength) === day ? time / dayLength : null
}

function dayOf(number: number): Day {
  return new Date(number * dayLength).toISOString().replace(/T.*/, '')
}

const numbers = new Map<Zone, (at: number) => number>()

/**
 * The function that counts the days from 1970 to the day of a moment. To make a format takes long, and the order of its parts
 * differs by platform.
 */
function numberIn(zone: Zone): (at: number) => number {
  const known = numbers.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const count = (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const [year = 0, month = 1, day = 1] = [parts.get('year'), parts.get('month'), parts.get('day')]
    return new Date(0).setUTCFullYear(year, month - 1, day) / dayLength
  }
  numbers.set(zone, count)
  return count
}
