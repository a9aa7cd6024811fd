'use client'

import type { AuditsActions, AuditsState } from '@portico/headless/portal/audits'
import type { ReactElement, ReactNode } from 'react'
import { Figure, Figures } from '../../../frame/portal/figures/figures.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { auditsMessages } from './audits-messages.ts'

export interface AuditStatsProps {
  readonly audits: Pick<AuditsState, 'totalToday' | 'severeThisWeek'> &
    Pick<AuditsActions, 'filter' | 'loadStats'> & {
      readonly calls: { readonly loadStats: { readonly status: string } }
    }
}

/** The counters of the log. One that cannot be read is an em dash with another try. */
export function AuditStats({ audits }: AuditStatsProps): ReactElement {
  const t = useMessages(auditsMessages)
  const { totalToday, severeThisWeek, filter, loadStats, calls } = audits
  const hasFailed = calls.loadStats.status === 'failed'
  const props = { hasFailed, onRetry: () => void loadStats() }
  return (
    <Figures label={t('audits.figures')}>
      <Counter {...props} label={t('audits.eventsToday')} value={totalToday}>
        {t('audits.eventsTodayNote')}
      </Counter>
      <Counter {...props} label={t('audits.highThisWeek')} value={severeThisWeek}>
        {severeThisWeek === 0 ? (
          t('audits.noneHigh')
        ) : (
          <TextButton isStandalone onPress={() => void filter({ filters: { severity: 'High', createdAt: 'P7D' } })}>
            {t('audits.showHigh')}
          </TextButton>
        )}
      </Counter>
    </Figures>
  )
}

interface CounterProps {
  readonly label: string
  /** `null` until it is known. */
  readonly value: number | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
  /** The note below the number. */
  readonly children: ReactNode
}

function Counter({ label, value, hasFailed, onRetry, children }: CounterProps) {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(auditsMessages)
  if (value !== null) {
    return (
      <Figure label={label} value={numberFormat(code).format(value)}>
        {children}
      </Figure>
    )
  }
  if (!hasFailed) {
    return (
      <Figure label={label} value={<Skeleton shape="figure" width="xs" />}>
        <Skeleton width="md" />
      </Figure>
    )
  }
  const unknown = (
    <>
      <span aria-hidden="true">—</span>
      <span className={classOf('VisuallyHidden')}>{t('audits.unknown')}</span>
    </>
  )
  return (
    <Figure label={label} value={unknown}>
      <TextButton isStandalone aria-label={t('audits.loadAgainOf', { figure: label })} onPress={onRetry}>
        {t('audits.loadAgain')}
      </TextButton>
    </Figure>
  )
}
