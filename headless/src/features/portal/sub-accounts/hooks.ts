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
 * The users of one account, without markup.
 *
 * @example
 * ```tsx
 * const { rows, add, remove, setRoles, setAccess, calls } = useSubAccountUsers({ tenantId })
 * ```
 *
 * @returns The members of {@link SubAccountUsersState} and {@link SubAccountUsersActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccountUsers: FeatureHook<SubAccountUsersState, SubAccountUsersActions, SubAccountUsersOptions> =
  createFeatureHook(subAccountUsersFeature)

/**
 * One account below that of the signed-in user, without markup.
 *
 * @example
 * ```tsx
 * const { value, calls } = useSubAccount({ id })
 * ```
 *
 * @returns The members of {@link SubAccountState} and {@link SubAccountActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccount: FeatureHook<SubAccountState, SubAccountActions, SubAccountOptions> =
  createFeatureHook(subAccountFeature)

/**
 * The accounts below that of the signed-in user, as a tree, without markup.
 *
 * @example
 * ```tsx
 * const { rows, branches, loadChildren, create, remove, calls } = useSubAccounts()
 * ```
 *
 * @returns The members of {@link SubAccountsState} and {@link SubAccountsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/sub-accounts.md).
 * @function
 */
export const useSubAccounts: FeatureHook<SubAccountsState, SubAccountsActions, SubAccountsOptions | undefined> =
  createFeatureHook(subAccountsFeature)
