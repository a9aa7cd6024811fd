export { subAccountFeature } from './account.ts'
export { subAccountUsersFeature } from './account-users.ts'
export { subAccountErrors } from './errors.ts'
export { subAccountsFeature } from './feature.ts'
export type { SubAccountBranches } from './tree.ts'
export { type SubAccountTreeRow, subAccountTree } from './tree.ts'
export type {
  CreateSubAccountInput,
  ParentAccount,
  SubAccount,
  SubAccountAccessType,
  SubAccountAccessTypeInput,
  SubAccountActions,
  SubAccountBranch,
  SubAccountManagementInput,
  SubAccountOptions,
  SubAccountRemoval,
  SubAccountSortColumn,
  SubAccountState,
  SubAccountsActions,
  SubAccountsOptions,
  SubAccountsState,
  UpdateSubAccountInput,
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
  SubAccountUserRolesInput,
  SubAccountUsersActions,
  SubAccountUsersOptions,
  SubAccountUsersState,
} from './user-types.ts'
