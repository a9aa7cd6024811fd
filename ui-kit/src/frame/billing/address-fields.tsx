'use client'

import { type PayerAddress, useClient } from '@portico/headless'
import { missingAddressParts, type RequiredAddressPart } from '@portico/headless/portal/subscription'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../slots/index.ts'
import { CountryField } from './country-field.tsx'

const none = { refusal: null, first: null }

export interface AddressFieldsProps {
  readonly address: Readonly<Required<PayerAddress>>
  readonly onChange: (address: Readonly<Required<PayerAddress>>) => void
  /** The last submit that was refused; `null` without one. Faults are shown from then on. */
  readonly refusal: object | null
  /** `true` if a field above has a fault, which takes the focus. Default `false`. */
  readonly hasFaultAbove?: boolean | undefined
}

/** The fields of the postal address of invoices. */
export function AddressFields({ address, onChange, refusal, hasFaultAbove = false }: AddressFieldsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(billingPartsMessages)
  const client = useClient()
  const missing = missingAddressParts(client, address)
  const needed = missingAddressParts(client, {})
  const faults = refusal ? missing : []
  const first = useTopmostFault(refusal, hasFaultAbove ? [] : faults)
  const part = (name: keyof typeof address) => ({
    name,
    value: address[name],
    onChange: (text: string) => onChange({ ...address, [name]: text }),
  })
  const optional = (name: keyof typeof address) => ({ ...part(name), isOptional: true })
  const required = (name: RequiredAddressPart) => ({
    ...part(name),
    isOptional: !needed.includes(name),
    error: faults.includes(name) ? t(`billing.${name}Missing`) : null,
    attempt: first === name ? (refusal ?? undefined) : undefined,
  })
  return (
    <>
      <CountryField {...required('country')} />
      <TextField
        label={t('billing.line1')}
        dir="auto"
        autoComplete="billing address-line1"
        {...required('addressLine1')}
      />
      <TextField
        label={t('billing.line2')}
        dir="auto"
        autoComplete="billing address-line2"
        {...optional('addressLine2')}
      />
      <div className={classOf('BillingRow')}>
        <TextField
          label={t('billing.postalCode')}
          dir="auto"
          autoComplete="billing postal-code"
          {...optional('postalCode')}
        />
        <TextField label={t('billing.city')} dir="auto" autoComplete="billing address-level2" {...required('city')} />
      </div>
      <TextField label={t('billing.state')} dir="auto" autoComplete="billing address-level1" {...optional('state')} />
    </>
  )
}

/** Returns the first fault of a refused submit, which takes the focus. It stays until the next refusal, so that typing moves no focus. */
export function useTopmostFault<Fault>(refusal: object | null, faults: readonly Fault[]): Fault | null {
  const [seen, setSeen] = useState<{ readonly refusal: object | null; readonly first: Fault | null }>(none)
  if (seen.refusal === refusal) return seen.first
  const first = faults[0] ?? null
  setSeen({ refusal, first })
  return first
}
