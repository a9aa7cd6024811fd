'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { groupConfigurationFeature } from './group-configuration.ts'
import type { GroupConfigurationActions, GroupConfigurationState } from './types.ts'

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
