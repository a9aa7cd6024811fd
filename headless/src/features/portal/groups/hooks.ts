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
 * The tenant's use of groups.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useGroupConfiguration()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/groups.md).
 * @function
 */
export const useGroupConfiguration: FeatureHook<GroupConfigurationState, GroupConfigurationActions> =
  createFeatureHook(groupConfigurationFeature)

/**
 * One group with its members and roles.
 *
 * @example
 * ```tsx
 * const { value, save, addUsers, removeUsers, addRoles, removeRoles, calls } = useGroup({ id })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/groups.md).
 * @function
 */
export const useGroup: FeatureHook<GroupState, GroupActions, GroupOptions> = createFeatureHook(groupFeature)

/**
 * The groups of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, create, update, remove, removeMany, calls } = useGroups()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/groups.md).
 * @function
 */
export const useGroups: FeatureHook<GroupsState, GroupsActions, GroupsOptions | undefined> =
  createFeatureHook(groupsFeature)
