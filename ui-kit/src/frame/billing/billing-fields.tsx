'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../slots/index.ts'
import { AddressFields, useTopmostFault } from './address-fields.tsx'
import { type DetailsDraft, faultsOf } from './details-draft.ts'

export interface BillingFieldsProps {
  readonly draft: DetailsDraft
  readonly onChange: (draft: DetailsDraft) => void
  /** The last submit that was refused; `null` without one. Faults are shown from then on. */
  readonly refusal: object | null
  /** `true` leaves out the name, which cannot be changed after a card is saved. Default `false`. */
  readonly isNameless?: boolean | undefined
}

/** The fields of billing details: name, e-mail and postal address of invoices. */
export function BillingFields(props: BillingFieldsProps): ReactElement {
  const { draft, onChange, refusal, isNameless = false } = props
  const classOf = useClasses()
  const t = useMessages(words)
  const faults = refusal ? faultsOf(draft).filter((fault) => !isNameless || fault !== 'name-missing') : []
  const first = useTopmostFault(refusal, faults)
  const attemptAt = (fault: (typeof faults)[number]) => (first === fault ? (refusal ?? undefined) : undefined)
  return (
    <div className={classOf('BillingFields')}>
      {!isNameless && (
        <TextField
          label={t('billing.name')}
          name="name"
          dir="auto"
          autoComplete="billing name"
          value={draft.name}
          onChange={(name) => onChange({ ...draft, name })}
          error={faults.includes('name-missing') ? t('errors.billing-name-required') : null}
          attempt={attemptAt('name-missing')}
        />
      )}
      <TextField
        label={t('billing.email')}
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="billing email"
        isOptional
        value={draft.email}
        onChange={(email) => onChange({ ...draft, email })}
        error={faults.includes('email-incomplete') ? t('errors.email-incomplete') : null}
        attempt={attemptAt('email-incomplete')}
      />
      <AddressFields
        address={draft.address}
        onChange={(address) => onChange({ ...draft, address })}
        refusal={refusal}
        hasFaultAbove={faults.length > 0}
      />
    </div>
  )
}

const words = { ...billingMessages, ...billingPartsMessages, ...signInMessages }
