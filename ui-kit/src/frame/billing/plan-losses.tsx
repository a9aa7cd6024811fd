'use client'

import type { PlanLoss } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingPlansMessages } from '../../i18n/messages/checkout/billing-plans.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { useClasses } from '../../slots/index.ts'
import { useFeatureWords } from './use-feature-words.ts'

export interface PlanLossesProps {
  /** The name of the new plan, for the title. */
  readonly plan: string
  readonly losses: readonly PlanLoss[]
}

/** A notice of the things that an account has less of with another plan. Nothing is rendered without losses. */
export function PlanLosses({ plan, losses }: PlanLossesProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(billingPlansMessages)
  const words = useFeatureWords()
  if (losses.length === 0) return null
  return (
    <Alert tone="warning" title={t('billing.youLose', { plan })}>
      <ul className={classOf('PlanLosses')}>
        {losses.map((loss) => (
          <li key={loss.feature.key}>{words.loss(loss)}</li>
        ))}
      </ul>
    </Alert>
  )
}
