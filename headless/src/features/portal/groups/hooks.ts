'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { groupsFeature } from './feature.ts'
import { groupFeature } from './group.ts'
import { groupConfigurationFeature } from './group-configuration.ts'
import type {
  GroupActions,
  GroupConfigurationActions,
  GroupConfigurationState,
  GroupOptions,
  GroupState,
  GroupsActions,
  GroupsOptions,
  GroupsState,
} from './types.ts'

/**
 * The tenant's use of groups, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useGroupConfiguration()
 * ```
 *
 * @returns The members of {@link GroupConfigurationState} and {@link GroupConfigurationActions}, and `isPending`, `error` and
 *   `calls`.
 * @see The [guide](../../../../../docs/features/portal/groups.md).
 * @function
 */
export const useGroupConfiguration: FeatureHook<GroupConfigurationState, GroupConfigurationActions> =
  createFeatureHook(groupConfigurationFeature)

/**
 * One group with its members and roles, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, addUsers, removeUsers, addRoles, removeRoles, calls } = useGroup({ id })
 * ```
 *
 * @returns The members of {@link GroupState} and {@link GroupActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/groups.md).
 * @function
 */
export const useGroup: FeatureHook<GroupState, GroupActions, GroupOptions> = createFeatureHook(groupFeature)

/**
 * The groups of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, change, remove, removeMany, calls } = useGroups()
 * ```
 *
 * @returns The members of {@link GroupsState} and {@link GroupsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/groups.md).
 * @function
 */
export const useGroups: FeatureHook<GroupsState, GroupsActions, GroupsOptions | undefined> =
  createFeatureHook(groupsFeature)
