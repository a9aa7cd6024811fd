'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { subAccountUsersFeature } from './account-users.ts'
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
