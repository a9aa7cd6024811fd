'use client'

import { useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useLocale } from '../../../i18n/index.ts'
import { dateFormat } from '../../../i18n/intl.ts'
import { useClasses } from '../../../slots/index.ts'
import { momentText } from './moment-text.ts'

/** The props of {@link Moment}. */
export interface MomentProps {
  /** ISO 8601; `null` without one. */
  readonly at: string | null
  /** Shown without a moment. Default: an em dash. */
  readonly none?: string | undefined
}

/** A moment: relative for a week, then its date. The full time with its zone is shown on hover. */
export function Moment({ at, none = '—' }: MomentProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const { clock } = useClient().ports
  const time = at === null ? Number.NaN : Date.parse(at)
  if (Number.isNaN(time)) return <>{none}</>
  const full = dateFormat(code, { dateStyle: 'full', timeStyle: 'long' }).format(time)
  return (
    <time className={classOf('Moment')} dateTime={new Date(time).toISOString()} title={full}>
      {momentText(time, clock.now(), code)}
    </time>
  )
}
