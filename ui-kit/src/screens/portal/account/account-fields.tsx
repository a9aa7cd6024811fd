'use client'

import type { AccountSettings } from '@portico/headless/portal/account-settings'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import type { FieldControl, RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { ComboBox } from '../../../primitives/portal/combo-box/combo-box.tsx'
import { sizeIn } from '../../../primitives/portal/file-field/file-rules.ts'
import { Select } from '../../../primitives/portal/select/select.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'
import { accountMessages } from './account-messages.ts'
import {
  browserZone,
  currencyOption,
  currencyOptions,
  dateOptions,
  ownZone,
  timeOptions,
  timeZoneOption,
  timeZoneOptions,
} from './choices.ts'
import { LogoField, largestLogo } from './logo-field.tsx'
import { isWebAddress } from './web-address.ts'

/** The fields of the settings of the account. */
export function useAccountFields(): readonly RecordField<AccountSettings>[] {
  const { code } = useLocale()
  const classOf = useClasses()
  const t = useMessages(accountMessages)
  const { picture } = useStoredAddresses()
  const [now] = useState(() => new Date())
  const zones = useCallback(() => timeZoneOptions(now), [now])
  const currencies = useCallback(() => currencyOptions(code), [code])
  const browserOption = {
    id: browserZone,
    label: t('account.browserZone', { zone: timeZoneOption(ownZone(), now).label }),
  }
  const zoneOption = (zone: string) => (zone === browserZone ? browserOption : timeZoneOption(zone, now))
  const labelIn = (options: ReturnType<typeof dateOptions>, present: string) =>
    options.find(({ id }) => id === present)?.label ?? '—'

  return [
    {
      name: 'logo',
      label: t('account.logo'),
      help: t('account.logoHelp', { size: sizeIn(code, largestLogo) }),
      render: (control) => <LogoField {...control} />,
      show: (logo) => {
        const address = picture(logo)
        if (!address) return '—'
        return (
          <img className={classOf('AccountLogo')} src={address} alt={t('account.logo')} referrerPolicy="no-referrer" />
        )
      },
    },
    {
      name: 'companyName',
      label: t('account.companyName'),
      isRequired: true,
      render: (control) => <TextField {...control} dir="auto" autoComplete="organization" />,
    },
    {
      name: 'website',
      label: t('account.website'),
      check: (website) => (website && !isWebAddress(website) ? t('account.addressForm') : null),
      render: ({ value, ...control }) => <TextField {...control} value={value ?? ''} dir="ltr" autoComplete="url" />,
      show: (website) => (website ? <bdi dir="ltr">{website}</bdi> : '—'),
    },
    {
      name: 'address',
      label: t('account.address'),
      help: t('account.addressHelp'),
      render: (control) => <TextArea {...control} dir="auto" />,
    },
    {
      name: 'timezone',
      label: t('account.timezone'),
      help: t('account.timezoneHelp'),
      render: (control) => (
        <OneOfField
          {...control}
          none={browserZone}
          first={
            control.value === '' || control.value === browserZone
              ? [browserOption]
              : [browserOption, zoneOption(control.value)]
          }
          others={zones}
        />
      ),
      show: (zone) => (zone === '' ? '—' : zoneOption(zone).label),
    },
    {
      name: 'dateFormat',
      label: t('account.dateFormat'),
      render: (control) => <Select {...control} options={dateOptions(control.value, code)} />,
      show: (format) => labelIn(dateOptions(format, code), format),
    },
    {
      name: 'timeFormat',
      label: t('account.timeFormat'),
      render: (control) => <Select {...control} options={timeOptions(control.value, code)} />,
      show: (format) => labelIn(timeOptions(format, code), format),
    },
    {
      name: 'currency',
      label: t('account.currency'),
      render: (control) => (
        <OneOfField
          {...control}
          first={control.value === '' ? [] : [currencyOption(control.value, code)]}
          others={currencies}
        />
      ),
      show: (currency) => (currency === '' ? '—' : currencyOption(currency, code).label),
    },
  ]
}

interface OneOfFieldProps extends FieldControl<string> {
  /** The options that come first: at least the present one. */
  readonly first: readonly SelectOption[]
  /** Makes all other options. They are many, so it runs after the first paint. Keep its identity. */
  readonly others: () => readonly SelectOption[]
  /** The value without a choice. Default: empty. */
  readonly none?: string | undefined
}

/** A choice of one among hundreds, by typing. */
function OneOfField({ first, others, none = '', value, onChange, ...field }: OneOfFieldProps): ReactElement {
  const [all, setAll] = useState<readonly SelectOption[]>([])
  useEffect(() => setAll(others()), [others])
  const rest = all.filter(({ id }) => !first.some((one) => one.id === id))
  return (
    <ComboBox
      {...field}
      isSingle
      options={[...first, ...rest]}
      value={value === '' ? [] : [value]}
      onChange={(ids) => onChange(ids.at(-1) ?? none)}
    />
  )
}
