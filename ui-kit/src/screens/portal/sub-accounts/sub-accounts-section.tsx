'use client'

import { useSession } from '@portico/headless'
import type { SubAccount } from '@portico/headless/portal/sub-accounts'
import { type ReactElement, useMemo, useState } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useAnnounce } from '../../../isolation/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { accountColumns, EndsContext } from './account-columns.tsx'
import type { BranchEnd } from './branch-ends.ts'
import type { CreatedAccount } from './new-account.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useAccountRemoval } from './use-account-removal.tsx'
import { deleteAccounts, seeAccounts, useAccountRights, writeAccounts } from './use-account-rights.ts'
import { useAccountTree } from './use-account-tree.ts'
import { useListedAccounts } from './use-listed-accounts.ts'

export interface SubAccountsSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<SubAccount> | undefined
}

/** The accounts below that of the user, as a section of the portal: a tree, with the users of each account. */
export function SubAccountsSection({ columns }: SubAccountsSectionProps): ReactElement {
  const t = useMessages(subAccountsMessages)
  const accounts = useListedAccounts()
  const { loadMoreChildren, totalBelow } = accounts
  const own = useSession(({ tenant }) => tenant?.name)
  const rights = useAccountRights()
  const removal = useAccountRemoval()
  const { list, tree, ends, canOpen, isAllOpen, toggleAll, open } = useAccountTree(accounts)
  const toasts = useToastQueue()
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { page, table, record, row, openRecord, closeRecord } = useListSection({
    name: 'subAccounts',
    messages: subAccountsMessages,
    list,
    nameOf,
    permissions: { see: seeAccounts, change: writeAccounts, remove: deleteAccounts },
    rowActions: (account, { mayChange }) => [
      ...(mayChange
        ? [{ id: 'rename', label: t('subAccounts.rename'), run: () => setAsked({ kind: 'rename', account }) }]
        : []),
      ...(rights.mayOpen || rights.mayManage
        ? [{ id: 'access', label: t('subAccounts.changeAccess'), run: () => setAsked({ kind: 'access', account }) }]
        : []),
      ...(mayChange
        ? [{ id: 'create', label: t('subAccounts.createBelow'), run: () => setAsked({ kind: 'create', account }) }]
        : []),
      ...(rights.mayDelete
        ? [{ id: 'remove', label: t('subAccounts.remove'), isDanger: true, run: () => removal.ask(account) }]
        : []),
    ],
  })
  const branchEnds = useMemo(
    () => ({
      ends,
      async onMore({ account: { id, name }, count }: BranchEnd) {
        const { ok } = await loadMoreChildren({ id })
        announce(ok ? t('subAccounts.moreShown', { count, name }) : '')
      },
    }),
    [ends, loadMoreChildren, announce, t],
  )
  const account = asked && (list.rows.find(({ id }) => id === asked.account.id) ?? asked.account)
  const of = (kind: Asked['kind']) => (asked?.kind === kind && account ? { account, onClose: close } : null)
  const creation =
    rights.mayWrite && (record === newRecord || asked?.kind === 'create')
      ? { parent: asked?.account ?? null, onCreated, onClose: close }
      : null

  function onCreated({ id, name, parentId }: CreatedAccount) {
    setAsked(null)
    open(parentId)
    openRecord(id)
    toasts?.show({ text: t('subAccount.created', { name }) })
  }

  function close() {
    setAsked(null)
    if (record === newRecord) closeRecord()
  }

  if (record !== null && record !== newRecord) {
    return <AccountPage key={record} id={record} row={row} onOpen={openRecord} onLeave={closeRecord} />
  }
  return (
    <SectionPage
      {...page}
      lead={
        totalBelow === null || own === undefined ? page.lead : t('subAccounts.below', { count: totalBelow, name: own })
      }
      change={rights.mayAnything ? undefined : page.change}
      actions={rights.mayWrite ? page.actions : undefined}
    >
      <EndsContext.Provider value={branchEnds}>
        <DataTable
          {...table}
          columns={accountColumns}
          changeColumns={columns}
          mode="endless"
          tree={tree}
          toolbar={
            canOpen && (
              <Button variant="quiet" size="sm" onPress={toggleAll}>
                {t(isAllOpen ? 'subAccounts.closeAll' : 'subAccounts.openAll')}
              </Button>
            )
          }
        />
      </EndsContext.Provider>
      <RenameDialog open={of('rename')} />
      <AccessDialog open={of('access')} />
      <NewAccount open={creation} />
      {removal.dialog}
    </SectionPage>
  )
}

/** The dialog of an account that is open. */
interface Asked {
  readonly kind: 'rename' | 'access' | 'create'
  readonly account: SubAccount
}

/** Many people only see the list. */
const AccountPage = lazyPart(async () => (await import('./lazy-parts.ts')).AccountPage, pagePlace)

const RenameDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).RenameDialog)

const AccessDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).AccessDialog)

const NewAccount = lazyDialog(async () => (await import('./lazy-parts.ts')).NewAccount)

const nameOf = ({ name }: SubAccount) => name
