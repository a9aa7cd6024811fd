'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { usersTableFeature } from './feature.ts'
import { inviteLinkFeature } from './invite-link.ts'
import type { InviteLinkActions, InviteLinkState } from './invite-link-types.ts'
import { temporaryUserConfigurationFeature } from './temporary-user-configuration.ts'
import type { UsersTableActions, UsersTableOptions, UsersTableState } from './types.ts'
import { userFeature } from './user.ts'
import type {
  TemporaryUserConfigurationActions,
  TemporaryUserConfigurationState,
  UserActions,
  UserOptions,
  UserState,
} from './user-types.ts'

/**
 * The invite link of the tenant.
 *
 * @example
 * ```tsx
 * const { value, save, remove } = useInviteLink()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useInviteLink: FeatureHook<InviteLinkState, InviteLinkActions> = createFeatureHook(inviteLinkFeature)

/**
 * The tenant's use of temporary accounts.
 *
 * @example
 * ```tsx
 * const { value } = useTemporaryUserConfiguration()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useTemporaryUserConfiguration: FeatureHook<
  TemporaryUserConfigurationState,
  TemporaryUserConfigurationActions
> = createFeatureHook(temporaryUserConfigurationFeature)

/**
 * One user with their access and its origins.
 *
 * @example
 * ```tsx
 * const { value, save, setRoles, disable, endSessions } = useUser({ id })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useUser: FeatureHook<UserState, UserActions, UserOptions> = createFeatureHook(userFeature)

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
