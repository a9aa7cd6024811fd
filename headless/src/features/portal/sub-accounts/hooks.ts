'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { subAccountFeature } from './account.ts'
import { subAccountUsersFeature } from './account-users.ts'
import { subAccountsFeature } from './feature.ts'
import type {
  SubAccountActions,
  SubAccountOptions,
  SubAccountState,
  SubAccountsActions,
  SubAccountsOptions,
  SubAccountsState,
} from './types.ts'
import type { SubAccountUsersActions, SubAccountUsersOptions, SubAccountUsersState } from './user-types.ts'

/**
 * The users of one account.
 *
 * @example
 * ```tsx
 * const { rows, add, remove, setRoles, setAccess, calls } = useSubAccountUsers({ tenantId })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccountUsers: FeatureHook<SubAccountUsersState, SubAccountUsersActions, SubAccountUsersOptions> =
  createFeatureHook(subAccountUsersFeature)

/**
 * One account below that of the signed-in user.
 *
 * @example
 * ```tsx
 * const { value, calls } = useSubAccount({ id })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccount: FeatureHook<SubAccountState, SubAccountActions, SubAccountOptions> =
  createFeatureHook(subAccountFeature)

/**
 * The accounts below that of the signed-in user, as a tree.
 *
 * @example
 * ```tsx
 * const { rows, branches, loadChildren, create, remove, calls } = useSubAccounts()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccounts: FeatureHook<SubAccountsState, SubAccountsActions, SubAccountsOptions | undefined> =
  createFeatureHook(subAccountsFeature)
