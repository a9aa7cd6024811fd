import type { SubAccount, SubAccountBranch, SubAccountsState } from './types.ts'

/** The parts of the state that have rows. */
/** The accounts of a list with its branches. */
export type SubAccountBranches = Pick<SubAccountsState, 'rows' | 'branches'>

/** An account with its depth, counted from 0. */
export interface SubAccountTreeRow {
  readonly account: SubAccount
  readonly depth: number
}

/** The rows of a tree in the order of a table: each open account is followed by its branch. */
export function subAccountTree(
  { rows, branches }: SubAccountBranches,
  openIds: readonly string[],
): readonly SubAccountTreeRow[] {
  const open = new Set(openIds)
  return rowsAt(rows, 0)

  function rowsAt(accounts: readonly SubAccount[], depth: number): readonly SubAccountTreeRow[] {
    return accounts.flatMap((account) => [
      { account, depth },
      ...(open.has(account.id) ? rowsAt(branchOf(branches, account.id)?.rows ?? [], depth + 1) : []),
    ])
  }
}

/** The tree with a change of one account, in the list or in a branch. */
export function withChange(
  { rows, branches }: SubAccountBranches,
  id: string,
  change: Partial<SubAccount>,
): SubAccountBranches {
  const changed = (list: readonly SubAccount[]) => list.map((row) => (row.id === id ? { ...row, ...change } : row))
  return {
    rows: changed(rows),
    branches: mapBranches(branches, (branch) => ({ ...branch, rows: changed(branch.rows) })),
  }
}

/** The list and the tree without an account. */
export function withoutAccount(list: SubAccountsState, id: string): Partial<SubAccountsState> {
  return {
    ...without(list, id),
    selected: list.selected.filter((one) => one !== id),
    branches: mapBranches(list.branches, (branch) => ({ ...branch, ...without(branch, id) })),
  }
}

function without<Total extends number | null>(
  { rows, total }: { readonly rows: readonly SubAccount[]; readonly total: Total },
  gone: string,
) {
  const kept = rows.filter(({ id }) => id !== gone)
  return { rows: kept, total: total === null ? total : total - (rows.length - kept.length) }
}

/** The branch of an account. Reads own keys only: callers choose the ids. */
export function branchOf(branches: SubAccountBranches['branches'], id: string): SubAccountBranch | undefined {
  return Object.hasOwn(branches, id) ? branches[id] : undefined
}

function mapBranches(
  branches: SubAccountBranches['branches'],
  change: (branch: SubAccountBranch) => SubAccountBranch,
): SubAccountBranches['branches'] {
  return Object.fromEntries(Object.entries(branches).map(([id, branch]) => [id, change(branch)]))
}
