/**
 * A moment in a pattern such as `DD/MM/YYYY` or `hh:mm A`, with the names of a language. Text in brackets, and all signs
 * that are no part of a pattern, stay as they are.
 */
export function inPattern(pattern: string, at: Date, language: string): string {
  return pattern.replace(parts, (part) => {
    const write = writers[part]
    return write ? write(at, language) : part.replace(/^\[|\]$/g, '')
  })
}

const parts = /\[[^\]]*\]|YYYY|YY|M{1,4}|D{1,2}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|A|a/g

const two = (value: number) => String(value).padStart(2, '0')
const hours = (at: Date) => at.getHours() % 12 || 12
const month = (style: 'long' | 'short') => (at: Date, language: string) =>
  new Intl.DateTimeFormat(language, { month: style }).format(at)

const writers: Readonly<Record<string, (at: Date, language: string) => string>> = {
  YYYY: (at) => String(at.getFullYear()),
  YY: (at) => two(at.getFullYear() % 100),
  MMMM: month('long'),
  MMM: month('short'),
  MM: (at) => two(at.getMonth() + 1),
  M: (at) => String(at.getMonth() + 1),
  DD: (at) => two(at.getDate()),
  D: (at) => String(at.getDate()),
  HH: (at) => two(at.getHours()),
  H: (at) => String(at.getHours()),
  hh: (at) => two(hours(at)),
  h: (at) => String(hours(at)),
  mm: (at) => two(at.getMinutes()),
  m: (at) => String(at.getMinutes()),
  ss: (at) => two(at.getSeconds()),
  s: (at) => String(at.getSeconds()),
  A: halfOfDay,
  a: (at, language) => halfOfDay(at, language).toLocaleLowerCase(language),
}

function halfOfDay(at: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true })
  return format.formatToParts(at).find(({ type }) => type === 'dayPeriod')?.value ?? ''
}
