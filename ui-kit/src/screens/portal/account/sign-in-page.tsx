'use client'

import { type Outcome, useAuthorized } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import {
  type AccountSettings,
  type CustomLogin,
  useAccountSettings,
  useCustomLogin,
} from '@portico/headless/portal/account-settings'
import type { ReactElement } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { isColor } from '../../../theme/color.ts'
import { ownMember } from '../../../theme/own-member.ts'
import { accountMessages } from './account-messages.ts'
import { ColorSwatch, ColorWell } from './color-well.tsx'
import { lookWrite, settingsWrite } from './permissions.ts'
import { isWebAddress } from './web-address.ts'

/** The sign-in page of the account: its addresses and its color. */
export function SignInPage(): ReactElement {
  const t = useMessages(accountMessages)
  const { value: settings, save: saveSettings } = useAccountSettings()
  const { value: login, save: saveLogin, load, calls } = useCustomLogin()
  const fields = useSignInFields()
  const { error, status } = calls.load
  if (login === null && error) {
    return <PageFailed error={error} isPending={status === 'pending'} onRetry={() => void load()} />
  }
  if (settings === null || login === null) return <PageSkeleton width="form" />
  const theme = login.theme

  async function onSave({ color, ...addresses }: RecordPatch<SignInDraft>): Promise<Outcome> {
    const saved = Object.keys(addresses).length > 0 ? await saveSettings(addresses) : done
    return saved.ok && color !== undefined ? saveLogin(withColor(theme, color)) : saved
  }

  return (
    <RecordForm<SignInDraft>
      label={t('account.signInPage')}
      value={draftOf(settings, login)}
      onSave={onSave}
      fields={fields}
      messages={accountMessages}
    />
  )
}

/** The sign-in page as its form has it. */
interface SignInDraft extends Pick<AccountSettings, 'applicationUrl' | 'loginUrl'> {
  /** The primary color; empty for that of the application. */
  readonly color: string
}

function draftOf({ applicationUrl, loginUrl }: AccountSettings, { theme }: CustomLogin): SignInDraft {
  const primary = ownMember(theme, 'palette.primary')
  const color = typeof primary === 'string' ? primary : ownMember(theme, 'palette.primary.main')
  return { applicationUrl, loginUrl, color: typeof color === 'string' ? color : '' }
}

/** The palettes of providers have a color, or a color with its shades. */
function withColor(theme: CustomLogin['theme'], color: string): RecordPatch<CustomLogin> {
  const isText = typeof ownMember(theme, 'palette.primary') === 'string'
  return { theme: { palette: { primary: isText ? color : { main: color } } } }
}

const done: Outcome = { ok: true, value: undefined }

function useSignInFields(): readonly RecordField<SignInDraft>[] {
  const t = useMessages(accountMessages)
  const addresses = useAuthorized({ permissions: [settingsWrite] }).isAllowed ? 'edit' : 'viewOnly'
  const look = useAuthorized({ permissions: [lookWrite] }).isAllowed ? 'edit' : 'viewOnly'
  const addressOf = (address: string) => (address === '' ? '—' : <bdi dir="ltr">{address}</bdi>)
  return [
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
        <TextField {...control} dir="ltr" autoComplete="url">
          {control.value !== '' && <CopyButton text={control.value} label={t('account.copyLoginUrl')} isBare />}
        </TextField>
      ),
      show: addressOf,
    },
    {
      name: 'color',
      label: t('account.color'),
      help: t('account.colorHelp'),
      appearance: look,
      check: (color) => (color === '' || isColor(color) ? null : t('account.colorForm')),
      render: (control) => (
        <TextField {...control} dir="ltr">
          <ColorWell label={t('account.pickColor')} value={control.value} onChange={control.onChange} />
        </TextField>
      ),
      show: (color) => (color === '' ? '—' : <ColorSwatch color={color} />),
    },
  ]
}
