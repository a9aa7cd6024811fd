'use client'

import { useAuthorized } from '@portico/headless'
import { renewRefusal, useSubscription } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button, type ButtonProps } from '../../../primitives/button/button.tsx'
import type { BillingLeadProps } from './billing-lead.tsx'
import { paymentWrite, planWrite } from './permissions.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import type { Purchase } from './types.ts'
import { useStandingWords } from './use-standing-words.ts'

export interface NextStepsProps extends BillingLeadProps {
  /** Opens the dialog of the card. */
  readonly onCard: () => void
  readonly onBuy: (purchase: Purchase) => void
}

/** The buttons of a situation. A person without the permission for a step does not get its button. */
export function NextSteps({ billing, standing, onCard, onBuy }: NextStepsProps): ReactElement | null {
  const t = useMessages(subscriptionMessages)
  const mayBuy = useAuthorized({ permissions: [planWrite] }).isAllowed
  const mayChangeCard = useAuthorized({ permissions: [paymentWrite] }).isAllowed
  const { load, renew, calls } = useSubscription()
  const reading = useAttempt(calls, 'load')
  const { plan } = useStandingWords(billing, standing)
  const planId = billing.plan?.id

  const card = (label: string, variant?: ButtonProps['variant']) =>
    mayChangeCard && (
      <Button size="md" variant={variant} onPress={onCard}>
        {label}
      </Button>
    )
  const buy = (label: string, purchase: Purchase, variant?: ButtonProps['variant']) =>
    mayBuy &&
    purchase.planId !== undefined && (
      <Button size="md" variant={variant} onPress={() => onBuy(purchase)}>
        {label}
      </Button>
    )
  const check = (variant?: ButtonProps['variant']) => (
    <Button
      size="md"
      variant={variant}
      isPending={reading.isPending}
      busy={t('subscription.working')}
      onPress={() => void load()}
    >
      {t('subscription.checkAgain')}
    </Button>
  )

  switch (standing) {
    case 'external':
    case 'missing':
      return check()
    case 'unclear':
      return (
        <>
          {check('primary')}
          {buy(t('subscription.goOn'), billing.pendingChange ?? {})}
        </>
      )
    case 'incomplete':
      return (
        <>
          {card(t('subscription.otherCard'), 'primary')}
          {buy(t('subscription.payAgain'), { planId })}
        </>
      )
    case 'canceled':
    case 'expired':
      return <>{buy(t('subscription.startAgain', { plan }), { planId }, 'primary')}</>
    case 'ending':
      if (!mayBuy || renewRefusal(billing) !== null) return null
      return (
        <Button size="md" variant="primary" onPress={() => void renew()}>
          {t('subscription.keep', { plan })}
        </Button>
      )
    case 'trialWithoutCard':
      return <>{card(t('subscription.addCard'), 'primary')}</>
    case 'trialWithCard':
      return <>{buy(t('subscription.confirm', { plan }), { planId }, 'primary')}</>
    case 'changing':
      return <>{buy(t('subscription.keep', { plan }), { planId }, 'primary')}</>
    case 'cardMissing':
      return <>{card(t('subscription.addCard'), 'primary')}</>
    case 'unpaid':
    case 'cardExpired':
    case 'cardExpiring':
      return <>{card(t('subscription.otherCard'), 'primary')}</>
    case 'active':
      return null
    default:
      return standing satisfies never
  }
}
