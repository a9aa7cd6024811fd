'use client'

import { type ReactElement, useMemo } from 'react'
import { useLocale, useMessages } from '../../i18n/index.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldFrame } from '../../primitives/portal/field/field.tsx'
import { chevronDownIcon } from '../../primitives/portal/icons.ts'
import { useClasses } from '../../slots/index.ts'

/** The countries and territories of ISO 3166-1, as their alpha-2 codes. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

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
