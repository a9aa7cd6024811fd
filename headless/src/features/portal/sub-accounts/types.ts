import type { ListActions, ListState, NoFilters, RowInput } from '../../../core/lists/list.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/**
 * The access that users of accounts above have: those who are allowed (`defaultOff`), all except those who are refused
 * (`defaultOn`), or all (`alwaysOn`).
 */
export type SubAccountAccessType = 'defaultOff' | 'defaultOn' | 'alwaysOn'

/** An account above another one. */
export interface ParentAccount {
  readonly tenantId: string
  readonly name: string
}

/** An account below that of the signed-in user. */
export interface SubAccount {
  readonly id: string
  readonly tenantId: string
  readonly name: string
  /** The address of its logo; empty if it has none, or if the provider does not send it. */
  readonly logo: string
  /** The time it was created (ISO 8601). */
  readonly createdAt: string
  /** The data of the provider. */
  readonly metadata: Readonly<Record<string, unknown>>
  /** `true` if its administrators manage the accounts below it. */
  readonly isReseller: boolean
  readonly subAccountAccessType: SubAccountAccessType
  /** `true` if there are accounts below it. */
  readonly isParent: boolean
  /** The number of accounts below it, at any depth; `null` if it may not be read. */
  readonly totalSubTenants: number | null
  /** The number of its users; `null` if it may not be read. */
  readonly totalUsers: number | null
  /** The number of its users who have access; `null` if it may not be read. */
  readonly numberOfUsers: number | null
  /** The accounts above it, the highest first. Only rows of a search have them, and {@link SubAccountState}. */
  readonly parents: readonly ParentAccount[]
}

/** The columns that the provider sorts accounts by. */
export type SubAccountSortColumn = 'createdAt' | 'name' | 'tenantId'

/** The accounts directly below an account. */
export interface SubAccountBranch {
  readonly rows: readonly SubAccount[]
  /** The number of accounts directly below it, also of those not read yet. */
  readonly total: number
  /** `true` if further accounts follow. */
  readonly hasMore: boolean
}

/** The accounts directly below that of the user, with the branches that were read. A search finds accounts at any depth. */
export interface SubAccountsState extends ListState<SubAccount> {
  /** The branches, by the id of the account above. */
  readonly branches: Readonly<Record<string, SubAccountBranch>>
  /** The number of all accounts below that of the user, at any depth; `null` until it is read, or if it may not be. */
  readonly totalBelow: number | null
}

/** The options of the list of accounts. */
export interface SubAccountsOptions {
  /** `true` appends pages to those shown. Default `false`. */
  readonly isEndless?: boolean
  /** Keeps the query in the address of the page, under this name. Default: the query is not in the address. */
  readonly address?: string
}

export interface CreateSubAccountInput {
  readonly name: string
  /** The account above. Default: that of the signed-in user. */
  readonly parentId?: string
  /** The id, which never changes. Default: made from the name. */
  readonly tenantId?: string
  /** Default `defaultOff`. */
  readonly subAccountAccessType?: SubAccountAccessType
  /** Default `false`. */
  readonly isReseller?: boolean
}

export interface UpdateSubAccountInput extends RowInput {
  readonly name: string
}

/** The input of {@link SubAccountsActions.setManagement}. */
export interface SubAccountManagementInput extends RowInput {
  readonly isReseller: boolean
}

/** The input of {@link SubAccountsActions.setAccessType}. */
export interface SubAccountAccessTypeInput extends RowInput {
  readonly subAccountAccessType: SubAccountAccessType
}

/** The numbers that a removal takes along. A user of several of the accounts counts in each. */
export interface SubAccountRemoval {
  readonly users: number
  readonly accountsBelow: number
  readonly usersBelow: number
}

/** Actions on accounts. The list loads by itself while it is rendered and a user is signed in. */
export interface SubAccountsActions extends ListActions<NoFilters, SubAccountSortColumn> {
  /** Reads the first accounts directly below an account. */
  loadChildren(input: RowInput): Promise<Outcome>
  /** Reads further accounts of a branch. */
  loadMoreChildren(input: RowInput): Promise<Outcome>
  /**
   * Creates an account, and resolves to its id. An id that is taken fails, unless it was made from the name. Fails with
   * `sub-account-name-required` without a name, and with `sub-account-partly-saved` if only its access is refused. The `context`
   * of that error has the `id` of the account.
   */
  create(input: CreateSubAccountInput): Promise<Outcome<RowInput>>
  /** Renames an account. Its row changes at once and back on refusal. */
  update(input: UpdateSubAccountInput): Promise<Outcome>
  /** Lets the administrators of an account manage the accounts below it, or not. */
  setManagement(input: SubAccountManagementInput): Promise<Outcome>
  /** Changes the access of users of accounts above. */
  setAccessType(input: SubAccountAccessTypeInput): Promise<Outcome>
  /** Counts what a removal would take along. Nothing changes. */
  countRemoval(input: RowInput): Promise<Outcome<SubAccountRemoval>>
  /** Removes an account and all below it. Its row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
}

/** One account, with those above it. */
export interface SubAccountState extends RecordState<SubAccount> {}

/** The options that name one account. */
export interface SubAccountOptions {
  /** The id of the account. */
  readonly id: string
}

/** Actions on one account. It loads by itself while it is rendered and a user is signed in. */
export interface SubAccountActions {
  /** Reads the account again. Fails with `sub-account-not-found` if it is gone. */
  load(): Promise<Outcome>
}
