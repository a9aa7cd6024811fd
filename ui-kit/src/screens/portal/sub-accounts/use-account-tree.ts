'use client'

import type { Snapshot } from '@portico/headless/core'
import { rowsAtOnce } from '@portico/headless/internal'
import {
  type SubAccount,
  type SubAccountsActions,
  type SubAccountsState,
  subAccountTree,
  useSubAccounts,
} from '@portico/headless/portal/sub-accounts'
import { useEffect, useState } from 'react'
import type { TableList, TableTree } from '../../../frame/portal/data-table/types.ts'
import { useListAddress } from '../../../frame/portal/open-record/use-open-record.ts'
import { type BranchEnd, branchEnds } from './branch-ends.ts'

/** The accounts, as `useSubAccounts` returns them. */
export type AccountsList = Snapshot<SubAccountsState, SubAccountsActions>

/** The accounts as the rows of a table. */
export interface AccountTree {
  /** The list with the rows of open branches. */
  readonly list: TableList<SubAccount>
  /** `undefined` during a search, which finds accounts at any depth. */
  readonly tree: TableTree<SubAccount> | undefined
  /** The branches that end at a row with further accounts, by the id of the row. */
  readonly ends: ReadonlyMap<string, readonly BranchEnd[]>
  /** `true` if there is an account to open. */
  readonly canOpen: boolean
  /** `true` after {@link AccountTree.toggleAll} has opened all. */
  readonly isAllOpen: boolean
  /** Opens all accounts at all depths, or closes them. */
  readonly toggleAll: () => void
  /** Opens an account, whose branch is then read. */
  readonly open: (id: string) => void
}

/** Opens and closes the accounts of a list. The branch of an open account is read if it is missing. */
export function useAccountTree(list: AccountsList): AccountTree {
  const { rows: top, branches, query, calls, loadChildren } = list
  const [{ isAllOpen, others }, setOpened] = useState<Opened>(allClosed)
  const isSearch = query.search.trim() !== ''
  const isOpen = (id: string) => isAllOpen !== others.includes(id)
  const openIds = isSearch ? [] : Object.keys(branches).filter(isOpen)
  const tree = subAccountTree({ rows: top, branches }, openIds)
  const depths = new Map(tree.map(({ account, depth }) => [account.id, depth]))
  const rows = tree.map(({ account }) => account)
  const { pending, failed } = calls.loadChildren

  useEffect(() => {
    if (isSearch) return
    const called = new Set([...pending, ...failed.map(({ input }) => input)].map(({ id }) => id))
    const missing = rows.filter(
      ({ id, isParent }) => isParent && isOpen(id) && !Object.hasOwn(branches, id) && !called.has(id),
    )
    for (const { id } of missing.slice(0, Math.max(0, rowsAtOnce - pending.length))) void loadChildren({ id })
  })

  function set(id: string, isOpening: boolean) {
    setOpened((now) => ({
      ...now,
      others: isOpening === now.isAllOpen ? now.others.filter((one) => one !== id) : [...new Set([...now.others, id])],
    }))
  }

  function toggle({ id }: SubAccount) {
    set(id, !isOpen(id))
    // A read that failed is repeated.
    if (!isOpen(id) && failed.some(({ input }) => input.id === id)) void loadChildren({ id })
  }

  return {
    list: tableList(list, rows),
    tree: isSearch
      ? undefined
      : {
          levelOf: ({ id }) => depths.get(id) ?? 0,
          isOpen: ({ id, isParent }) => (isParent ? isOpen(id) : null),
          onToggle: toggle,
        },
    ends: branchEnds(tree, branches),
    canOpen: !isSearch && rows.some(({ isParent }) => isParent),
    isAllOpen,
    toggleAll: () => setOpened({ isAllOpen: !isAllOpen, others: [] }),
    open: (id) => set(id, true),
  }
}

/** The open accounts: all except `others`, or `others` alone. */
interface Opened {
  readonly isAllOpen: boolean
  readonly others: readonly string[]
}

const allClosed: Opened = { isAllOpen: false, others: [] }

/** The list with the rows of the tree. Reads of branches are no changes of a row. */
function tableList(list: AccountsList, rows: readonly SubAccount[]): TableList<SubAccount> {
  const { calls, total, status } = list
  const { update, setManagement, setAccessType, remove, loadChildren, loadMoreChildren } = calls
  const changes = [update, setManagement, setAccessType, remove]
  const reads = [loadChildren, loadMoreChildren]
  const isReading = reads.some(({ pending }) => pending.length > 0)
  return {
    ...list,
    rows,
    total: total === null ? null : total + rows.length - list.rows.length,
    status: status === 'ready' && isReading ? 'refreshing' : status,
    rowState: (id) => ({
      isBusy: changes.some(({ pending }) => pending.some((input) => input.id === id)),
      error:
        [...reads, ...changes].flatMap(({ failed }) => failed).findLast(({ input }) => input.id === id)?.error ?? null,
    }),
  }
}

/** The accounts of the section, endless and with their query in the address: their changes in dialogs show in the list at once. */
export function useListedAccounts(): AccountsList {
  return useSubAccounts({ isEndless: true, address: useListAddress('allAccounts') })
}
