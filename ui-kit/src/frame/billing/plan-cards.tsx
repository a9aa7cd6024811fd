'use client'

import type { Money } from '@portico/headless/money'
import {
  type BillingRefusal,
  featuresBeyond,
  isSameProduct,
  type Plan,
  type PlanInterval,
  planProducts,
  yearlySaving,
} from '@portico/headless/portal/subscription'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { billingPlansMessages } from '../../i18n/messages/checkout/billing-plans.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { checkIcon } from '../../primitives/icon/paths.ts'
import { Badge } from '../../primitives/portal/badge/badge.tsx'
import { SegmentedSwitch } from '../../primitives/portal/radio-group/segmented-switch.tsx'
import { useClasses } from '../../slots/index.ts'
import { comparePrices, useBillingWords } from './use-billing-words.ts'
import { useFeatureWords } from './use-feature-words.ts'

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

/**
 * The plans side by side, each with its price and contents, and its action or the reason why it cannot be chosen. Plans with two
 * intervals have a switch between month and year.
 */
export function PlanCards({ label, plans, ...rest }: PlanCardsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(words)
  const current = plans.find(({ isCurrent }) => isCurrent)?.plan ?? null
  const [chosen, setChosen] = useState<PlanInterval | null>(null)
  const interval = chosen ?? current?.recurringInterval ?? 'month'
  const products = planProducts(plans.map(({ plan }) => plan))
  const shown = products.flatMap((product) => {
    const plan = product[interval] ?? product.month ?? product.year
    const offer = plans.find((one) => one.plan === plan)
    return offer ? { offer, saving: yearlySaving(product) } : []
  })
  const intervals = [
    { id: 'month', label: t('billing.monthly') },
    { id: 'year', label: t('billing.yearly') },
  ]
  return (
    <div className={classOf('PlanChoice')}>
      {products.some(({ month, year }) => month && year) && (
        <SegmentedSwitch
          label={t('billing.interval')}
          options={intervals}
          value={interval}
          onChange={(id) => setChosen(id === 'year' ? 'year' : 'month')}
        />
      )}
      <p role="status" className={classOf('VisuallyHidden')}>
        {chosen && t(chosen === 'year' ? 'billing.shownPerYear' : 'billing.shownPerMonth')}
      </p>
      <ul className={classOf('PlanCards')} aria-label={label}>
        {shown.map((one, index) => (
          <PlanCard
            key={one.offer.plan.id}
            {...rest}
            {...one}
            interval={interval}
            current={current}
            smaller={shown[index - 1]?.offer.plan ?? null}
          />
        ))}
      </ul>
    </div>
  )
}

interface PlanCardProps extends Omit<PlanCardsProps, 'label' | 'plans'> {
  readonly offer: PlanOffer
  readonly current: Plan | null
  /** The interval that prices are shown for. */
  readonly interval: PlanInterval
  /** The saving of a year against twelve months; `null` without one. */
  readonly saving: Money | null
  /** The plan in the card before this one; `null` for the first. */
  readonly smaller: Plan | null
}

function PlanCard({ offer, current, interval, saving, smaller, currentNote, ...rest }: PlanCardProps) {
  const { heading: Heading = 'h3', pendingId, busy, onChoose } = rest
  const { plan, isCurrent, refusal, note } = offer
  const classOf = useClasses()
  const t = useMessages(words)
  const { shortMoney } = useBillingWords()
  const isOtherInterval = current !== null && !isCurrent && isSameProduct(plan, current)
  const isUpgrade = !isOtherInterval && current !== null && (comparePrices(plan, current) ?? 1) > 0
  const isYearly = (plan.price.amount === 0 ? interval : plan.recurringInterval) === 'year'
  const name = plan.name
  const action = isCurrent
    ? t('billing.continueWith', { plan: name })
    : isOtherInterval
      ? t(isYearly ? 'billing.payYearly' : 'billing.payMonthly')
      : isUpgrade
        ? t('billing.upgrade')
        : t('billing.moveTo', { plan: name })
  return (
    <li className={classOf('PlanCard', isCurrent && 'portico-PlanCard--current')}>
      <Heading className={classOf('PlanName')}>{name}</Heading>
      <div className={classOf('PlanPrice')}>
        <div>
          <span className={classOf('PlanAmount')}>{shortMoney(plan.price)}</span>{' '}
          <span className={classOf('PlanInterval')}>{t(isYearly ? 'billing.perYear' : 'billing.perMonth')}</span>
        </div>
        {saving && (
          <div className={classOf('PlanSaving')}>
            {t(isYearly ? 'billing.saves' : 'billing.wouldSave', { saving: shortMoney(saving) })}
          </div>
        )}
      </div>
      <PlanContents plan={plan} smaller={smaller} />
      <div className={classOf('PlanFoot')}>
        {isCurrent && currentNote !== undefined && <div className={classOf('PlanNote')}>{currentNote}</div>}
        {isCurrent && <Badge tone="primary">{t('billing.currentPlan')}</Badge>}
        {isOtherInterval && refusal === null && (
          <p className={classOf('PlanNote')}>{t(isYearly ? 'billing.paysMonthly' : 'billing.paysYearly')}</p>
        )}
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

/** The description of a plan and what is in it, from the second plan on beyond the one before. */
function PlanContents({ plan, smaller }: Pick<PlanCardProps, 'smaller'> & { readonly plan: Plan }) {
  const classOf = useClasses()
  const t = useMessages(words)
  const { line } = useFeatureWords()
  const beyond = smaller && featuresBeyond(plan, smaller)
  const features = beyond ?? plan.features
  return (
    <div className={classOf('PlanContents')}>
      {plan.description !== '' && <p className={classOf('PlanDescription')}>{plan.description}</p>}
      {smaller && beyond && (
        <div>{t(features.length > 0 ? 'billing.everythingAnd' : 'billing.everything', { plan: smaller.name })}</div>
      )}
      {features.length > 0 && (
        <ul className={classOf('PlanFeatures')} aria-label={t('billing.contents', { plan: plan.name })}>
          {features.map((feature) => (
            <li key={feature.key} className={classOf('PlanFeature')}>
              <Icon path={checkIcon} size="sm" />
              <span>{line(feature)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const words = { ...billingMessages, ...billingPartsMessages, ...billingPlansMessages }
