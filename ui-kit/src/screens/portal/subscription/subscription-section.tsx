'use client'

import { useAuthorized } from '@portico/headless'
import type { Invoice } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { BilledPage, type PageOfAll } from './billed-page.tsx'
import { InvoicesPart } from './invoices-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { planReads, sectionKeys, sectionWrites } from './permissions.ts'
import { subscriptionMessages } from './subscription-messages.ts'

export interface SubscriptionSectionProps {
  /** Changes the columns of the invoices. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<Invoice> | undefined
}

/**
 * The billing of the tenant, as a section of the portal: its plan, its payment method and its invoices. A person sees the
 * parts that their permissions allow.
 */
export function SubscriptionSection({ columns }: SubscriptionSectionProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const { fields } = usePageAppearance('subscriptions')
  const plans = { name: t('subscription.plans'), permissions: planReads }
  const maySeePlan = useAuthorized(plans).isAllowed
  const invoices = fields['invoices'] !== 'hidden' && <InvoicesPart columns={columns} />
  const page: PageOfAll = {
    title: t('subscription.title'),
    see: { name: t('subscription.title'), permissions: sectionKeys, mode: 'any' },
    change: { name: t('subscription.title'), permissions: sectionWrites, mode: 'any' },
  }
  if (maySeePlan) return <BilledPage page={page} invoices={invoices} />
  return (
    <SectionPage {...page} lead={t('subscription.lead')}>
      <PagePart title={t('subscription.plans')} see={plans} />
      <PaymentPart />
      {invoices}
    </SectionPage>
  )
}
