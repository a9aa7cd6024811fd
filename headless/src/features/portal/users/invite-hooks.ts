'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { inviteLinkFeature } from './invite-link.ts'
import type { InviteLinkActions, InviteLinkState } from './invite-link-types.ts'
import { temporaryUserConfigurationFeature } from './temporary-user-configuration.ts'
import type { TemporaryUserConfigurationActions, TemporaryUserConfigurationState } from './user-types.ts'

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
