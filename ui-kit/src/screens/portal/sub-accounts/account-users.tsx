'use client'

import { useTenants } from '@portico/headless'
import type { BulkInput } from '@portico/headless/core'
import {
  type SubAccount,
  type SubAccountsState,
  type SubAccountUser,
  useSubAccountUsers,
} from '@portico/headless/portal/sub-accounts'
import { type ReactElement, useEffect, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { countOfBulk } from '../../../frame/portal/data-table/selection.ts'
import { useOwnRights } from '../../../frame/portal/own-rights/use-own-rights.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { EntryContext, userColumns } from './account-user-columns.tsx'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useAccountRights, useAccountUserRights } from './use-account-rights.ts'
import { useListedAccounts } from './use-account-tree.ts'
import { UserRolesDialog } from './user-roles-dialog.tsx'

export interface AccountUsersProps {
  readonly account: SubAccount
  /** The button that adds users; `null` for a person who may not. */
  readonly addButton: ReactElement | null
}

/** The users of an account, with their roles and their access to the accounts below. */
export function AccountUsers({ account, addButton }: AccountUsersProps): ReactElement {
  const { id: tenantId, name, isParent } = account
  const t = useMessages(subAccountsMessages)
  const list = useSubAccountUsers({ tenantId })
  const rights = useAccountUserRights()
  const { mayOpen } = useAccountRights()
  const isOwn = useTenants(({ rows }) => rows.some((one) => one.tenantId === tenantId))
  const isAlways = useAlwaysOpen(account)
  const own = useOwnRights()
  const { confirm, dialog } = useConfirm(subAccountsMessages)
  const [edited, setEdited] = useState<SubAccountUser | null>(null)
  const entry = !isParent ? 'none' : isAlways ? 'always' : mayOpen && isOwn ? 'change' : 'show'

  function remove({ id, name: user }: SubAccountUser) {
    confirm({
      title: t('subAccountUsers.removeTitle', { name: user }),
      text: own.noted(own.isOwn(id), t('subAccountUsers.removeText', { name })),
      confirm: t('subAccountUsers.remove'),
      run: () => list.remove({ id }),
    })
  }

  function removeMany(input: BulkInput) {
    const count = countOfBulk(list, input)
    confirm({
      title: t('subAccountUsers.removeManyTitle', { count }),
      text: own.noted((input.ids ?? list.selected).some(own.isOwn), t('subAccountUsers.removeText', { name })),
      confirm: t('subAccountUsers.removeMany', { count }),
      run: () => list.removeMany(input),
    })
  }

  return (
    <EntryContext.Provider value={{ entry, onChange: (id, isAllowed) => void list.setAccess({ id, isAllowed }) }}>
      <DataTable
        id="subAccountUsers"
        list={list}
        label={t('subAccountUsers.of', { name })}
        columns={userColumns}
        messages={subAccountsMessages}
        nameOf={nameOf}
        rowActions={
          rights.mayAssignRoles || rights.mayRemove
            ? (user) => [
                ...(rights.mayAssignRoles
                  ? [{ id: 'roles', label: t('subAccountUsers.editRoles'), run: () => setEdited(user) }]
                  : []),
                ...(rights.mayRemove
                  ? [{ id: 'remove', label: t('subAccountUsers.remove'), isDanger: true, run: () => remove(user) }]
                  : []),
              ]
            : undefined
        }
        bulkActions={
          rights.mayRemove
            ? [
                {
                  id: 'remove',
                  label: t('subAccountUsers.removeSome'),
                  isDanger: true,
                  run: removeMany,
                  resultOf: (counts) => t('subAccountUsers.removedOf', counts),
                },
              ]
            : undefined
        }
        searchLabel={t('subAccountUsers.search')}
        countOf={(count) => t('subAccountUsers.count', { count })}
        empty={
          <EmptyState title={t('subAccountUsers.empty')} actions={addButton}>
            {t('subAccountUsers.emptyText')}
          </EmptyState>
        }
      />
      {entry === 'show' && mayOpen && list.rows.length > 0 && (
        <Paragraph tone="muted" size="sm">
          {t('subAccountUsers.needAccess', { name })}
        </Paragraph>
      )}
      {edited && <UserRolesDialog user={edited} save={list.setRoles} onClose={() => setEdited(null)} />}
      {dialog}
    </EntryContext.Provider>
  )
}

/** `true` if everyone enters all accounts below. It reads those directly below; without deeper ones it is not known. */
function useAlwaysOpen({ id, isParent }: SubAccount): boolean {
  const { branches, loadChildren } = useListedAccounts()
  const isRead = Object.hasOwn(branches, id)
  useEffect(() => {
    if (isParent && !isRead) void loadChildren({ id })
  }, [id, isParent, isRead, loadChildren])
  return isAlwaysOpen(branches, id)
}

const nameOf = ({ name }: SubAccountUser) => name

/** `true` if everyone of the accounts above enters each account below one. An account that was not read counts as closed. */
function isAlwaysOpen(branches: SubAccountsState['branches'], id: string): boolean {
  const branch = Object.hasOwn(branches, id) ? branches[id] : undefined
  if (!branch || branch.hasMore) return false
  return branch.rows.every(
    (row) => row.subAccountAccessType === 'alwaysOn' && (!row.isParent || isAlwaysOpen(branches, row.id)),
  )
}
