'use client'

import { useSubAccounts } from '@portico/headless/portal/sub-accounts'
import type { AccountsList } from './use-account-tree.ts'

/** The accounts of the section's list, for its dialogs and pages: their changes show in the list at once. */
export function useListedAccounts(): AccountsList {
  return useSubAccounts({ isEndless: true })
}
