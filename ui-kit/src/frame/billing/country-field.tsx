'use client'

import { type ReactElement, useMemo } from 'react'
import { useLocale, useMessages } from '../../i18n/index.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldFrame } from '../../primitives/portal/field/field.tsx'
import { chevronDownIcon } from '../../primitives/portal/icons.ts'
import { useClasses } from '../../slots/index.ts'
import { countriesIn } from './countries.ts'

export interface CountryFieldProps {
  /** ISO 3166-1 alpha-2; empty without one. A code that is no country stays as it is. */
  readonly value: string
  readonly onChange: (code: string) => void
  /** The fault of the choice; `null` without one. */
  readonly error?: string | null | undefined
  /** The last refused submit. A new one moves the focus to the field. */
  readonly attempt?: unknown
}

/** The country of an address: the list of the platform, which phones show in full and where typing finds a name. */
export function CountryField({ value, onChange, error = null, attempt }: CountryFieldProps): ReactElement {
  const classOf = useClasses()
  const { code: language } = useLocale()
  const t = useMessages(billingPartsMessages)
  const countries = useMemo(() => countriesIn(language), [language])
  const isKnown = value === '' || countries.some(({ code }) => code === value)
  return (
    <FieldFrame
      slot="Field"
      className={classOf('CountryField')}
      label={t('billing.country')}
      error={error}
      attempt={attempt}
    >
      {({ className, ...control }) => (
        <>
          <select
            {...control}
            className={classOf('CountrySelect', className)}
            name="country"
            data-field
            autoComplete="billing country"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t('billing.noCountry')}</option>
            {!isKnown && <option value={value}>{value}</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} size="sm" />
        </>
      )}
    </FieldFrame>
  )
}
