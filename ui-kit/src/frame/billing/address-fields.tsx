'use client'

import { type PayerAddress, useClient } from '@portico/headless'
import { missingAddressParts, type RequiredAddressPart } from '@portico/headless/portal/subscription'
import { type ReactElement, useMemo, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/index.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldFrame } from '../../primitives/portal/field/field.tsx'
import { chevronDownIcon } from '../../primitives/portal/icons.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../slots/index.ts'

/** The countries and territories of ISO 3166-1, as their alpha-2 codes. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

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

interface CountryFieldProps {
  /** ISO 3166-1 alpha-2; empty without one. A code that is no country stays as it is. */
  readonly value: string
  readonly onChange: (code: string) => void
  /** The fault of the choice; `null` without one. */
  readonly error?: string | null | undefined
  /** The last refused submit. A new one moves the focus to the field. */
  readonly attempt?: unknown
}

/** The country of an address: the list of the platform, which phones show in full and where typing finds a name. */
function CountryField({ value, onChange, error = null, attempt }: CountryFieldProps): ReactElement {
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

/** A country of an address. */
interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
}

/** All countries, in the order of their names in a language. */
function countriesIn(language: string): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const collator = new Intl.Collator(language)
  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name))
}
