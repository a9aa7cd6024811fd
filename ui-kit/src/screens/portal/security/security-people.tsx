'use client'

import { useAuthorized, useClient } from '@portico/headless'
import { adminPortalAddress, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type SecurityUser, type SecurityUsersPreset, useSecurityUsers } from '@portico/headless/portal/security'
import { type ReactElement, useState } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { shieldCheckIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { Tabs } from '../../../primitives/portal/tabs/tabs.tsx'
import { useToasts } from '../../../primitives/portal/toast/toaster.tsx'
import { securityMessages } from './security-messages.ts'
import { securityUserColumns } from './security-user-columns.tsx'
import { breached, useResetAll } from './use-reset-all.tsx'

/** The users with a leaked password, without a second step, and without a sign-in for 90 days. */
export function SecurityPeople(): ReactElement {
  const t = useMessages(securityMessages)
  const see = { name: t('security.people'), permissions: ['fe.secure.read.users'] }
  const maySee = useAuthorized(see).isAllowed
  const { fields } = usePageAppearance('security')
  return (
    <PagePart title={t('security.people')} see={see} isOffered={fields['people'] !== 'hidden'}>
      {maySee && <PeopleTabs />}
    </PagePart>
  )
}

function PeopleTabs() {
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  const [tab, setTab] = useState<string>()
  const totals: Readonly<Record<SecurityUsersPreset, number | null>> = {
    'breached-passwords': useSecurityUsers(breached, ({ total }) => total),
    'mfa-unenrolled': useSecurityUsers(lists['mfa-unenrolled'], ({ total }) => total),
    inactive: useSecurityUsers(lists.inactive, ({ total }) => total),
  }
  return (
    <Tabs
      label={t('security.people')}
      selected={tab}
      onSelect={setTab}
      items={presets.map((preset) => ({
        id: preset,
        label: t(`security.preset.${preset}`),
        badge: totals[preset] !== null && <Badge>{numberFormat(code).format(totals[preset])}</Badge>,
        children: <PeopleTable preset={preset} />,
      }))}
    />
  )
}

const presets: readonly SecurityUsersPreset[] = ['breached-passwords', 'mfa-unenrolled', 'inactive']

/** The users without a second step. */
export const withoutStep = { preset: 'mfa-unenrolled' } as const

/** The lists, by the reason why users are in them. */
const lists = {
  'breached-passwords': breached,
  'mfa-unenrolled': withoutStep,
  inactive: { preset: 'inactive' },
} as const

interface PeopleTableProps {
  readonly preset: SecurityUsersPreset
  readonly isAside?: boolean
}

/** The users whom one reason concerns. `isAside` leads to no other page, for a list beside changes that are not saved. */
export function PeopleTable({ preset, isAside = false }: PeopleTableProps): ReactElement {
  const t = useMessages(securityMessages)
  const list = useSecurityUsers(lists[preset])
  const { show } = useToasts()
  const { sections } = useOpenRecord()
  const { open } = useAdminPortal()
  const client = useClient()
  const mayWrite = useAuthorized({ permissions: ['fe.secure.write.users'] }).isAllowed
  const { askAll, dialog } = useResetAll()
  const mayReset = mayWrite && preset === 'breached-passwords'
  const openUser =
    sections.includes('users') && !isAside
      ? ({ id }: SecurityUser) => open({ section: 'users', record: id })
      : undefined

  async function reset({ id, email }: SecurityUser) {
    const outcome = await list.resetPassword({ id })
    if (outcome.ok) show({ text: t('security.resetSent', { email }) })
  }

  function actionsOf(user: SecurityUser): readonly MenuAction[] {
    const canReset = mayReset && user.email !== ''
    return [
      ...(openUser ? [{ id: 'open', label: t('security.details'), run: () => openUser(user) }] : []),
      ...(canReset ? [{ id: 'reset', label: t('security.resetPassword'), run: () => void reset(user) }] : []),
    ]
  }

  return (
    <>
      <DataTable
        id="securityUsers"
        list={list}
        label={t(`security.preset.${preset}`)}
        columns={securityUserColumns}
        messages={securityMessages}
        nameOf={nameOf}
        onOpen={openUser}
        hrefOf={openUser && (({ id }: SecurityUser) => adminPortalAddress(client, { section: 'users', record: id }))}
        rowActions={openUser || mayReset ? actionsOf : undefined}
        toolbar={
          mayReset &&
          list.rows.length > 0 && (
            <Button size="sm" onPress={askAll}>
              {t('security.resetAll')}
            </Button>
          )
        }
        empty={
          <EmptyState
            level={3}
            actions={null}
            art={<Emblem path={shieldCheckIcon} tone="success" />}
            title={t(`security.empty.${preset}`)}
          />
        }
      />
      {dialog}
    </>
  )
}

const nameOf = ({ name }: SecurityUser) => name
