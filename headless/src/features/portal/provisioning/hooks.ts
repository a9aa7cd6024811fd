'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { provisioningFeature } from './feature.ts'
import { syncLogFeature } from './sync-log.ts'
import type { ProvisioningActions, ProvisioningState, SyncLogActions, SyncLogOptions, SyncLogState } from './types.ts'

/**
 * The connections of directories that add and remove people by SCIM.
 *
 * @example
 * ```tsx
 * const { rows, create, update, rotate, remove } = useProvisioning()
 * ```
 *
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
 * @see The [guide](../../../../../docs/features/portal/provisioning.md).
 * @function
 */
export const useSyncLog: FeatureHook<SyncLogState, SyncLogActions, SyncLogOptions> = createFeatureHook(syncLogFeature)
