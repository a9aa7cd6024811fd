'use client'

import type { ReactElement } from 'react'
import { useBillingWords } from '../../frame/billing/use-billing-words.ts'
import { useMessages } from '../../i18n/index.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { RadioGroup } from '../../primitives/portal/radio-group/radio-group.tsx'
import type { TrialCosts } from './trial-costs.ts'

export interface TrialChoiceProps {
  readonly costs: TrialCosts
  readonly onChange: (isKept: boolean) => void
}

/** The choice to end a trial or to keep it with the new plan, each with its cost and date. */
export function TrialChoice({ costs: { isKept, ended, kept }, onChange }: TrialChoiceProps): ReactElement {
  const t = useMessages(checkoutMessages)
  const { money, price, date } = useBillingWords()
  const end = date(kept.nextPaymentAt)
  return (
    <RadioGroup
      label={t('checkout.trial')}
      value={isKept ? 'kept' : 'ended'}
      onChange={(id) => onChange(id === 'kept')}
      options={[
        {
          id: 'ended',
          label: t('checkout.trialEnds'),
          help: t('checkout.trialEndsHelp', { price: money(ended.dueNow), date: date(ended.nextPaymentAt) }),
        },
        {
          id: 'kept',
          label: t('checkout.trialStays', { date: end }),
          help: t('checkout.trialStaysHelp', { date: end, price: price(kept.recurring, kept.recurringInterval) }),
        },
      ]}
    />
  )
}
