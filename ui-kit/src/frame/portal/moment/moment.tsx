'use client'

import { useClient } from '@portico/headless'
import { daysBetween, type Zone } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { useLocale } from '../../../i18n/index.ts'
import { relativeFormat } from '../../../i18n/intl.ts'
import { timeOf, useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { useClasses } from '../../../slots/index.ts'

const minute = 60_000

const second = ['second', 1000] as const

const day = 86_400_000

const units = [['day', day], ['hour', 3_600_000], ['minute', 60_000], second] as const

export interface MomentProps {
  /** ISO 8601; `null` without one. */
  readonly at: string | null
  /** Shown without a moment. Default: an em dash. */
  readonly none?: string | undefined
}

/** A moment: relative for a week, then its date. The full time with its zone is shown on hover and read by screen readers. */
export function Moment({ at, none = '—' }: MomentProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const dateFormat = useDateFormat()
  const zone = useTimeZone()
  const { clock } = useClient().ports
  const time = timeOf(at)
  if (time === null) return <>{none}</>
  return (
    <NearTime
      className={classOf('Moment')}
      dateTime={new Date(time).toISOString()}
      full={dateFormat({ dateStyle: 'full', timeStyle: 'long' }).format(time)}
    >
      {momentText(time, clock.now(), { code, zone, dates: dateFormat({ dateStyle: 'medium' }) })}
    </NearTime>
  )
}

export interface NearTimeProps {
  /** ISO 8601. */
  readonly dateTime: string
  /** The absolute time, with its zone. */
  readonly full: string
  /** The time in few words. */
  readonly children: string
  /** CSS classes. Default: none. */
  readonly className?: string | undefined
}

/** A time in few words. The absolute time is shown on hover and read by screen readers. */
export function NearTime({ dateTime, full, children, className }: NearTimeProps): ReactElement {
  const classOf = useClasses()
  return (
    <time className={className} dateTime={dateTime} title={full}>
      {children}
      <span className={classOf('VisuallyHidden')}>{` (${full})`}</span>
    </time>
  )
}

/** The language and the dates of a person. */
interface MomentWords {
  /** The tag of the language (BCP 47). */
  readonly code: string
  readonly zone: Zone
  readonly dates: { format(at: number): string }
}

/** A moment in words: "2 min. ago", "Yesterday", and from a week on its date. Both times are epoch milliseconds. */
export function momentText(time: number, now: number, { code, zone, dates }: MomentWords): string {
  const distance = Math.abs(time - now)
  if (distance >= 7 * day) return dates.format(time)
  const [unit, size] = units.find(([, length]) => distance >= length) ?? second
  // Yesterday is the day before in the calendar, not what is 24 hours ago.
  const count = unit === 'day' ? daysBetween(zone, now, time) : Math.trunc((time - now) / size)
  const text = relativeFormat(code, { numeric: 'auto', style: 'short' }).format(unit === 'second' ? 0 : count, unit)
  return `${text.charAt(0).toLocaleUpperCase(code)}${text.slice(1)}`
}

interface LastSeenProps {
  /** ISO 8601; `null` for a person who has never signed in. */
  readonly at: string | null
  /** The words before the moment: "Last seen". */
  readonly heading: string
  /** Shown for a person who has never signed in. */
  readonly never: string
  /** Shown for a person who was active in the last minute. */
  readonly now: string
}

/** When a person was last active, in words that need no heading above. */
export function LastSeen({ at, heading, never, now }: LastSeenProps): ReactElement {
  const { clock } = useClient().ports
  const time = timeOf(at)
  if (time === null) return <>{never}</>
  if (Math.abs(clock.now() - time) < minute) return <>{now}</>
  return (
    <>
      {heading} <Moment at={at} />
    </>
  )
}
