'use client'

import { useAuthorized } from '@portico/headless'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { sizeIn } from '../../../primitives/portal/file-field/file-rules.ts'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import { themeNames } from '../../../theme/index.ts'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'
import { accountMessages } from './account-messages.ts'
import { ColorField, type ColorFieldProps, ColorSwatch } from './color-field.tsx'
import { LogoField, largestLogo } from './logo-field.tsx'
import { lookWrite, settingsWrite } from './permissions.ts'
import type { SignInDraft } from './sign-in-look.ts'
import { isWebAddress } from './web-address.ts'

/** The fields of the sign-in page: its addresses, and its look. */
export function useSignInFields(color: Pick<ColorFieldProps, 'usual' | 'words'>): readonly RecordField<SignInDraft>[] {
  const classOf = useClasses()
  const t = useMessages(accountMessages)
  const { code } = useLocale()
  const { picture } = useStoredAddresses()
  const addresses = useAuthorized({ permissions: [settingsWrite] }).isAllowed ? 'edit' : 'viewOnly'
  const look = useAuthorized({ permissions: [lookWrite] }).isAllowed ? 'edit' : 'viewOnly'
  const themes = [
    { id: '', label: t('account.asApplication') },
    ...themeNames.map((id) => ({ id, label: t(`account.theme.${id}`) })),
  ]
  return [
    {
      name: 'themeName',
      label: t('account.look'),
      help: t('account.themeHelp'),
      appearance: look,
      render: (control) => <Select {...control} options={themes} />,
      show: (theme) => themes.find(({ id }) => id === theme)?.label,
    },
    {
      name: 'color',
      label: t('account.color'),
      help: t('account.colorHelp'),
      appearance: look,
      check: (text) => (text === '' || isColor(text) ? null : t('account.colorForm')),
      render: (control) => <ColorField {...control} {...color} />,
      show: (text) => <ColorSwatch color={text === '' ? color.usual : text} />,
    },
    {
      name: 'logo',
      label: t('account.pageLogo'),
      help: t('account.pageLogoHelp', { size: sizeIn(code, largestLogo) }),
      appearance: look,
      render: (control) => <LogoField {...control} />,
      show: (logo) => {
        const address = picture(logo)
        if (!address) return t('account.asApplication')
        return (
          <img
            className={classOf('AccountLogo')}
            src={address}
            alt={t('account.pageLogo')}
            referrerPolicy="no-referrer"
          />
        )
      },
    },
    {
      name: 'applicationUrl',
      label: t('account.applicationUrl'),
      help: t('account.applicationUrlHelp'),
      appearance: addresses,
      check: (address) => (address === '' || isWebAddress(address) ? null : t('account.addressForm')),
      render: (control) => <TextField {...control} dir="ltr" autoComplete="url" />,
      show: addressOf,
    },
    {
      name: 'loginUrl',
      label: t('account.loginUrl'),
      help: t('account.loginUrlHelp'),
      appearance: addresses,
      check: (address) => (address === '' || isWebAddress(address) ? null : t('account.addressForm')),
      render: (control) => (
        <TextField
          {...control}
          help={control.value === '' ? t('account.loginUrlNone') : control.help}
          dir="ltr"
          autoComplete="url"
        >
          {control.value !== '' && <CopyButton text={control.value} label={t('account.copyLoginUrl')} isBare />}
        </TextField>
      ),
      show: addressOf,
    },
  ]
}

function addressOf(address: string) {
  return address === '' ? '—' : <bdi dir="ltr">{address}</bdi>
}
