'use client'

import { useAuthorized } from '@portico/headless'
import { type Billing, type Plan, planChangeRefusal, usePlans } from '@portico/headless/portal/subscription'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PlanCards, type PlanOffer } from '../../../frame/billing/plan-cards.tsx'
import { useBillingWords } from '../../../frame/billing/use-billing-words.ts'
import { knownRows } from '../../../frame/known-rows.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { PlansSkeleton } from './billing-skeleton.tsx'
import { planWrite } from './permissions.ts'
import { endOf } from './standing.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import type { Purchase } from './types.ts'

export interface PlansPartProps {
  readonly billing: Billing
  readonly onBuy: (purchase: Purchase) => void
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined
  readonly children?: ReactNode
}

/** The plans on offer, each with its action or the reason why it cannot be chosen. */
export function PlansPart({ headingRef, children, ...rest }: PlansPartProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const { fields } = usePageAppearance('subscriptions')
  return (
    <PagePart
      isOffered={fields['plans'] !== 'hidden'}
      title={t('subscription.plans')}
      change={{ name: t('subscription.plans'), permissions: [planWrite] }}
      headingRef={headingRef}
    >
      <Plans {...rest} />
      {children}
    </PagePart>
  )
}

function Plans({ billing, onBuy }: PlansPartProps) {
  const t = useMessages(subscriptionMessages)
  const plans = usePlans()
  const { date } = useBillingWords()
  const isViewOnly = useViewOnly() !== null
  const mayBuy = useAuthorized({ permissions: [planWrite] }).isAllowed && !isViewOnly
  const reading = useAttempt(plans.calls, 'load')
  const { subscription, defaultPlan } = billing
  if (knownRows(plans) === null && reading.error) {
    return (
      <PageFailed
        error={reading.error}
        words={{ title: t('subscription.unreadPlans') }}
        isPending={reading.isPending}
        onRetry={() => void plans.load()}
      />
    )
  }
  if (knownRows(plans) === null) return <PlansSkeleton />

  const offerOf = (plan: Plan): PlanOffer => ({
    plan,
    isCurrent: subscription?.plan.slug === plan.slug,
    refusal: planChangeRefusal(billing, plan),
    note:
      subscription?.nextPlan?.slug === plan.slug
        ? t('subscription.beginsOn', { date: date(endOf(billing) ?? '') })
        : undefined,
  })
  // The plan that is paid for is shown, although it may not be on offer any more.
  const isOffered = plans.rows.some(({ slug }) => slug === billing.plan?.slug)
  const shown = billing.plan && !isOffered ? [billing.plan, ...plans.rows] : plans.rows
  const isRenewed = subscription?.status === 'ACTIVE' && !subscription.cancellation && !subscription.nextPlan
  const isPaid = (billing.plan?.price.amount ?? 0) > 0
  const choose = ({ id }: Plan) =>
    onBuy(id === defaultPlan?.id ? { planId: id, option: 'change_to_default' } : { planId: id })
  return (
    <PlanCards
      label={t('subscription.plans')}
      plans={shown.map(offerOf)}
      currentNote={isRenewed && isPaid ? t('subscription.renewsOn', { date: date(endOf(billing) ?? '') }) : undefined}
      onChoose={mayBuy ? choose : undefined}
    />
  )
}
