'use client'

import { useClient } from '@portico/headless'
import type { Billing } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useTimeZone } from '../../../i18n/use-date-format.ts'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { daysUntil } from './standing.ts'
import { subscriptionMessages } from './subscription-messages.ts'

export interface TrialProgressProps {
  readonly billing: Billing
}

/** The part of a trial that is over. */
export function TrialProgress({ billing: { subscription } }: TrialProgressProps): ReactElement | null {
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
