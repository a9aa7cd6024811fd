'use client'

import {
  type Outcome,
  type PaymentDetails,
  type PaymentField,
  type PaymentFieldState,
  useClient,
  useSession,
} from '@portico/headless'
import { missingAddressParts, usePaymentMethod } from '@portico/headless/portal/subscription'
import { type ReactElement, useState } from 'react'
import { AddressFields } from '../../../frame/billing/address-fields.tsx'
import { CardField } from '../../../frame/billing/card-field.tsx'
import { type DetailsDraft, draftOf } from '../../../frame/billing/details-draft.ts'
import { isRefusal } from '../../../frame/billing/is-refusal.ts'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { subscriptionMessages } from './subscription-messages.ts'

export interface CardDialogProps {
  readonly onClose: () => void
}

/** The dialog that saves a card as the payment method. It asks for what an invoice needs and does not have: name and address. */
export function CardDialog({ onClose }: CardDialogProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(subscriptionMessages)
  const client = useClient()
  const { value, prepareCard, saveCard } = usePaymentMethod()
  const tenant = useSession((session) => session.tenant?.name ?? '')
  const [field, setField] = useState<PaymentField | null>(null)
  const present = value?.method?.billingDetails
  const isFirst = !present?.name
  const needsAddress = missingAddressParts(client, present?.address).length > 0

  async function onSave(_: unknown, { name, address }: CardDraft): Promise<Outcome<unknown>> {
    // The field cannot be submitted before it is mounted: its check asks for a complete card.
    if (!field) return { ok: false, reason: 'canceled' }
    const details: PaymentDetails = {
      ...present,
      name: isFirst ? name : present.name,
      ...(needsAddress && { address }),
    }
    return saveCard({ field, details })
  }

  const card: RecordField<CardDraft> = {
    name: 'card',
    label: t('billing.card'),
    check: (state) =>
      state?.isComplete ? null : `${t('errors.card-incomplete.title')}. ${t('errors.card-incomplete')}`,
    render: ({ error, attempt, onChange }) => (
      <CardField prepare={prepareCard} onField={setField} onChange={onChange} error={error} attempt={attempt} />
    ),
  }
  const name: RecordField<CardDraft> = {
    name: 'name',
    label: t('billing.name'),
    isRequired: true,
    render: (control) => <TextField {...control} autoComplete="organization" />,
  }
  const address: RecordField<CardDraft> = {
    name: 'address',
    label: t('billing.details'),
    check: (typed) => (missingAddressParts(client, typed).length > 0 ? t('errors.billing-address-required') : null),
    render: ({ value: typed, onChange, error, attempt }) => (
      <div className={classOf('BillingFields')}>
        <AddressFields
          address={typed}
          onChange={onChange}
          refusal={error !== null && isRefusal(attempt) ? attempt : null}
        />
      </div>
    ),
  }
  return (
    <RecordDialog<CardDraft>
      isOpen
      title={t(value?.method ? 'subscription.changeCard' : 'subscription.addCard')}
      lead={t('subscription.cardLead')}
      value={{ card: null, name: tenant, address: draftOf(present ?? { name: tenant }).address }}
      onSave={onSave}
      fields={[card, ...(isFirst ? [name] : []), ...(needsAddress ? [address] : [])]}
      messages={subscriptionMessages}
      submit={t('subscription.saveCard')}
      note=""
      onClose={onClose}
    />
  )
}

/** A card that is not saved yet. */
interface CardDraft {
  /** `null` until something is typed. */
  readonly card: PaymentFieldState | null
  readonly name: string
  readonly address: DetailsDraft['address']
}
