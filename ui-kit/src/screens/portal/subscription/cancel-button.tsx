'use client'

import { cancelRefusal, useSubscription } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { partPlace } from '../../../frame/loading/part-failed.tsx'
import type { Question } from '../../../frame/portal/confirm-dialog/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import type { BillingLeadProps } from './billing-lead.tsx'
import type { CancelLossesProps } from './cancel-losses.tsx'
import { subscriptionMessages } from './subscription-messages.ts'
import { useStandingWords } from './use-standing-words.ts'

export interface CancelButtonProps extends BillingLeadProps {
  /** Asks the question before the plan is canceled. */
  readonly onAsk: (question: Question) => void
}

/** The button that cancels a plan. There is none for the default plan, and for a plan that cannot be canceled. */
export function CancelButton({ billing, standing, onAsk }: CancelButtonProps): ReactElement | null {
  const t = useMessages(subscriptionMessages)
  const cancel = useSubscription((subscription) => subscription.cancel)
  const { plan, date } = useStandingWords(billing, standing)
  const { defaultPlan, subscription } = billing
  const isDefault = defaultPlan !== null && defaultPlan.slug === subscription?.plan.slug
  if (cancelRefusal(billing) !== null || isDefault) return null
  const ask = () =>
    onAsk({
      title: t('subscription.cancelTitle', { plan }),
      text: defaultPlan
        ? t('subscription.cancelThenFree', { date, next: defaultPlan.name })
        : t('subscription.cancelThenOver', { date }),
      confirm: t('subscription.cancelConfirm', { date }),
      keep: t('subscription.keep', { plan }),
      body: billing.plan && defaultPlan && <CancelLosses from={billing.plan} to={defaultPlan} />,
      run: () => cancel(),
    })
  return (
    <Button variant="quiet" size="md" onPress={ask}>
      {t('subscription.cancel')}
    </Button>
  )
}

const CancelLosses = lazyPart<CancelLossesProps>(async () => (await import('./lazy-parts.ts')).CancelLosses, partPlace)
