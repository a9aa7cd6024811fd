'use client'

import { useClient } from '@portico/headless'
import { daysBetween } from '@portico/headless/internal'
import type { AuditColumn } from '@portico/headless/portal/audits'
import type { ReactElement } from 'react'
import { Clamped } from '../../../frame/portal/cells/cells.tsx'
import { NearTime } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { timeOf, useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'
import { auditsMessages } from './audits-messages.ts'

export interface AuditValueProps {
  /** The type of the column. */
  readonly type: AuditColumn['type']
  /** The value as text; empty without one. */
  readonly text: string
  /** `true` shows two lines of a text at most. Default `false`. */
  readonly isClamped?: boolean
}

/** A value of an event by the type of its column; an em dash without one. */
export function AuditValue({ type, text, isClamped = false }: AuditValueProps): ReactElement {
  const classOf = useClasses()
  if (text === '') return <>—</>
  switch (type) {
    case 'Timestamp':
      return <AuditTime time={text} />
    case 'Severity':
      return <Severity severity={text} />
    case 'Email':
      return <bdi dir="ltr">{text}</bdi>
    case 'IpAddress':
    case 'Json':
      return (
        <code className={classOf('AuditCode')} dir="ltr">
          {text}
        </code>
      )
    default:
      return isClamped ? <Clamped>{text}</Clamped> : <ShownText>{text}</ShownText>
  }
}

/** A time, by the day if it is near. `isFull` shows date, seconds and time zone. A text that is no time stays as it is. */
export function AuditTime({
  time,
  isFull = false,
}: {
  readonly time: string
  readonly isFull?: boolean
}): ReactElement {
  const { ports } = useClient()
  const dateFormat = useDateFormat()
  const timeZone = useTimeZone()
  const t = useMessages(auditsMessages)
  const date = timeOf(time)
  if (date === null) return <bdi>{time}</bdi>
  const full = dateFormat({ dateStyle: 'medium', timeStyle: 'long' }).format(date)
  if (isFull) return <time dateTime={time}>{full}</time>
  return (
    <NearTime dateTime={time} full={full}>
      {near(date)}
    </NearTime>
  )

  function near(date: number): string {
    const days = daysBetween(timeZone, date, ports.clock.now())
    const clock = dateFormat({ timeStyle: 'medium' }).format(date)
    if (days === 0) return t('audits.today', { time: clock })
    if (days === 1) return t('audits.yesterday', { time: clock })
    return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(date)
  }
}

function Severity({ severity }: { readonly severity: string }) {
  const t = useMessages(auditsMessages)
  const isHigh = severity === 'High'
  return (
    <Badge tone={isHigh ? 'danger' : 'neutral'} icon={isHigh ? <Icon path={alertIcon} size="sm" /> : undefined}>
      {t.find(`audits.${severity}`) ?? severity}
    </Badge>
  )
}
