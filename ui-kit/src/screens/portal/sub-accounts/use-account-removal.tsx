'use client'

import type { SubAccount, SubAccountRemoval } from '@portico/headless/portal/sub-accounts'
import type { ReactNode } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { subAccountsMessages } from './sub-accounts-messages.ts'
import { useListedAccounts } from './use-listed-accounts.ts'

/** The removal of an account. */
export interface AccountRemoval {
  /** Counts what goes with the account, then asks. */
  readonly ask: (account: SubAccount) => void
  readonly dialog: ReactNode
}

/** Removes an account and all below it, after a question that names the numbers and asks for the id. */
export function useAccountRemoval(): AccountRemoval {
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
