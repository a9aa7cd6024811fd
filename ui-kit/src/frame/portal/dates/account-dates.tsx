'use client'

import { useAuthorized } from '@portico/headless'
import { zoneNamed } from '@portico/headless/internal'
import { type AccountSettings, useAccountSettings } from '@portico/headless/portal/account-settings'
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { dateFormat } from '../../../i18n/intl.ts'
import { browserDates, type Dates, DatesContext, type RawDateFormat } from '../../../i18n/use-date-format.ts'
import { inPattern, isDatePattern, isTimePattern, withoutYear, withSeconds } from './date-pattern.ts'

const isLong = (style: Style) => style === 'long' || style === 'full'

const timePattern = (pattern: string, style: Style) => (style === 'short' ? pattern : withSeconds(pattern))

const timeText = (code: string, style: Style, timeZone: string | undefined) =>
  dateFormat(code, { timeStyle: isLong(style) ? 'medium' : style, timeZone }).format

/** Reads the settings of the account. */
export const settingsRead = 'fe.secure.read.accountSettings'

export interface AccountDatesProps {
  readonly children: ReactNode
}

/** Shows dates by the settings of the account. Until they are read, and for a person who may not read them, by the browser. */
export function AccountDates({ children }: AccountDatesProps): ReactElement {
  const mayRead = useAuthorized(reader).isAllowed
  const [dates, setDates] = useState(browserDates)
  return (
    <DatesContext.Provider value={dates}>
      {mayRead && <Settings onChange={setDates} />}
      {children}
    </DatesContext.Provider>
  )
}

/** Apart, so that a change of the permission keeps the content. */
function Settings({ onChange }: { readonly onChange: (dates: Dates) => void }) {
  const settings = useAccountSettings(
    ({ value }) => value && { timezone: value.timezone, dateFormat: value.dateFormat, timeFormat: value.timeFormat },
  )
  useLayoutEffect(() => {
    onChange(settings ? datesOf(settings) : browserDates)
    return () => onChange(browserDates)
  }, [settings, onChange])
  return null
}

const reader = { permissions: [settingsRead] }

/** The members of the settings that dates follow. */
export type DateSettings = Pick<AccountSettings, 'timezone' | 'dateFormat' | 'timeFormat'>

/**
 * The dates of an account. A zone that the platform does not know, and a pattern with unknown letters, give way to those of the
 * browser. A zone in the options is kept.
 */
export function datesOf(settings: DateSettings): Dates {
  const timeZone = zoneNamed(settings.timezone)
  const day = isDatePattern(settings.dateFormat) ? settings.dateFormat : null
  const time = isTimePattern(settings.timeFormat) ? settings.timeFormat : null
  return {
    timeZone,
    format(code, given) {
      const options = { timeZone, ...given }
      const { dateStyle, timeStyle, timeZone: zone } = options
      if (day && isDay(options)) return joined([inZone(options.year ? day : withoutYear(day), code, zone)])
      if (!(dateStyle && day) && !(timeStyle && time)) return dateFormat(code, options)
      return joined([
        dateStyle && (day ? inZone(day, code, zone) : dateFormat(code, { dateStyle, timeZone: zone }).format),
        timeStyle && (time ? inZone(timePattern(time, timeStyle), code, zone) : timeText(code, timeStyle, zone)),
        isLong(timeStyle) && ((at) => zoneName(at, code, zone)),
      ])
    },
  }
}

type Write = (at: Date | number) => string

function joined(writers: readonly (Write | false | undefined)[]): RawDateFormat {
  const write: Write = (at) => writers.flatMap((one) => (one ? one(at) : [])).join(' ')
  return {
    format: (at = Date.now()) => write(at),
    formatRange: (from, to) => `${write(Number(from))} – ${write(Number(to))}`,
  }
}

/** `true` for the options of a day alone, with its year or without. */
function isDay({ day, month, weekday, hour, minute, second }: Intl.DateTimeFormatOptions): boolean {
  return Boolean(day && month) && !weekday && !hour && !minute && !second
}

function inZone(pattern: string, code: string, zone: string | undefined): Write {
  return (at) => inPattern(pattern, at, code, zone)
}

type Style = Intl.DateTimeFormatOptions['timeStyle']

function zoneName(at: Date | number, code: string, timeZone: string | undefined): string {
  const members = dateFormat(code, { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return members.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
