'use client'

import {
  type Outcome,
  type PaymentDetails,
  type PaymentField,
  type PaymentFieldState,
  useSession,
} from '@portico/headless'
import { usePaymentMethod } from '@portico/headless/portal/subscription'
import { type ReactElement, useState } from 'react'
import { CardField } from '../../../frame/billing/card-field.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { subscriptionMessages } from './subscription-messages.ts'

/** The props of {@link CardDialog}. */
export interface CardDialogProps {
  readonly onClose: () => void
}

/** The dialog that saves a card as the payment method. The first card asks for the name on invoices, too. */
export function CardDialog({ onClose }: CardDialogProps): ReactElement {
  const t = useMessages(subscriptionMessages)
  const { value, prepareCard, saveCard } = usePaymentMethod()
  const tenant = useSession((session) => session.tenant?.name ?? '')
  const [field, setField] = useState<PaymentField | null>(null)
  const present = value?.method?.billingDetails
  const isFirst = !present?.name

  async function onSave(_: unknown, { name }: CardDraft): Promise<Outcome<unknown>> {
    // The field cannot be submitted before it is mounted: its check asks for a complete card.
    if (!field) return { ok: false, reason: 'canceled' }
    const details: PaymentDetails = { ...present, name: isFirst ? name : present.name }
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
  return (
    <RecordDialog<CardDraft>
      isOpen
      title={t(value?.method ? 'subscription.changeCard' : 'subscription.addCard')}
      lead={t('subscription.cardLead')}
      value={{ card: null, name: tenant }}
      onSave={onSave}
      fields={isFirst ? [card, name] : [card]}
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
}
