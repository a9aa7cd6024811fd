'use client'

import { type Plan, planLosses } from '@portico/headless/portal/subscription'
import { useUsage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { PlanLosses } from '../../../frame/billing/plan-losses.tsx'

export interface CancelLossesProps {
  readonly from: Plan
  readonly to: Plan
}

/** The things that an account has less of after a cancellation. Its present use is added once it is read. */
export function CancelLosses({ from, to }: CancelLossesProps): ReactElement {
  const use = useUsage(({ value }) => value)
  return <PlanLosses plan={to.name} losses={planLosses({ from, to, use })} />
}
