'use client'

import { type Outcome, useStartUp } from '@portico/headless'
import type { RecordPatch } from '@portico/headless/core'
import {
  type AccountSettings,
  type CustomLogin,
  useAccountSettings,
  useCustomLogin,
} from '@portico/headless/portal/account-settings'
import { type ReactElement, useMemo, useState } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import { type ThemeName, useAppearance } from '../../../theme/index.ts'
import type { Look } from '../../../theme/merge-look.ts'
import { accountMessages } from './account-messages.ts'
import type { ColorFieldProps } from './color-field.tsx'
import { draftOf, lookWith, type SignInDraft, themeWith, useSignInFields } from './sign-in-fields.tsx'
import { SignInPreview } from './sign-in-preview.tsx'

/** The primary color of each theme on a light page, as a hexadecimal color of sRGB. */
export const themeColors: Readonly<Record<ThemeName, string>> = {
  modern: '#294ec5',
  classic: '#0d503a',
  vivid: '#a500c9',
  dark: '#64ecd1',
}

/** The sign-in page of the account: its look, which is shown as it is edited, and its addresses. */
export function SignInPage(): ReactElement {
  const { value: settings } = useAccountSettings()
  const { value: login, load, calls } = useCustomLogin()
  const { error, status } = calls.load
  if (login === null && error) {
    return <PageFailed error={error} isPending={status === 'pending'} onRetry={() => void load()} />
  }
  if (settings === null || login === null) return <PageSkeleton width="form" />
  return <LoadedPage settings={settings} login={login} />
}

interface LoadedPageProps {
  readonly settings: AccountSettings
  readonly login: CustomLogin
}

function LoadedPage({ settings, login: { theme } }: LoadedPageProps) {
  const classOf = useClasses()
  const t = useMessages(accountMessages)
  const { save: saveSettings } = useAccountSettings()
  const { save: saveLogin } = useCustomLogin()
  const metadata = useStartUp((state) => state.metadata)
  const value = useMemo(() => draftOf(settings, { theme }), [settings, theme])
  const [edited, setEdited] = useState<SignInDraft>(value)
  const look = useMemo(
    () => lookWith(metadata, theme, { ...edited, color: isColor(edited.color) ? edited.color : '' }),
    [metadata, theme, edited],
  )
  const fields = useSignInFields(useUsualLook(look))

  async function onSave(changes: RecordPatch<SignInDraft>): Promise<Outcome> {
    const { applicationUrl, loginUrl, ...members } = changes
    const addresses = {
      ...(applicationUrl !== undefined && { applicationUrl }),
      ...(loginUrl !== undefined && { loginUrl }),
    }
    const saved = Object.keys(addresses).length > 0 ? await saveSettings(addresses) : done
    return saved.ok && Object.keys(members).length > 0 ? saveLogin(themeWith(theme, members)) : saved
  }

  return (
    <div className={classOf('SignInLook')}>
      <RecordForm<SignInDraft>
        label={t('account.signInPage')}
        value={value}
        onSave={onSave}
        onEdited={setEdited}
        fields={fields}
        messages={accountMessages}
      />
      <SignInPreview look={look} />
    </div>
  )
}

const done: Outcome = { ok: true, value: undefined }

/** The color of the theme that a look has, and the color of the words on it, if the look names one. */
function useUsualLook({ appearance }: Look): Pick<ColorFieldProps, 'usual' | 'words'> {
  const around = useAppearance()
  const words = appearance?.tokens?.['--portico-color-on-primary']
  return { usual: themeColors[appearance?.theme ?? around.theme], words: isColor(words) ? words : null }
}
