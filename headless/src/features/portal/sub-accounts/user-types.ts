import type { BulkInput, BulkResult, ListActions, ListState, NoFilters, RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { UserSortColumn } from '../../../http/user-pages.ts'

/** A role of a user in an account. */
export interface SubAccountRole {
  readonly id: string
  readonly key: string
  readonly name: string
}

/** A user of an account. */
export interface SubAccountUser {
  readonly id: string
  readonly name: string
  /** Empty for a user without one. */
  readonly email: string
  readonly profilePictureUrl: string | null
  /** The roles in the account. */
  readonly roles: readonly SubAccountRole[]
  /** `true` if the user may enter the accounts below this one. */
  readonly hasSubAccountAccess: boolean
  /** `true` if the user belongs to the account of the signed-in user too. */
  readonly isFromAbove: boolean
}

/** Options of the users of an account. */
export interface SubAccountUsersOptions {
  /** The account: that of the signed-in user, or one below. */
  readonly tenantId: string
}

/** The users of an account, by name, ten on a page. */
export interface SubAccountUsersState extends ListState<SubAccountUser> {}

/** A user to add, by address. */
export interface NewSubAccountUser {
  readonly email: string
  readonly name?: string
}

export interface AddSubAccountUsersInput {
  readonly users: readonly NewSubAccountUser[]
  /** Default: those that new users get. */
  readonly roleIds?: readonly string[]
  /** `true` lets them enter the accounts below. Default: no change. */
  readonly allowSubAccountAccess?: boolean
}

/** The input of {@link SubAccountUsersActions.setRoles}. */
export interface SubAccountUserRolesInput extends RowInput {
  readonly roleIds: readonly string[]
  /** The roles when the change began. With them, only the differences are sent, so that changes of others stay. */
  readonly before?: readonly string[]
}

/** The input of {@link SubAccountUsersActions.setAccess}. */
export interface SubAccountUserAccessInput extends RowInput {
  readonly isAllowed: boolean
}

/** Actions on the users of an account. The list loads by itself while it is rendered and a user is signed in. */
export interface SubAccountUsersActions extends ListActions<NoFilters, UserSortColumn> {
  /**
   * Adds users. Those of the caller's accounts belong to it at once, others after they accept. Fails with
   * `sub-account-users-required` without users.
   */
  add(input: AddSubAccountUsersInput): Promise<Outcome>
  /** Removes a user from the account. The row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
  /** Removes several users, by default the selected ones. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Replaces the roles of a user in the account, or with `before` adds and removes some. The list is read again afterwards. */
  setRoles(input: SubAccountUserRolesInput): Promise<Outcome>
  /**
   * Lets a user of the account enter the accounts below it, or not. The row changes at once and back on refusal. For another
   * account the signed-in user needs access to it.
   */
  setAccess(input: SubAccountUserAccessInput): Promise<Outcome>
}
