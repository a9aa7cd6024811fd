'use client'

import { type Context, createContext, useCallback, useContext } from 'react'
import { dateFormat } from './intl.ts'
import { useLocale } from './locale-context.ts'

/** Formats times as text. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>

/** The dates of a part of the page. */
export interface Dates {
  /** An IANA time zone; `undefined` for that of the browser. */
  readonly timeZone: string | undefined
  /** The format of options in the language of a BCP 47 tag. */
  readonly format: (code: string, options: Intl.DateTimeFormatOptions) => DateFormat
}

/** The dates by the browser alone. */
export const browserDates: Dates = { timeZone: undefined, format: dateFormat }

/** Provides {@link Dates}. Default: those of the browser. */
export const DatesContext: Context<Dates> = /* @__PURE__ */ createContext(browserDates)

/** Returns the function from options to a format, in the language, the time zone and the patterns of the person. */
export function useDateFormat(): (options: Intl.DateTimeFormatOptions) => DateFormat {
  const { code } = useLocale()
  const { format } = useContext(DatesContext)
  return useCallback((options) => format(code, options), [code, format])
}

/** Returns the time zone of the person; `undefined` for that of the browser. */
export function useTimeZone(): string | undefined {
  return useContext(DatesContext).timeZone
}
