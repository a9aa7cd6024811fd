export { subAccount } from './account.ts'
export { subAccountUsers } from './account-users.ts'
export { subAccountErrors } from './errors.ts'
export { subAccounts } from './feature.ts'
export type { SubAccountBranches } from './tree.ts'
export { type SubAccountTreeRow, subAccountTree } from './tree.ts'
export type {
  CreateSubAccountInput,
  ParentAccount,
  RenameSubAccountInput,
  SubAccount,
  SubAccountAccessType,
  SubAccountAccessTypeInput,
  SubAccountActions,
  SubAccountBranch,
  SubAccountInput,
  SubAccountManagementInput,
  SubAccountOptions,
  SubAccountRemoval,
  SubAccountSortColumn,
  SubAccountState,
  SubAccountsActions,
  SubAccountsOptions,
  SubAccountsState,
} from './types.ts'
export { useSubAccount } from './use-sub-account.ts'
export { useSubAccountUsers } from './use-sub-account-users.ts'
export { useSubAccounts } from './use-sub-accounts.ts'
export type {
  AddSubAccountUsersInput,
  NewSubAccountUser,
  SubAccountRole,
  SubAccountUser,
  SubAccountUserAccessInput,
  SubAccountUserInput,
  SubAccountUserRolesInput,
  SubAccountUsersActions,
  SubAccountUsersOptions,
  SubAccountUsersState,
} from './user-types.ts'
