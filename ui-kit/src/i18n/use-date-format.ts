'use client'

import { type Context, createContext, useCallback, useContext } from 'react'
import type { Locale } from './catalogue.ts'
import { dateFormat } from './intl.ts'
import { useLocale } from './locale-context.ts'

/** Formats times as text. It throws for a date that cannot be read. */
export type RawDateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>

/** A moment as it was stored: epoch milliseconds, a text such as ISO 8601, or nothing. */
export type StoredDate = Date | number | string | null | undefined

/** Formats moments as text. It never throws: a moment that cannot be read is an em dash. */
export interface DateFormat {
  /** Returns a moment as text. */
  readonly format: (at: StoredDate) => string
  /** Returns a period as text. */
  readonly formatRange: (from: StoredDate, to: StoredDate) => string
}

/** The dates of a part of the page. */
export interface Dates {
  /** An IANA time zone; `undefined` for that of the browser. */
  readonly timeZone: string | undefined
  /** The format of options in the language of a BCP 47 tag. */
  readonly format: (code: string, options: Intl.DateTimeFormatOptions) => RawDateFormat
}

/** The dates by the browser alone. */
export const browserDates: Dates = { timeZone: undefined, format: dateFormat }

/** Provides {@link Dates}. Default: those of the browser. */
export const DatesContext: Context<Dates> = createContext(browserDates)

/** Returns the function from options to a format, in the language, the time zone and the patterns of the person. */
export function useDateFormat(): (options: Intl.DateTimeFormatOptions) => DateFormat {
  const { code, dir } = useLocale()
  const { format } = useContext(DatesContext)
  return useCallback((options) => readable(format(code, options), dir), [code, dir, format])
}

/** The epoch milliseconds of a stored moment; `null` for one that cannot be read. */
export function timeOf(at: StoredDate): number | null {
  if (at === null || at === undefined || at === '') return null
  const time = new Date(at).getTime()
  return Number.isNaN(time) ? null : time
}

/** The format for moments that may be unreadable, in a text of that direction. */
export function readable(raw: RawDateFormat, dir: Locale['dir'] = 'ltr'): DateFormat {
  // Digits have no direction of their own: within an isolate the end of a period would be read before its start.
  const mark = dir === 'rtl' ? '\u200f' : ''

  const format = (at: StoredDate) => {
    const time = timeOf(at)
    return time === null ? none : raw.format(time)
  }
  return {
    format,
    formatRange(from, to) {
      const [start, end] = [timeOf(from), timeOf(to)]
      // A platform refuses a period that ends before its start.
      if (start === null || end === null || end < start) return `${mark}${format(from)} – ${format(to)}`
      return mark + raw.formatRange(start, end)
    },
  }
}

const none = '—'

/** Returns the time zone of the person; `undefined` for that of the browser. */
export function useTimeZone(): string | undefined {
  return useContext(DatesContext).timeZone
}
