'use client'

import type { Plan, PlanChangeCost } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { Paragraph } from '../../primitives/text/text.tsx'
import { useClasses } from '../../slots/index.ts'
import { useBillingWords } from './use-billing-words.ts'

export interface CostLinesProps {
  /** The present plan; `null` without one. */
  readonly current: Plan | null
  readonly plan: Plan
  readonly cost: PlanChangeCost
  /** `true` adds what is due, the credit and the next payment. Default `false`. */
  readonly isFull?: boolean | undefined
}

/** The cost of a change of plan and its begin, line by line. */
export function CostLines({ current, plan, cost, isFull = false }: CostLinesProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(billingPartsMessages)
  const { money, price, date } = useBillingWords()
  const name = plan.name
  const isSame = current?.id === plan.id
  const lines: readonly Line[] = [
    ...(current && !isSame
      ? [
          {
            id: 'now',
            term: t('billing.nowPlan', { plan: current.name }),
            value: price(current.price, current.recurringInterval),
          },
        ]
      : []),
    {
      id: 'next',
      term: cost.isImmediate
        ? t('billing.todayPlan', { plan: name })
        : t('billing.datePlan', { date: date(cost.startsAt), plan: name }),
      value: price(cost.recurring, cost.recurringInterval),
      isStrong: !isFull,
    },
    ...(isFull
      ? [
          ...(cost.credit.amount > 0
            ? [{ id: 'credit', term: t('billing.credit'), value: money(negative(cost.credit)) }]
            : []),
          ...(cost.recurring.amount > 0
            ? [{ id: 'payment', term: t('billing.nextPayment'), value: date(cost.nextPaymentAt) }]
            : []),
          { id: 'due', term: t('billing.dueToday'), value: money(cost.dueNow), isStrong: true },
        ]
      : []),
  ]
  return (
    <div className={classOf('CostLines')}>
      <dl className={classOf('CostList')}>
        {lines.map(({ id, term, value, isStrong }) => (
          <div key={id} className={classOf('CostLine', isStrong && 'portico-CostLine--strong')}>
            <dt className={classOf('CostTerm')}>{term}</dt>
            <dd className={classOf('CostValue')}>{value}</dd>
          </div>
        ))}
      </dl>
      {cost.isEstimate && (
        <Paragraph size="sm" tone="muted">
          {t('billing.estimate')}
        </Paragraph>
      )}
    </div>
  )
}

interface Line {
  readonly id: string
  readonly term: string
  readonly value: string
  readonly isStrong?: boolean
}

function negative({ amount, currency }: PlanChangeCost['credit']) {
  return { amount: -amount, currency }
}
