'use client'

import { useAuthorized } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import type { AccountSettings, CustomLogin } from '@portico/headless/portal/account-settings'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { sizeIn } from '../../../primitives/portal/file-field/file-rules.ts'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import { themeNames } from '../../../theme/index.ts'
import type { Look } from '../../../theme/merge-look.ts'
import { lookFromMetadata } from '../../../theme/metadata-look.ts'
import { isRecord, ownMember } from '../../../theme/own-member.ts'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'
import { accountMessages } from './account-messages.ts'
import { ColorField, type ColorFieldProps, ColorSwatch } from './color-field.tsx'
import { LogoField, largestLogo } from './logo-field.tsx'
import { lookWrite, settingsWrite } from './permissions.ts'
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

/** The sign-in page as its form has it. Members of the look are empty for those of the application. */
export interface SignInDraft extends Pick<AccountSettings, 'applicationUrl' | 'loginUrl'> {
  readonly themeName: string
  /** The primary color, as people type it. */
  readonly color: string
  /** The address of the logo above the form. */
  readonly logo: string
}

/** The members of a draft that are the look. */
type SignInLook = Pick<SignInDraft, 'themeName' | 'color' | 'logo'>

/** The form of a sign-in page. */
export function draftOf({ applicationUrl, loginUrl }: AccountSettings, { theme }: CustomLogin): SignInDraft {
  const primary = ownMember(theme, 'palette.primary')
  return {
    applicationUrl,
    loginUrl,
    themeName: themeOf(ownMember(theme, 'themeName')),
    color: textOf(typeof primary === 'string' ? primary : ownMember(primary, 'main')),
    logo: textOf(ownMember(theme, 'logo.image')),
  }
}

/** The members of a look as they are stored. A palette has a color, or a color with its shades. */
export function themeWith(
  theme: CustomLogin['theme'],
  { themeName, color, logo }: Partial<SignInLook>,
): RecordPatch<CustomLogin> {
  const isText = typeof ownMember(theme, 'palette.primary') === 'string'
  return {
    theme: {
      ...(themeName !== undefined && { themeName }),
      ...(color !== undefined && { palette: { primary: isText ? color : { main: color } } }),
      ...(logo !== undefined && { logo: { image: logo } }),
    },
  }
}

/** The look of the sign-in page with a draft, over that of the application. */
export function lookWith(metadata: unknown, theme: CustomLogin['theme'], draft: SignInLook): Look {
  const own = isRecord(metadata) ? metadata : {}
  const themeV2 = isRecord(own['themeV2']) ? own['themeV2'] : {}
  const saved = over(isRecord(themeV2['loginBox']) ? themeV2['loginBox'] : {}, theme)
  const { theme: edited = {} } = themeWith(theme, draft)
  return lookFromMetadata({ ...own, themeV2: { ...themeV2, loginBox: over(saved, edited) } })
}

/** A record with the members of another one, those of nested records one by one. */
function over(under: object, edited: object): object {
  const members = Object.entries(edited).map(([name, member]) => {
    const former = ownMember(under, name)
    return [name, isRecord(former) && isRecord(member) ? over(former, member) : member]
  })
  return { ...under, ...Object.fromEntries(members) }
}

/** The names of providers may end in a version: `modernV2`. */
function themeOf(given: unknown): string {
  return themeNames.find((name) => given === name || given === `${name}V2`) ?? ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
