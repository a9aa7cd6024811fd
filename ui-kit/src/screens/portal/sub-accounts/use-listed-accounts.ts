'use client'

import { useSubAccounts } from '@portico/headless/portal/sub-accounts'
import { useListAddress } from '../../../frame/portal/open-record/use-open-record.ts'
import type { AccountsList } from './use-account-tree.ts'

/** The accounts of the section, endless and with their query in the address: their changes in dialogs show in the list at once. */
export function useListedAccounts(): AccountsList {
  return useSubAccounts({ isEndless: true, address: useListAddress('allAccounts') })
}
