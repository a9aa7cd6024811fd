'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { usersTableFeature } from './feature.ts'
import type { UsersTableActions, UsersTableOptions, UsersTableState } from './types.ts'

/**
 * The users of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, search, filter, add, disable, rowState } = useUsersTable({ address: 'users' })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useUsersTable: FeatureHook<UsersTableState, UsersTableActions, UsersTableOptions | undefined> =
  createFeatureHook(usersTableFeature)
