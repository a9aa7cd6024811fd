'use client'

import { type Outcome, useClient } from '@portico/headless'
import { plainAddress } from '@portico/headless/core'
import { missingAddressParts, usePaymentMethod } from '@portico/headless/portal/subscription'
import { type ReactElement, useMemo } from 'react'
import { BillingFields } from '../../../frame/billing/billing-fields.tsx'
import { type DetailsDraft, draftOf, faultsOf } from '../../../frame/billing/details-draft.ts'
import { isRefusal } from '../../../frame/billing/is-refusal.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { subscriptionMessages } from './subscription-messages.ts'

export interface BillingDetailsDialogProps {
  readonly onClose: () => void
}

/** The dialog of e-mail and postal address of invoices. The name stays that of the card. */
export function BillingDetailsDialog({ onClose }: BillingDetailsDialogProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const client = useClient()
  const { value, saveBillingDetails } = usePaymentMethod()
  const method = value?.method
  const details = useMemo(() => method && { details: draftOf(method.billingDetails) }, [method])

  async function onSave(_: unknown, { details: { email, address } }: DetailsRecord): Promise<Outcome> {
    return saveBillingDetails({ email: plainAddress(email), address })
  }

  return (
    <RecordDialog<DetailsRecord>
      isOpen
      title={t('billing.details')}
      lead={t('subscription.detailsLead')}
      value={details ?? null}
      onSave={onSave}
      fields={[
        {
          name: 'details',
          label: t('billing.details'),
          check: (draft) => {
            if (faultsOf(draft).includes('email-incomplete')) return t('errors.email-incomplete')
            const isWhole = missingAddressParts(client, draft.address).length === 0
            return isWhole ? null : t('errors.billing-address-required')
          },
          render: ({ value: draft, onChange, error, attempt }) => (
            <BillingFields
              isNameless
              draft={draft}
              onChange={onChange}
              refusal={error !== null && isRefusal(attempt) ? attempt : null}
            />
          ),
        },
      ]}
      messages={subscriptionMessages}
      submit={t('subscription.saveDetails')}
      onClose={onClose}
    />
  )
}

interface DetailsRecord {
  readonly details: DetailsDraft
}
