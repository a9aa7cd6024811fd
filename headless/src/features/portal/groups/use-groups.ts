'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { groupsFeature } from './feature.ts'
import type { GroupsActions, GroupsOptions, GroupsState } from './types.ts'

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
