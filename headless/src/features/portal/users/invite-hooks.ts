'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { inviteLinkFeature } from './invite-link.ts'
import type { InviteLinkActions, InviteLinkState } from './invite-link-types.ts'
import { temporaryUserConfigurationFeature } from './temporary-user-configuration.ts'
import type { TemporaryUserConfigurationActions, TemporaryUserConfigurationState } from './user-types.ts'

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
