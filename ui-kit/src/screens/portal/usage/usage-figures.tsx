'use client'

import type { Usage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { Figure, Figures } from '../../../frame/portal/figures/figures.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { usageMessages } from './usage-messages.ts'
import { useChangeWords } from './usage-words.ts'
import { type Limited, toneOf, useLimited, useLimitText } from './use-limited.ts'

export interface UsageFiguresProps {
  readonly usage: Usage
}

/** The totals of the period, each with its change against the period before. A number that is not counted is left out. */
export function UsageFigures({ usage }: UsageFiguresProps): ReactElement {
  const { code } = useLocale()
  const number = (value: number) => numberFormat(code).format(value)
  const t = useMessages(usageMessages)
  const changeOf = useChangeWords()
  const { totals, before, members: seats, secondStep } = usage
  const limit = seats?.limit ?? null
  const calls = useLimited(usage).find(({ key }) => key === 'api-calls')
  return (
    <Figures label={t('usage.figures')}>
      {totals.members !== undefined && (
        <Figure label={t('usage.members')} value={number(totals.members)}>
          {changeOf(totals.members, before?.members)}
          {seats && limit !== null && t('usage.ofSeats', { used: seats.used, limit })}
        </Figure>
      )}
      {(['activePeople', 'signIns', 'tokenCalls'] as const).map((name) => {
        const value = totals[name]
        return (
          value !== undefined && (
            <Figure key={name} label={t(`usage.${name}`)} value={number(value)}>
              {changeOf(value, before?.[name])}
              {name === 'tokenCalls' && calls && calls.limit !== null && <LimitBar limited={calls} />}
            </Figure>
          )
        )
      })}
      {secondStep && (
        <Figure label={t('usage.secondStep')} value={number(secondStep.covered)}>
          {t('usage.secondStepOf', {
            share: numberFormat(code, { style: 'percent', maximumFractionDigits: 0 }).format(
              secondStep.total === 0 ? 0 : secondStep.covered / secondStep.total,
            ),
            total: secondStep.total,
          })}
        </Figure>
      )}
    </Figures>
  )
}

/** The use of a limit by its own days, which are not those of the page. */
function LimitBar({ limited }: { readonly limited: Limited }) {
  const textOf = useLimitText()
  const words = textOf(limited)
  return (
    <>
      {words}
      <Progress
        label={limited.name}
        value={limited.used}
        max={limited.limit ?? 1}
        valueText={words}
        tone={toneOf(limited)}
        isBare
      />
    </>
  )
}
