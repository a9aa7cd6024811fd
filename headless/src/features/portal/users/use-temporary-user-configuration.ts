'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { temporaryUserConfigurationFeature } from './temporary-user-configuration.ts'
import type { TemporaryUserConfigurationActions, TemporaryUserConfigurationState } from './user-types.ts'

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
