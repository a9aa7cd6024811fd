'use client'

import { useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useLocale } from '../../../i18n/index.ts'
import { timeOf, useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { useClasses } from '../../../slots/index.ts'
import { momentText } from './moment-text.ts'

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
