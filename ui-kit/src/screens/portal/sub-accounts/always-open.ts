import type { SubAccountsState } from '@portico/headless/portal/sub-accounts'

/** `true` if everyone of the accounts above enters each account below one. An account that was not read counts as closed. */
export function isAlwaysOpen(branches: SubAccountsState['branches'], id: string): boolean {
  const branch = Object.hasOwn(branches, id) ? branches[id] : undefined
  if (!branch || branch.hasMore) return false
  return branch.rows.every(
    (row) => row.subAccountAccessType === 'alwaysOn' && (!row.isParent || isAlwaysOpen(branches, row.id)),
  )
}
