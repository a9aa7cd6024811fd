'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { groupFeature } from './group.ts'
import type { GroupActions, GroupOptions, GroupState } from './types.ts'

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
