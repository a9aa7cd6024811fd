'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../slots/index.ts'
import { CountryField } from './country-field.tsx'
import { type DetailsDraft, faultsOf } from './details-draft.ts'

/** The props of {@link BillingFields}. */
export interface BillingFieldsProps {
  readonly draft: DetailsDraft
  readonly onChange: (draft: DetailsDraft) => void
  /** The last submit that was refused; `null` without one. Faults are shown from then on. */
  readonly refusal: object | null
  /** `true` leaves out the name, which cannot be changed after a card is saved. Default `false`. */
  readonly isNameless?: boolean | undefined
  /** `true` leaves out the postal address. Default `false`. */
  readonly isWithoutAddress?: boolean | undefined
}

/** The fields of billing details: name, e-mail and postal address of invoices. */
export function BillingFields(props: BillingFieldsProps): ReactElement {
  const { draft, onChange, refusal, isNameless = false, isWithoutAddress = false } = props
  const classOf = useClasses()
  const t = useMessages(words)
  const faults = refusal ? faultsOf(draft) : []
  const { address } = draft
  // The topmost fault takes the focus.
  const attemptAt = (fault: (typeof faults)[number]) => (faults[0] === fault ? (refusal ?? undefined) : undefined)
  const part = (name: keyof typeof address) => ({
    name,
    value: address[name],
    onChange: (text: string) => onChange({ ...draft, address: { ...address, [name]: text } }),
  })
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
        value={draft.email}
        onChange={(email) => onChange({ ...draft, email })}
        error={faults.includes('email-incomplete') ? t('errors.email-incomplete') : null}
        attempt={attemptAt('email-incomplete')}
      />
      {!isWithoutAddress && (
        <>
          <CountryField {...part('country')} />
          <TextField
            label={t('billing.line1')}
            dir="auto"
            autoComplete="billing address-line1"
            {...part('addressLine1')}
          />
          <TextField
            label={t('billing.line2')}
            dir="auto"
            autoComplete="billing address-line2"
            {...part('addressLine2')}
          />
          <div className={classOf('BillingRow')}>
            <TextField
              label={t('billing.postalCode')}
              dir="auto"
              autoComplete="billing postal-code"
              {...part('postalCode')}
            />
            <TextField label={t('billing.city')} dir="auto" autoComplete="billing address-level2" {...part('city')} />
          </div>
          <TextField label={t('billing.state')} dir="auto" autoComplete="billing address-level1" {...part('state')} />
        </>
      )}
    </div>
  )
}

const words = { ...billingMessages, ...billingPartsMessages, ...signInMessages }
