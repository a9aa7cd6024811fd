'use client'

import { useAuthorized } from '@portico/headless'
import { useAccountSettings } from '@portico/headless/portal/account-settings'
import type { ReactElement } from 'react'
import { settingsRead } from '../../../frame/portal/dates/account-dates.tsx'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { CopyField } from '../../../frame/portal/shown-once/copy-field.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useAccountFields } from './account-fields.tsx'
import { accountMessages } from './account-messages.ts'
import { lookWrite, settingsWrite } from './permissions.ts'
import { SignInPage } from './sign-in-page.tsx'

/** The settings of the account, as a section of the portal: its name, its formats, and its sign-in page. */
export function AccountSection(): ReactElement {
  return (
    <UnsavedGuard>
      <AccountPage />
    </UnsavedGuard>
  )
}

function AccountPage() {
  const t = useMessages(accountMessages)
  const guard = useUnsavedGuard()
  const settings = useAccountSettings()
  const { fields, tabs } = usePageAppearance('account')
  const { tab, openTab } = useOpenRecord()
  const mayColor = useAuthorized({ permissions: [lookWrite] }).isAllowed
  const pages = [
    { id: 'settings', label: t('account.settings'), children: <Settings appearance={fields} /> },
    { id: 'customLogin', label: t('account.signInPage'), children: <SignInPage /> },
  ].filter(({ id }) => tabs[id] !== 'hidden')
  const shown = pages.find(({ id }) => id === tab) ?? pages[0]
  // The addresses of the sign-in page need the other permission, and are texts without it.
  const permission = shown?.id === 'customLogin' && mayColor ? lookWrite : settingsWrite
  return (
    <SectionPage
      title={t('account.title')}
      lead={t('account.lead')}
      width={shown?.id === 'customLogin' ? 'table' : 'form'}
      record={settings}
      failed={{ title: t('account.unread') }}
      see={{ name: t('account.title'), permissions: [settingsRead] }}
      change={{ name: t('account.title'), permissions: [permission] }}
      {...(pages.length > 1
        ? { tabs: pages, tab: shown?.id, onTabChange: leaveTo }
        : { children: shown?.children ?? <EmptyState title={t('account.nothing')} actions={null} /> })}
    />
  )

  function leaveTo(id: string) {
    guard.leave(() => openTab(id))
  }
}

type Appearance = ReturnType<typeof usePageAppearance>['fields']

function Settings({ appearance }: { readonly appearance: Appearance }) {
  const classOf = useClasses()
  const t = useMessages(accountMessages)
  const settings = useAccountSettings()
  const fields = useAccountFields()
  const { value } = settings
  return (
    <div className={classOf('AccountSettings')}>
      <RecordForm
        record={settings}
        label={t('account.settings')}
        fields={fields}
        messages={accountMessages}
        // A provider that keeps no website has no field for it.
        appearance={value?.website === null ? { ...appearance, website: 'hidden' } : appearance}
      />
      {value && value.tenantId !== '' && <CopyField label={t('account.id')} value={value.tenantId} />}
    </div>
  )
}
