'use client'

import type { Usage } from '@portico/headless/portal/usage'
import type { ReactElement, ReactNode } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { useClasses } from '../../../slots/index.ts'
import { usageMessages } from './usage-messages.ts'
import { useChangeWords } from './usage-words.ts'

export interface UsageFiguresProps {
  readonly usage: Usage
}

/** The totals of the period, each with its change against the period before. A number that is not counted is left out. */
export function UsageFigures({ usage }: UsageFiguresProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(usageMessages)
  const changeOf = useChangeWords()
  const { totals, before, members: seats, secondStep } = usage
  const limit = seats?.limit ?? null
  return (
    <dl aria-label={t('usage.figures')} className={classOf('UsageFigures')}>
      {totals.members !== undefined && (
        <Figure label={t('usage.members')} value={totals.members} note={changeOf(totals.members, before?.members)}>
          {seats && limit !== null && t('usage.ofSeats', { used: seats.used, limit })}
        </Figure>
      )}
      {(['activePeople', 'signIns', 'tokenCalls'] as const).map((name) => {
        const value = totals[name]
        return (
          value !== undefined && (
            <Figure key={name} label={t(`usage.${name}`)} value={value} note={changeOf(value, before?.[name])} />
          )
        )
      })}
      {secondStep && (
        <Figure
          label={t('usage.secondStep')}
          value={secondStep.covered}
          note={t('usage.secondStepOf', {
            share: numberFormat(code, { style: 'percent', maximumFractionDigits: 0 }).format(
              secondStep.total === 0 ? 0 : secondStep.covered / secondStep.total,
            ),
            total: secondStep.total,
          })}
        />
      )}
    </dl>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly note: string | null
  readonly children?: ReactNode
}

function Figure({ label, value, note, children }: FigureProps) {
  const classOf = useClasses()
  const { code } = useLocale()
  return (
    <div className={classOf('UsageFigure')}>
      <dt>{label}</dt>
      <dd className={classOf('UsageNumber')}>{numberFormat(code).format(value)}</dd>
      {note !== null && <dd className={classOf('UsageNote')}>{note}</dd>}
      {children && <dd className={classOf('UsageNote')}>{children}</dd>}
    </div>
  )
}
