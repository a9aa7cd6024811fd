'use client'

import { useSession } from '@portico/headless'
import type { SubAccount, SubAccountRemoval } from '@portico/headless/portal/sub-accounts'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
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
import { deleteAccounts, seeAccounts, useAccountRights, writeAccounts } from './use-account-rights.ts'
import { useAccountTree, useListedAccounts } from './use-account-tree.ts'

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
    operations: {
      create: 'POST /tenants/resources/sub-tenants/v1',
      remove: 'DELETE /tenants/resources/sub-tenants/v1/{tenantId}',
    },
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

/** The removal of an account. */
interface AccountRemoval {
  /** Counts what goes with the account, then asks. */
  readonly ask: (account: SubAccount) => void
  readonly dialog: ReactNode
}

/** Removes an account and all below it, after a question that names the numbers and asks for the id. */
function useAccountRemoval(): AccountRemoval {
  const t = useMessages(subAccountsMessages)
  const { countRemoval, remove } = useListedAccounts()
  const { confirm, dialog } = useConfirm(subAccountsMessages)

  async function ask({ id, name }: SubAccount) {
    const counted = await countRemoval({ id })
    if (!counted.ok && counted.reason === 'canceled') return
    const counts = counted.ok ? counted.value : null
    confirm({
      title: t('subAccounts.removeTitle', { name }),
      text: `${counts ? consequences(counts) : t('subAccount.removeUnknown')} ${t('subAccount.removeForGood')}`,
      confirm: counts ? t('subAccount.removeAll', { count: counts.accountsBelow + 1 }) : t('subAccounts.remove'),
      typed: id,
      run: () => remove({ id }),
    })
  }

  function consequences({ users, accountsBelow, usersBelow }: SubAccountRemoval): string {
    const own = t('subAccount.removeText', { count: users })
    if (accountsBelow === 0) return own
    return `${own} ${t('subAccount.removeBelow', { count: accountsBelow, people: usersBelow })}`
  }
  return { ask: (account) => void ask(account), dialog }
}
