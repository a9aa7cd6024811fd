'use client'

import type { Billing, Invoice } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import type { Standing } from './standing.ts'
import { StatusBadge } from './status-card.tsx'
import { useStandingWords } from './use-standing-words.ts'

/** The props of the parts of the head. */
export interface BillingLeadProps {
  readonly billing: Billing
  readonly standing: Standing
  /** The invoices that are not paid. Default: none. */
  readonly unpaid?: readonly Invoice[] | undefined
}

/** The plan, its price, and its renewal or end. */
export function BillingLead({ billing, standing }: BillingLeadProps): ReactElement {
  return <>{useStandingWords(billing, standing).lead}</>
}

/** The status of the subscription. */
export function BillingBadge({ billing, standing }: BillingLeadProps): ReactElement {
  return <StatusBadge {...useStandingWords(billing, standing).badge} />
}
