import type { SubAccount, SubAccountsState, SubAccountTreeRow } from '@portico/headless/portal/sub-accounts'

/** A branch with further accounts that are not read yet. */
export interface BranchEnd {
  /** The account above the branch. */
  readonly account: SubAccount
  /** The number of accounts that the next read adds. */
  readonly count: number
}

/** The branches that end at a row of the tree with further accounts, the innermost first, by the id of that row. */
export function branchEnds(
  rows: readonly SubAccountTreeRow[],
  branches: SubAccountsState['branches'],
): ReadonlyMap<string, readonly BranchEnd[]> {
  const ends = new Map<string, readonly BranchEnd[]>()
  for (const [index, { account, depth }] of rows.entries()) {
    const branch = Object.hasOwn(branches, account.id) ? branches[account.id] : undefined
    const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
    const last = rows[(next < 0 ? rows.length : next) - 1]
    if (!branch?.hasMore || !last || last.account.id === account.id) continue
    const end = { account, count: Math.min(pageSize, branch.total - branch.rows.length) }
    ends.set(last.account.id, [end, ...(ends.get(last.account.id) ?? [])])
  }
  return ends
}

/** The number of accounts that one read adds. */
const pageSize = 50
