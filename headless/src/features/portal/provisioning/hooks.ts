'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { provisioningFeature } from './feature.ts'
import { syncLogFeature } from './sync-log.ts'
import type { ProvisioningActions, ProvisioningState, SyncLogActions, SyncLogOptions, SyncLogState } from './types.ts'

/**
 * The connections of directories that add and remove people by SCIM, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, update, rotate, remove } = useProvisioning()
 * ```
 *
 * @returns The members of {@link ProvisioningState} and {@link ProvisioningActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/provisioning.md).
 * @function
 */
export const useProvisioning: FeatureHook<ProvisioningState, ProvisioningActions> =
  createFeatureHook(provisioningFeature)

/**
 * The log of a directory: its changes, and its refusals with their reasons. Without markup.
 *
 * @example
 * ```tsx
 * const { rows, isOffered, filter } = useSyncLog({ connectionId })
 * ```
 *
 * @returns The members of {@link SyncLogState} and {@link SyncLogActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/provisioning.md).
 * @function
 */
export const useSyncLog: FeatureHook<SyncLogState, SyncLogActions, SyncLogOptions> = createFeatureHook(syncLogFeature)
