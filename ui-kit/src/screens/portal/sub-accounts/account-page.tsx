'use client'

import { type SubAccount, useSubAccount } from '@portico/headless/portal/sub-accounts'
import { type ReactElement, useState } from 'react'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { shieldIcon } from '../../../primitives/icon/paths.ts'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { AccessDialog } from './access-dialog.tsx'
import { AccountUsers } from './account-users.tsx'
import { AddUsersDialog } from './add-users-dialog.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { seeAccounts, useAccountRights, useAccountUserRights, writeAccounts } from './use-account-rights.ts'

export interface AccountPageProps {
  readonly id: string
  /** The account as the list has it; `null` without it. */
  readonly row: SubAccount | null
  readonly onOpen: (id: string) => void
  readonly onLeave: () => void
}

/** The page of an account: its users, their roles and their access. */
export function AccountPage({ id, row, onOpen, onLeave }: AccountPageProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const account = useSubAccount({ id })
  const rights = useAccountRights()
  const userRights = useAccountUserRights()
  const [open, setOpen] = useState<'access' | 'add' | null>(null)
  const title = t('subAccounts.title')
  const { value } = account
  const isGone = value === null && account.calls.load.error?.code === 'sub-account-not-found'
  // The first one is the own account.
  const above = value?.parents.slice(1) ?? []
  const crumbs = [
    { label: title, onPress: onLeave },
    ...above.map(({ tenantId, name }) => ({ label: name, onPress: () => onOpen(tenantId) })),
  ]
  const mayAnything = rights.mayOpen || rights.mayManage || userRights.mayAnything
  const close = () => setOpen(null)
  const page = {
    title: value?.name ?? row?.name ?? t('subAccounts.account'),
    crumbs,
    see: { name: title, permissions: [seeAccounts] },
    change: mayAnything ? undefined : { name: title, permissions: [writeAccounts] },
  }

  const addButton = userRights.mayAdd ? (
    <Button variant="primary" size="md" icon={<Icon path={plusIcon} size="sm" />} onPress={() => setOpen('add')}>
      {t('subAccountUsers.add')}
    </Button>
  ) : null

  if (isGone) {
    return (
      <SectionPage
        {...page}
        title={t('errors.sub-account-not-found.title')}
        lead={t('errors.sub-account-not-found')}
        crumbs={crumbs.slice(0, 1)}
      >
        <div>
          <Button variant="primary" size="md" onPress={onLeave}>
            {t('subAccount.back')}
          </Button>
        </div>
      </SectionPage>
    )
  }
  return (
    <SectionPage
      {...page}
      lead={value ? <Numbers account={value} /> : undefined}
      record={account}
      failed={{ title: t('subAccount.unread') }}
      actions={
        <>
          {(rights.mayOpen || rights.mayManage) && (
            <Button size="md" icon={<Icon path={shieldIcon} size="sm" />} onPress={() => setOpen('access')}>
              {t('subAccounts.changeAccess')}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      {value && (
        <>
          <PagePart see={{ name: t('subAccountUsers.title'), permissions: ['fe.secure.read.users'] }}>
            <AccountUsers account={value} addButton={addButton} />
          </PagePart>
          {open === 'access' && <AccessDialog account={value} onClose={close} />}
          {open === 'add' && <AddUsersDialog account={value} onClose={close} />}
        </>
      )}
    </SectionPage>
  )
}

/** The numbers of an account that are known. */
function Numbers({ account: { totalUsers, totalSubTenants } }: { readonly account: SubAccount }) {
  const t = useMessages(subAccountsMessages)
  const { code } = useLocale()
  const numbers = [
    totalUsers === null ? [] : t('subAccount.peopleCount', { count: totalUsers }),
    totalSubTenants === null ? [] : t('subAccount.belowCount', { count: totalSubTenants }),
  ].flat()
  return <>{listFormat(code, { type: 'unit', style: 'short' }).format(numbers)}</>
}
