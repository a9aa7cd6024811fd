'use client'

import type { BillingRefusal, Plan } from '@portico/headless/portal/subscription'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Badge } from '../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../slots/index.ts'
import { comparePrices, useBillingWords } from './use-billing-words.ts'

/** A plan of {@link PlanCards}. */
export interface PlanOffer {
  readonly plan: Plan
  readonly isCurrent: boolean
  /** The reason why it cannot be chosen; `null` if it can. */
  readonly refusal: BillingRefusal | null
  /** Shown in place of that reason, such as the day on which the plan begins. */
  readonly note?: string | undefined
}

export interface PlanCardsProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly plans: readonly PlanOffer[]
  /** The level of the headings. Default `h3`. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** A line in the card of the present plan, such as its next payment. */
  readonly currentNote?: ReactNode
  /** The id of the plan whose choice is pending; `null` without one. */
  readonly pendingId?: string | null | undefined
  /** The text for assistive technology while a choice is pending. */
  readonly busy?: string | undefined
  /** Default: the plans can be compared, and not chosen. */
  readonly onChoose?: ((plan: Plan) => void) | undefined
}

/** The plans side by side, each with its price, and its action or the reason why it cannot be chosen. */
export function PlanCards({ label, plans, ...rest }: PlanCardsProps): ReactElement {
  const classOf = useClasses()
  const current = plans.find(({ isCurrent }) => isCurrent)?.plan ?? null
  return (
    <ul className={classOf('PlanCards')} aria-label={label}>
      {plans.map((offer) => (
        <PlanCard key={offer.plan.id} {...rest} offer={offer} current={current} />
      ))}
    </ul>
  )
}

interface PlanCardProps extends Omit<PlanCardsProps, 'label' | 'plans'> {
  readonly offer: PlanOffer
  readonly current: Plan | null
}

function PlanCard({ offer, current, heading: Heading = 'h3', currentNote, pendingId, busy, onChoose }: PlanCardProps) {
  const { plan, isCurrent, refusal, note } = offer
  const classOf = useClasses()
  const t = useMessages(words)
  const { shortMoney } = useBillingWords()
  const isUpgrade = current !== null && (comparePrices(plan, current) ?? 1) > 0
  const name = plan.name
  const action = isCurrent
    ? t('billing.continueWith', { plan: name })
    : isUpgrade
      ? t('billing.upgrade')
      : t('billing.moveTo', { plan: name })
  return (
    <li className={classOf('PlanCard', isCurrent && 'portico-PlanCard--current')}>
      <Heading className={classOf('PlanName')}>{name}</Heading>
      <p className={classOf('PlanPrice')}>
        <span className={classOf('PlanAmount')}>{shortMoney(plan.price)}</span>{' '}
        <span className={classOf('PlanInterval')}>
          {plan.recurringInterval === 'year' ? t('billing.perYear') : t('billing.perMonth')}
        </span>
      </p>
      {plan.description !== '' && <p className={classOf('PlanDescription')}>{plan.description}</p>}
      <div className={classOf('PlanFoot')}>
        {isCurrent && currentNote !== undefined && <div className={classOf('PlanNote')}>{currentNote}</div>}
        {isCurrent && <Badge tone="primary">{t('billing.currentPlan')}</Badge>}
        {refusal === null
          ? onChoose && (
              <Button
                size="md"
                isWide
                variant={isUpgrade ? 'primary' : 'secondary'}
                isPending={pendingId === plan.id}
                busy={busy}
                {...(isUpgrade && { 'aria-label': t('billing.upgradeTo', { plan: name }) })}
                onPress={() => onChoose(plan)}
              >
                {action}
              </Button>
            )
          : !isCurrent && <p className={classOf('PlanNote')}>{note ?? t.find(`errors.${refusal}.title`)}</p>}
      </div>
    </li>
  )
}

const words = { ...billingMessages, ...billingPartsMessages }
