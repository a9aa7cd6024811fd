'use client'

import { useAuthorized, useClient } from '@portico/headless'
import { type Billing, cancelRefusal, useSubscription } from '@portico/headless/portal/subscription'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { ViewOnlyContext } from '../../../frame/portal/section-page/page-access.ts'
import { useLostFocus } from '../../../frame/portal/use-lost-focus.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useTimeZone } from '../../../i18n/use-date-format.ts'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { BillingLeadProps } from './billing-lead.tsx'
import { NextSteps } from './next-steps.tsx'
import { PaymentPart } from './payment-part.tsx'
import { planWrite } from './permissions.ts'
import { PlansPart } from './plans-part.tsx'
import { daysUntil, needsUnpaidNotice } from './standing.ts'
import { StatusCard } from './status-card.tsx'
import { CardDialog, CheckoutDialog } from './subscription-dialogs.tsx'
import { subscriptionMessages } from './subscription-messages.ts'
import type { Purchase } from './types.ts'
import { UnpaidCard, UnpaidContext } from './unpaid-card.tsx'
import { useStandingWords } from './use-standing-words.ts'

export interface LoadedBillingProps extends BillingLeadProps {
  /** The invoices; `false` without them. */
  readonly invoices: ReactNode
}

/** The content of the page: the situation with its next step, the plans, the payment method and the invoices. */
export function LoadedBilling({ billing, standing, unpaid = [], invoices }: LoadedBillingProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const { card } = useStandingWords(billing, standing)
  const renewing = useAttempt(
    useSubscription(({ calls }) => calls),
    'renew',
  )
  const renewFailure = useCallFailure(renewing.error, subscriptionMessages)
  const [purchase, setPurchase] = useState<Purchase | null>(null)
  const [isCardOpen, setCardOpen] = useState(false)
  const place = useRef<HTMLHeadingElement>(null)
  const notice = useRef<HTMLHeadingElement>(null)
  const isUnpaid = unpaid.length > 0 && (standing === 'unpaid' || needsUnpaidNotice(standing))
  useLostFocus(place, standing)
  const openCard = () => setCardOpen(true)
  const goToNotice = () => (standing === 'unpaid' ? place : notice).current?.focus()
  const isExternal = standing === 'external'
  const contract = {
    reason: t('errors.billing-externally-managed.title'),
    remedy: t('errors.billing-externally-managed'),
  }
  return (
    <>
      <Announcement text={card?.title ?? ''} />
      <CallFailure failure={renewFailure} />
      {isUnpaid && <UnpaidCard unpaid={unpaid} headingRef={standing === 'unpaid' ? place : notice} onCard={openCard} />}
      {card && (
        <StatusCard
          {...card}
          headingRef={place}
          actions={<NextSteps billing={billing} standing={standing} onCard={openCard} onBuy={setPurchase} />}
        >
          {standing.startsWith('trial') && <TrialProgress billing={billing} />}
        </StatusCard>
      )}
      {isExternal ? (
        <ViewOnlyContext.Provider value={contract}>
          <PaymentPart />
        </ViewOnlyContext.Provider>
      ) : (
        <>
          <PlansPart
            billing={billing}
            headingRef={card || standing === 'unpaid' ? undefined : place}
            onBuy={setPurchase}
          >
            <CancelNote billing={billing} standing={standing} />
          </PlansPart>
          <PaymentPart />
        </>
      )}
      <UnpaidContext.Provider value={isUnpaid ? goToNotice : null}>{invoices}</UnpaidContext.Provider>
      <CardDialog open={isCardOpen ? { onClose: () => setCardOpen(false) } : null} />
      <CheckoutDialog open={purchase && { ...purchase, isOpen: true, onClose: () => setPurchase(null) }} />
    </>
  )
}

/** The reason why a running plan has no button that cancels it. */
function CancelNote({ billing, standing }: BillingLeadProps) {
  const classOf = useClasses()
  const t = useMessages(subscriptionMessages)
  const mayCancel = useAuthorized({ permissions: [planWrite] }).isAllowed
  const refusal = cancelRefusal(billing)
  const { defaultPlan } = billing
  if (!mayCancel || refusal === null) return null
  if (refusal === 'plan-cancellation-forbidden')
    return <p className={classOf('SubscriptionNote')}>{t('subscription.noCancel')}</p>
  if (standing === 'incomplete') return <p className={classOf('SubscriptionNote')}>{t('subscription.noCancelOpen')}</p>
  if (!standing.startsWith('trial') || !defaultPlan) return null
  return <p className={classOf('SubscriptionNote')}>{t('subscription.noCancelTrial', { plan: defaultPlan.name })}</p>
}

/** Announces each change of the situation. */
function Announcement({ text }: { readonly text: string }) {
  const classOf = useClasses()
  const [first] = useState(text)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && text !== first) setChanged(true)
  return (
    <p role="status" className={classOf('VisuallyHidden')}>
      {hasChanged && text}
    </p>
  )
}

interface TrialProgressProps {
  readonly billing: Billing
}

/** The part of a trial that is over. */
function TrialProgress({ billing: { subscription } }: TrialProgressProps): ReactElement | null {
  const t = useMessages(subscriptionMessages)
  const zone = useTimeZone()
  const { clock } = useClient().ports
  if (!subscription?.trialEnd) return null
  const { trialEnd, currentPeriodStart } = subscription
  const days = daysUntil(trialEnd, Date.parse(currentPeriodStart), zone)
  const used = Math.max(days - daysUntil(trialEnd, clock.now(), zone), 0)
  if (!(days > 0)) return null
  return <Progress isBare label={t('subscription.trialUsed', { used, days })} value={used} max={days} />
}
