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
 * The invite link of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { value, create, remove } = useInviteLink()
 * ```
 *
 * @returns The members of {@link InviteLinkState} and {@link InviteLinkActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useInviteLink: FeatureHook<InviteLinkState, InviteLinkActions> = createFeatureHook(inviteLinkFeature)

/**
 * The tenant's use of temporary accounts, without markup.
 *
 * @example
 * ```tsx
 * const { value } = useTemporaryUserConfiguration()
 * ```
 *
 * @returns The members of {@link TemporaryUserConfigurationState} and {@link TemporaryUserConfigurationActions}, and
 * `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useTemporaryUserConfiguration: FeatureHook<
  TemporaryUserConfigurationState,
  TemporaryUserConfigurationActions
> = createFeatureHook(temporaryUserConfigurationFeature)

/**
 * One user with their access and its origins, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, setRoles, disable, endSessions } = useUser({ id })
 * ```
 *
 * @returns The members of {@link UserState} and {@link UserActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useUser: FeatureHook<UserState, UserActions, UserOptions> = createFeatureHook(userFeature)

/**
 * The users of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, search, filter, add, disable, rowState } = useUsersTable({ address: 'users' })
 * ```
 *
 * @returns The members of {@link UsersTableState} and {@link UsersTableActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useUsersTable: FeatureHook<UsersTableState, UsersTableActions, UsersTableOptions | undefined> =
  createFeatureHook(usersTableFeature)
