import { dateFormat } from '../../../i18n/intl.ts'

/**
 * A moment in a pattern such as `DD/MM/YYYY` or `hh:mm A`, with the names of a language, in a time zone or that of the browser.
 * Text in brackets, and all signs that are no part of a pattern, stay as they are.
 */
export function inPattern(pattern: string, at: Date | number, language: string, timeZone?: string): string {
  const wall = wallTime(at, timeZone)
  return pattern.replace(parts, (part) => {
    const write = writers[part]
    return write ? write(wall, language) : part.replace(/^\[|\]$/g, '')
  })
}

/** `true` if every letter of a pattern outside of brackets is part of a date. */
export const isDatePattern = (pattern: unknown): pattern is string => isMadeOf(pattern, /YYYY|YY|M{1,4}|D{1,2}/g)

/** `true` if every letter of a pattern outside of brackets is part of a time. */
export const isTimePattern = (pattern: unknown): pattern is string =>
  isMadeOf(pattern, /H{1,2}|h{1,2}|m{1,2}|s{1,2}|A|a/g)

/** A pattern of a time with its seconds. */
export function withSeconds(pattern: string): string {
  return pattern.includes('s') ? pattern : pattern.replace(/(\W?)(mm?)/, '$1$2$1ss')
}

/** A pattern of a day without its year: `DD/MM` for `DD/MM/YYYY`. The dots of an ordinal stay: `D.M.` for `D.M.YYYY`. */
export function withoutYear(pattern: string): string {
  return pattern.replace(/^(?:YYYY|YY)[^A-Za-z[]*|(?:[\s,/–-]+|\b)(?:YYYY|YY)[^A-Za-z[]*$/, '')
}

function isMadeOf(pattern: unknown, known: RegExp): boolean {
  if (typeof pattern !== 'string') return false
  const outside = pattern.replace(/\[[^\]]*\]/g, '')
  const rest = outside.replace(known, '')
  return rest !== outside && !/[A-Za-z]/.test(rest)
}

/** The date whose UTC members are those of the clock on the wall. */
function wallTime(at: Date | number, timeZone?: string): Date {
  const members = dateFormat('en-US', { ...numeric, timeZone }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(members.find((member) => member.type === type)?.value)
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')))
}

const numeric: Intl.DateTimeFormatOptions = {
  ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const),
}

const parts = /\[[^\]]*\]|YYYY|YY|M{1,4}|D{1,2}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|A|a/g

const two = (value: number) => String(value).padStart(2, '0')
const hours = (at: Date) => at.getUTCHours() % 12 || 12
const month = (style: 'long' | 'short') => (at: Date, language: string) =>
  dateFormat(language, { month: style, timeZone: 'UTC' }).format(at)

const writers: Readonly<Record<string, (at: Date, language: string) => string>> = {
  YYYY: (at) => String(at.getUTCFullYear()),
  YY: (at) => two(at.getUTCFullYear() % 100),
  MMMM: month('long'),
  MMM: month('short'),
  MM: (at) => two(at.getUTCMonth() + 1),
  M: (at) => String(at.getUTCMonth() + 1),
  DD: (at) => two(at.getUTCDate()),
  D: (at) => String(at.getUTCDate()),
  HH: (at) => two(at.getUTCHours()),
  H: (at) => String(at.getUTCHours()),
  hh: (at) => two(hours(at)),
  h: (at) => String(hours(at)),
  mm: (at) => two(at.getUTCMinutes()),
  m: (at) => String(at.getUTCMinutes()),
  ss: (at) => two(at.getUTCSeconds()),
  s: (at) => String(at.getUTCSeconds()),
  A: halfOfDay,
  a: (at, language) => halfOfDay(at, language).toLocaleLowerCase(language),
}

function halfOfDay(at: Date, language: string): string {
  const format = dateFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return format.formatToParts(at).find(({ type }) => type === 'dayPeriod')?.value ?? ''
}
